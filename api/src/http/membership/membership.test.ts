import { formatDays } from '@shop/format';
import { eq, sql } from 'drizzle-orm';
import { schema } from '../../database/connection.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop?.close());

test('API-167 the Plus+ page has its price and benefits in both languages', async () => {
  const { result } = await shop.call('plusInfo', {}, { 'accept-language': 'fr' });
  expect(result.benefits.map(({ title }) => title)).toContain('15 % de rabais toute l’année');
  expect(result.plusSpecialPrice).toBe(4_900);
});

test('API-167 the Plus+ page shows the picture of the banner that leads to it', async () => {
  const picture = '/media/pictures/scene-bedroom-1200.avif';
  const banner = { name: { en: 'Plus+', fr: 'Plus+' }, image: picture, url: '/costwayplus' };
  expect((await shop.call('plusInfo', {})).result.hero_image).toBeNull();
  await shop.connection.db.execute(
    sql`update site_document set value = jsonb_set(value, '{top}', ${JSON.stringify([banner])}::jsonb) where key = 'banners'`,
  );
  expect((await shop.call('plusInfo', {})).result.hero_image).toBe(picture);
});

test('MEM-002 the page, the site’s data and what joining costs are one fee', async () => {
  const { plusPrice, plusSpecialPrice } = (await shop.call('plusInfo', {})).result;
  expect((await shop.call('configInit', {})).result.plus_price).toEqual({ plusPrice, plusSpecialPrice });
});

const stepInfo = async (email: string) =>
  (await shop.call('plusStepInfo', { body: {} }, await shop.signIn(email))).result;

test('API-170 MEM-022 step info: a business customer has is_qiye 1, the name of the group, and cannot buy', async () => {
  const email = 'bo@example.com';
  const { db } = shop.connection;
  await db.update(schema.customer).set({ group: 'Enterprise' }).where(eq(schema.customer.email, email));
  expect(await stepInfo(email)).toEqual({ is_qiye: 1, group_name: 'Enterprise', can_buy_plus: 0, ends_at: null });
});

test('API-170 MEM-024 step info: a member renews only in the last 60 days', async () => {
  expect(await stepInfo('ada@example.com')).toEqual({
    is_qiye: 0,
    group_name: 'General',
    can_buy_plus: 1,
    ends_at: null,
  });
  const opened = shop.clock.now.getTime();
  // The membership ends 100 days after the store was opened.
  for (const [day, answer] of [
    [0, 0],
    [39, 0],
    [41, 1],
  ] as const) {
    shop.clock.now = new Date(opened + day * 86_400_000);
    expect(await stepInfo('plus@example.com')).toMatchObject({ group_name: 'PLUS+', can_buy_plus: answer });
  }
});

test('API-180 the delivery estimate, for a whole code, its first five characters, an area that no list has, and no code', async () => {
  const estimate = (zipcode: string) => shop.call('deliveryEstimate', { body: { productId: 2, zipcode } });
  const whole = await estimate('m5h 1a1');
  expect(whole.result).toMatchObject({
    status: 1,
    logisticZipCity: 'Downtown Toronto M5H',
    logisticDate: formatDays('2026-07-15', '2026-07-20', 'en'),
  });
  expect((await estimate('M5H1A')).result).toEqual(whole.result);
  expect((await estimate('A9Z 9Z9')).result).toMatchObject({ status: 1 });
  for (const wrong of ['90210', 'D1A 1A1', '']) expect((await estimate(wrong)).code).toBe(400);
  const out = await shop.call('deliveryEstimate', { body: { productId: 4, zipcode: 'M5H 1A1' } });
  expect(out.result).toMatchObject({ status: 0, logisticText: null });
});
