import { schema } from '../../database/connection.ts';
import { giveCoupons } from '../../database/promotions/customer-coupons.ts';
import { startTestApp, startTimeout, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeEach(async () => {
  shop = await startTestApp();
}, startTimeout);
afterEach(() => shop?.close());

type Headers = Record<string, string>;

describe('the prize wheel', () => {
  const wheel = (headers: Headers) => shop.call('turnList', {}, headers);
  const turn = (headers: Headers) => shop.call('turn', { body: {} }, headers);
  const coupon = (code: string) =>
    shop.connection.db.insert(schema.coupon).values({
      code,
      title: { en: 'C$15 off', fr: 'C$15 de rabais' },
      description: { en: '', fr: '' },
      kind: 'amount',
      value: 1500,
      minimumSubtotal: 0,
      categoryIds: [],
      used: 0,
      plusOnly: false,
    });

  test('API-083 the wheel lists what this customer can win, and how many turns are left', async () => {
    const ada = await shop.signIn();
    const titles = async () => (await wheel(ada)).result.list.map(({ title }) => title);
    expect((await wheel(ada)).result.turns_left).toBe(3);
    expect(await titles()).toEqual(['10 points', 'Not this time', '50 points', '100 points', '500 points']);
    await coupon('WELCOME15');
    expect(await titles()).toContain('C$15 off');
    await giveCoupons(shop.connection.db, 1, ['WELCOME15'], shop.clock.now);
    expect(await titles()).not.toContain('C$15 off');
  });

  test('API-084 a turn gives its prize; three a day, also when four are asked for at once', async () => {
    const ada = await shop.signIn();
    await coupon('WELCOME15');
    const before = (await shop.call('accountInformation', {}, ada)).result.points;
    const turns = await Promise.all([turn(ada), turn(ada), turn(ada), turn(ada)]);
    expect(turns.map(({ code }) => code).toSorted()).toEqual([200, 200, 200, 409]);
    const won = turns.filter(({ code }) => code === 200).map(({ result }) => result);
    expect(won.map(({ turns_left }) => turns_left).toSorted()).toEqual([0, 1, 2]);
    const points = won.reduce((sum, { prize }) => sum + (prize.kind === 'points' ? parseInt(prize.title) : 0), 0);
    expect((await shop.call('accountInformation', {}, ada)).result.points).toBe(before + points);
    const coupons = won.flatMap(({ coupon_code }) => coupon_code ?? []);
    const own = await shop.call('couponList', { body: {} }, ada);
    expect(own.result.list.map(({ coupon_code }) => coupon_code)).toEqual(coupons);
    expect((await wheel(ada)).result.turns_left).toBe(0);
    shop.clock.now = new Date('2026-06-02T03:59:00.000Z');
    expect((await wheel(ada)).result.turns_left).toBe(0);
    shop.clock.now = new Date('2026-06-02T04:00:00.000Z'); // midnight in Toronto
    expect((await wheel(ada)).result.turns_left).toBe(3);
  });
});
