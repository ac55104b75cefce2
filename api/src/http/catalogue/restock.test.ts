import { sql } from 'drizzle-orm';
import { fixture } from '../../testing/fixture-products.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop?.close());

/** `YYYY-MM-DD` of this many days after now. */
const dayIn = (days: number) => new Date(shop.clock.now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
const restocked = (id: number, day: string | null) =>
  shop.connection.db.execute(
    sql`update product set details = jsonb_set(details, '{restockDate}', ${JSON.stringify(day)}::jsonb) where id = ${id}`,
  );
const estimate = async (productId: number, zipcode = 'M5H 1A1', headers = {}) => {
  const { result } = await shop.call('deliveryEstimate', { body: { productId, zipcode } }, headers);
  return { ...result, oosInfOfArrival: result.oosInfOfArrival?.replaceAll('\u00a0', ' ') ?? null };
};
const fillTime = async (id: number) => (await shop.call('productDetail', { query: { id } })).result.product_fill_time;

test('PDP-038 API-180 what is out of stock says when it is back and arrives, by its own date and the postal area', async () => {
  shop.clock.now = new Date('2026-07-10T12:00:00Z');
  await restocked(fixture.outOfStock, '2026-08-03');
  const toronto = await estimate(fixture.outOfStock);
  expect(toronto).toEqual({
    status: 0,
    oosInfOfArrival: 'Back in stock on Mon, Aug 3. Ordered that day, it arrives Thu, Aug 6 – Tue, Aug 11.',
    logisticDate: null,
    logisticText: null,
    logisticZipCity: 'Downtown Toronto M5H',
  });
  expect((await estimate(fixture.outOfStock, 'Y1A 1A1')).oosInfOfArrival).toContain(
    'it arrives Thu, Aug 13 – Mon, Aug 24',
  );
  expect((await estimate(fixture.outOfStock, 'M5H 1A1', { 'accept-language': 'fr' })).oosInfOfArrival).toBe(
    'De retour en stock le lun. 3 août. Commandé ce jour-là, il sera livré du jeu. 6 au mar. 11 août.',
  );
  await restocked(fixture.outOfStock, '2026-08-27');
  expect((await estimate(fixture.outOfStock, 'M5H 1A1', { 'accept-language': 'fr' })).oosInfOfArrival).toBe(
    'De retour en stock le jeu. 27 août. Commandé ce jour-là, il sera livré du mar. 1er au ven. 4 sept.',
  );
  await restocked(fixture.outOfStock, '2026-09-01');
  expect((await estimate(fixture.outOfStock)).oosInfOfArrival).toMatch(/^Back in stock on Tue, Sep 1\./);
});

test.each([
  ['none is ordered', null],
  ['it was due today', 0],
  ['it was due a week ago', -7],
])('PDP-038 PDP-004 nothing is promised when %s', async (_, days) => {
  await restocked(fixture.outOfStock, days === null ? null : dayIn(days));
  expect((await estimate(fixture.outOfStock)).oosInfOfArrival).toBeNull();
  expect(await fillTime(fixture.outOfStock)).toBeNull();
});

test('API-180 a variant that is out of stock is told as such, though its product is not', async () => {
  await restocked(fixture.sofa, dayIn(20));
  expect((await estimate(fixture.sofaSoldOut)).status).toBe(0);
  expect((await estimate(fixture.sofaSoldOut)).oosInfOfArrival).toMatch(/^Back in stock on /);
  expect((await estimate(fixture.sofaGrey)).status).toBe(1);
  expect((await estimate(fixture.sofa)).status).toBe(1);
});

test('PDP-038 what is gone for good is not expected back', async () => {
  await restocked(fixture.gone, dayIn(20));
  expect(await estimate(fixture.gone)).toMatchObject({
    status: 0,
    oosInfOfArrival: 'This product is no longer sold.',
  });
  expect(await fillTime(fixture.gone)).toBeNull();
});

test('PDP-004 the fill time is that of what is out of stock, or has a variant that is; others have none', async () => {
  for (const days of [10, 25]) {
    const day = dayIn(days);
    for (const id of [fixture.outOfStock, fixture.sofa, fixture.table]) await restocked(id, day);
    expect(await fillTime(fixture.outOfStock)).toBe(`${day}T12:00:00.000Z`);
    expect(await fillTime(fixture.sofa)).toBe(`${day}T12:00:00.000Z`);
    expect(await fillTime(fixture.table)).toBeNull();
  }
});
