import { fixturePassword } from '../../testing/fixture-people.ts';
import { startTestApp, startTimeout, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
}, startTimeout);
afterAll(() => shop?.close());

test('API-167 the Plus+ page has its price and benefits in both languages', async () => {
  const { result } = await shop.call('plusInfo', {}, { 'accept-language': 'fr' });
  expect(result.benefits.map(({ title }) => title)).toContain('15 % de rabais toute l’année');
  expect(result.plusSpecialPrice).toBe(4_900);
});

test('API-170 MEM-024 step info: a member renews only in the last 60 days', async () => {
  const stepInfo = async (email: string) => {
    const { result } = await shop.call('login', { body: { email, password: fixturePassword } });
    return (await shop.call('plusStepInfo', { body: {} }, { authorization: result.token ?? '' })).result;
  };
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

test('API-180 the delivery estimate, for a whole code, its first five characters, and no such area', async () => {
  const estimate = (zipcode: string) => shop.call('deliveryEstimate', { body: { productId: 2, zipcode } });
  const whole = await estimate('m5h 1a1');
  expect(whole.result).toMatchObject({
    status: 1,
    logisticZipCity: 'Downtown Toronto M5H',
    logisticDate: 'Jul 15 – Jul 20',
  });
  expect((await estimate('M5H1A')).result).toEqual(whole.result);
  for (const wrong of ['90210', 'A9Z 9Z9', '']) expect((await estimate(wrong)).code).toBe(400);
  const out = await shop.call('deliveryEstimate', { body: { productId: 4, zipcode: 'M5H 1A1' } });
  expect(out.result).toMatchObject({ status: 0, logisticText: null });
});
