import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cellsOf } from '@shop/csv/cells';
import { csvOf } from '@shop/csv/write';
import { createCustomer } from '../../database/account/customers.ts';
import { schema } from '../../database/connection.ts';
import { askingAt, keyOf, operate } from '../../testing/operating.ts';
import { shownCommands, wordsOfLine } from '../../testing/shown-commands.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
let folder: string;
beforeAll(async () => {
  shop = await startTestApp({});
  folder = await mkdtemp(path.join(tmpdir(), 'past-orders-'));
});
afterAll(async () => {
  await shop?.close();
  await rm(folder, { recursive: true, force: true });
});

const fixture = (name: string): string => path.join(import.meta.dirname, 'fixtures', name);
const run = (...args: string[]): Promise<string> => operate(shop, args);
const header = ['email', 'number', 'placed_at', 'status', 'total', 'sku', 'name', 'quantity', 'price'];
const written = async (...rows: string[][]): Promise<string> => {
  const file = path.join(folder, 'written.csv');
  await writeFile(file, csvOf([header, ...rows]));
  return file;
};

test('orders of Shopify become history of their customers as move-in.md shows it, and nothing else', async () => {
  const { db } = shop.connection;
  await createCustomer(db, { email: 'later@example.com', passwordHash: '', language: 'en' });
  const ada = await shop.signIn('ada@example.com');
  const figures = async () => {
    const ask = askingAt(shop, (await keyOf(shop, 'admin')).key);
    const { orders, points, credit } = await ask('customer', { query: { id: 1 } });
    const list = (await shop.call('orderList', { query: {} }, ada)).result;
    const stock = await db.select({ id: schema.product.id, units: schema.product.usableQuantity }).from(schema.product);
    return {
      orders,
      points,
      credit,
      list,
      stock,
      key: await ask('keyFigures', { query: { from: '2026-05-01', to: '2026-06-30' } }),
    };
  };
  const before = await figures();
  const given: Record<string, string> = { 'orders_export.csv': fixture('shopify-orders.csv'), '100042': '1' };
  const shown = shownCommands('how-to/move-in.md', 'Orders').map((line) =>
    wordsOfLine(line.replaceAll('/tmp/', `${folder}/`)).map((word) => given[word] ?? word),
  );
  expect(shown).toHaveLength(4);
  const [convert = [], preview = [], apply = [], list = []] = shown.map((words) => words.slice(2));
  expect((await run(...convert)).split('\n')).toEqual([
    'line 4\tThe order #1002 is in USD: it is left out.',
    'line 7\tThe order #1005 is refunded: it is left out.',
    expect.stringMatching(/^4 orders are in /),
  ]);
  const said = [
    'line 4\tnobody@example.com has no account here: the order #1003 is left out.',
    'line 5\tlater@example.com is not confirmed here: the order #1004 is left out.',
  ];
  expect((await run(...preview)).split('\n')).toEqual([
    ...said,
    'Nothing was changed. It would be: 2 added to their customers, 0 there already; mistakes: 0.',
  ]);
  expect(await db.$count(schema.pastOrder)).toBe(0);
  expect(await run(...apply)).toContain('Done: 2 added to their customers, 0 there already.');
  expect(await run(...apply)).toContain('Done: 0 added to their customers, 2 there already.');
  expect(await figures()).toEqual(before);

  const { result } = await shop.call('pastOrders', { query: {} }, ada);
  expect(result.list).toEqual([
    {
      number: '#1001',
      placed_at: '2024-05-06T14:11:12.000Z',
      total: 13_560,
      items: [
        { item_id: 1, name: 'Elm Stool - Grey', qty: 2, price: 4_500 },
        { item_id: 2, name: 'Lamp', qty: 1, price: 1_000 },
      ],
    },
    expect.objectContaining({ number: '#1006' }),
  ]);
  expect((await shop.call('pastOrders', { query: {} }, await shop.signIn('bo@example.com'))).result.list).toEqual([]);
  expect((await shop.call('orderDetail', { query: { order_id: '#1001' } }, ada)).code).toBe(404);
  expect(await run(...list)).toContain('\t#1006\t2023-01-02\tpartially_refunded, fulfilled\tC$10.00\t1 × Lamp');
  expect(await run('log', 'list', '--number', '#1001')).toContain('past-order.add');
  expect(JSON.stringify((await shop.call('ownData', {}, ada)).result)).toContain('former shop');
});

