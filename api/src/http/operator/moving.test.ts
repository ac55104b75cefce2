import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { askingAt, keyOf, operate } from '../../testing/operating.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
let folder: string;
beforeAll(async () => {
  shop = await startTestApp();
  folder = await mkdtemp(path.join(tmpdir(), 'moving-'));
});
afterAll(async () => {
  await shop?.close();
  await rm(folder, { recursive: true, force: true });
});

const fixture = (name: string): string =>
  path.join(import.meta.dirname, '../../operator/moving/fixtures', `${name}.csv`);
const asking = async (role: 'admin' | 'catalogue' = 'admin') => askingAt(shop, (await keyOf(shop, role)).key);

test.each(['shopify', 'woocommerce', 'magento'] as const)(
  'customers and orders of %s become the same files as those of the command, and nothing is changed',
  async (kind) => {
    const ask = await asking();
    const given = async (name: string) => (await readFile(fixture(name))).toString('utf8');
    const convert = (what: string) =>
      operate(shop, [what, 'convert', kind, fixture(`${kind}-${what.replace('past-', '')}`), '--into', folder]);
    const written = async (name: string) => (await readFile(path.join(folder, name), 'utf8')).slice(1);

    const query = { shop: kind, language: 'en' as const };
    const people = await ask('convertCustomers', { query, body: await given(`${kind}-customers`) });
    await rm(path.join(folder, 'customers.csv'), { force: true });
    const said = await convert('customers');
    expect(people.csv).toBe(await written('customers.csv'));
    expect(said).toContain(`${people.customers} customers are in`);
    expect(said.match(/^line \d+/gm) ?? []).toHaveLength(people.remarks_total);
    expect((await ask('previewCustomers', { body: people.csv })).errors).toEqual([]);

    const orders = await ask('convertPastOrders', { query: { shop: kind }, body: await given(`${kind}-orders`) });
    const saidOfOrders = await convert('past-orders');
    expect(orders.csv).toBe(await written('orders.csv'));
    expect(saidOfOrders).toContain(`${orders.orders} orders are in`);
    expect(saidOfOrders.match(/^line \d+/gm) ?? []).toHaveLength(orders.remarks_total);
    expect((await ask('log', { query: {} })).list.filter(({ action }) => action !== 'key.make')).toEqual([]);
  },
);

test('a file of something else, and a key that may not see customers, are refused', async () => {
  const ask = await asking();
  const query = { shop: 'shopify' as const };
  await expect(ask('convertCustomers', { query, body: 'a,b\n1,2\n' })).rejects.toThrow('lacks the columns');
  await expect(ask('convertPastOrders', { query, body: 'a,b\n1,2\n' })).rejects.toThrow('lacks the columns');
  const other = await asking('catalogue');
  await expect(other('convertCustomers', { query, body: 'email\n' })).rejects.toThrow(/role/);
});
