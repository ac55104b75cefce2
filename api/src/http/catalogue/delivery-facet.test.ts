import { eq, sql } from 'drizzle-orm';
import { schema } from '../../database/connection.ts';
import { fixture } from '../../testing/fixture-products.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp(); // Monday, June 1
  const change = (id: number, values: Partial<typeof schema.product.$inferInsert>) =>
    shop.connection.db.update(schema.product).set(values).where(eq(schema.product.id, id));
  await change(fixture.table, { presaleEndDate: '2026-06-04', tag: 'Pre-order' });
  await change(fixture.cheap, { presaleEndDate: '2026-06-15', tag: 'Pre-order' });
  await change(fixture.lastOne, { presaleEndDate: '2026-06-04', tag: 'Pre-order' });
  await shop.connection.db
    .update(schema.product)
    .set({ details: sql`details || '{"superEarlyBird": true}'` })
    .where(eq(schema.product.id, fixture.lastOne));
});
afterAll(() => shop?.close());

const list = async (delivery?: string, headers = {}) =>
  (
    await shop.call(
      'categoryProducts',
      { body: { category_id: 1, page_size: 50, filters: delivery ? { delivery: [delivery] } : {} } },
      headers,
    )
  ).result;
const optionsOf = ({ facets }: Awaited<ReturnType<typeof list>>) =>
  facets.find(({ code }) => code === 'delivery')?.options.map(({ value, label, count }) => [value, label, count]);

/** The last day that a product's page gives, such as `Jun 9`; null where it gives none. */
const lastDay = async (productId: number, zipcode: string): Promise<Date | null> => {
  const { result } = await shop.call('deliveryEstimate', { body: { productId, zipcode } });
  const day = result.logisticDate
    ?.split('–')
    .at(-1)
    ?.replace(/^\W*\w+,/, '');
  return day ? new Date(`${day} 2026 12:00Z`) : null;
};

test('the filter counts what arrives in time, for the provinces until a postal area is named, and offers no days that nothing keeps', async () => {
  const all = await list();
  const options = optionsOf(all) ?? [];
  expect(options.map(([value, label]) => [value, label])).toEqual([
    ['14', 'Within 14 days, to the provinces'],
    ['30', 'Within 30 days, to the provinces'],
  ]);
  for (const [value, , count] of options) expect((await list(String(value))).total).toBe(count);
  expect(optionsOf(await list('14-M5H', { 'accept-language': 'fr' }))?.map(([, label]) => label)).toEqual([
    'D’ici 14\u00A0jours, M5H',
    'D’ici 30\u00A0jours, M5H',
  ]);
  expect((await list('soon')).total).toBe(0);
});

test('a postal area without days takes nothing out of the list and says of every option what comes there in time', async () => {
  const [all, near] = [await list(), await list('M5H')];
  expect(near.total).toBe(all.total);
  const options = optionsOf(near) ?? [];
  expect(options.map(([value]) => value)).toEqual(['14-M5H', '30-M5H']);
  for (const [value, , count] of options) expect((await list(String(value))).total).toBe(count);
  expect(near.facets.flatMap(({ options: of }) => of).filter(({ selected }) => selected)).toEqual([]);
  expect((await list('D0D')).total).toBe(0); // no such area: it means nothing, as before
});

test.each(['M5H 1A1', 'V5K 0A1', 'X0A 0H0'])(
  'for %s each product of the list comes in time by its own page, and no other does',
  async (zipcode) => {
    const everything = (await list()).products;
    expect(everything.length).toBeGreaterThanOrEqual(8);
    for (const days of [7, 14, 30]) {
      const limit = new Date(Date.parse('2026-06-01T12:00Z') + days * 86_400_000);
      const inTime = new Set((await list(`${days}-${zipcode.slice(0, 3)}`)).products.map(({ entity_id }) => entity_id));
      for (const { entity_id } of everything) {
        const last = await lastDay(entity_id, zipcode);
        expect([entity_id, days, inTime.has(entity_id)]).toEqual([entity_id, days, last !== null && last <= limit]);
      }
    }
  },
);

test('what is picked up arrives nowhere', async () => {
  const before = (await list('14')).total;
  await shop.connection.db
    .insert(schema.productFacet)
    .values({ productId: fixture.sofa, code: 'pickup', value: 'pickup', labelFr: 'pickup' });
  expect((await list('14')).total).toBe(before - 1);
});