test('orders that cannot be are told with their lines, and nothing or all the others are added', async () => {
  const file = await written(
    ['bo@example.com', 'A1', '2024-01-02', 'complete', '10.00', '', 'Lamp', '1', '10.00'],
    ['', 'A1', '', '', '', '', 'Stool', '0', '5.00'],
    ['bo@example.com', 'A2', '2099-01-02', '', '10.00', '', '', '', ''],
    ['bo', 'A3', '2024-01-02', '', 'free', '', '', '', ''],
    ['bo@example.com', 'A4', '2024-01-02', '', '10.00', '', '', '', ''],
    ['bo@example.com', 'A2', '2024-01-02', '', '10.00', '', '', '', ''],
  );
  const mistakes = [
    'line 3\tquantity\t"0" is no number of units such as 2.',
    'line 4\tplaced_at\t"2099-01-02" is no past day such as 2024-12-01, and no instant such as 2024-12-01T09:00Z.',
    'line 5\temail\t"bo" is no e-mail address.',
    'line 5\ttotal\t"free" is no amount such as 49.99.',
    'line 7\tnumber\tA2 stands in line 4 already.',
  ];
  expect((await run('past-orders', 'preview', file)).split('\n')).toEqual([
    ...mistakes,
    'Nothing was changed. It would be: 1 added to their customers, 0 there already; mistakes: 5.',
  ]);
  const before = await shop.connection.db.$count(schema.pastOrder);
  await expect(run('past-orders', 'apply', file)).rejects.toThrow('line 5, email: "bo" is no e-mail address.');
  expect(await shop.connection.db.$count(schema.pastOrder)).toBe(before);
  expect(await run('past-orders', 'apply', file, '--skip-wrong')).toContain('Done: 1 added');
});

test('orders of WooCommerce and Magento are read as their exports write them', async () => {
  const convert = async (kind: string) => {
    const into = path.join(folder, kind);
    const said = await run('past-orders', 'convert', kind, fixture(`${kind}-orders.csv`), '--into', into);
    const [names, ...rows] = cellsOf((await readFile(path.join(into, 'orders.csv'), 'utf8')).slice(1));
    expect(names).toEqual(header);
    return { said, rows };
  };
  expect((await convert('woocommerce')).rows).toEqual([
    ['ines@example.com', 'W-900', '2024-02-03', 'completed', '113.00', 'woo-lounge', 'Lounge Chair', '2', '50.00'],
  ]);
  const { said, rows } = await convert('magento');
  expect(said).toContain('line 3\tThe order 000000013 is in US$: it is left out.');
  expect(rows).toEqual([['rosa@example.com', '000000012', '2024-01-05', 'complete', '1,120.50', '', '', '', '']]);
});

test.each([
  ['shopify', 'Cancelled at', 'Canceled at'],
  ['woocommerce', 'order_date', 'date'],
])('a file of %s may call the column %s also %s', async (kind, name, other) => {
  const text = await readFile(fixture(`${kind}-orders.csv`), 'utf8');
  const file = path.join(folder, `${kind}-renamed.csv`);
  await writeFile(file, text.replace(name, other).replace(',refunded,', ',paid,'));
  const paid = path.join(folder, `${kind}-paid.csv`);
  await writeFile(paid, text.replace(',refunded,', ',paid,'));
  const converted = async (from: string, into: string) => {
    const said = await run('past-orders', 'convert', kind, from, '--into', path.join(folder, into));
    return { said: said.split('\n').slice(0, -1), csv: await readFile(path.join(folder, into, 'orders.csv'), 'utf8') };
  };
  const before = await converted(paid, `${kind}-one`);
  expect(before.csv).toContain('@example.com');
  expect(await converted(file, `${kind}-other`)).toEqual(before);
});
