import { randomUUID } from 'node:crypto';
import { schema } from '../../database/connection.ts';
import { noteTurn } from './queries.ts';
import { giveCoupons } from '../../database/promotions/customer-coupons.ts';
import { buyingAt } from '../../testing/buying.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeEach(async () => {
  shop = await startTestApp();
});
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
    const day = '2026-05-01';
    await noteTurn(shop.connection.db, { customerId: 1, day, prizeId: 5, createdAt: shop.clock.now });
    expect(await titles()).not.toContain('C$15 off');
    expect((await wheel(await shop.signIn('bo@example.com'))).result.list.length).toBe((await titles()).length + 1);
  });

  test('API-084 a coupon that is won is the winner’s own: nobody else can enter it, and its use ends no other', async () => {
    const { db } = shop.connection;
    await coupon('WELCOME15');
    const buying = buyingAt(shop);
    const enter = async (who: Headers, coupon_code: string) => {
      await buying.fill(who);
      return (await shop.call('applyCoupon', { body: { coupon_code } }, who)).code;
    };
    const order = async (who: Headers) => {
      return (await buying.order(who, 'card', await buying.cardNonce(who), randomUUID())).code;
    };
    let winner: Headers = await shop.signIn();
    let code: string | null = null;
    // Only chance decides; of so many turns one wins it.
    for (let turned = 0; code === null && turned < 800; turned += 1) {
      const drawn = await turn(winner);
      code = drawn.code === 200 ? drawn.result.coupon_code : null;
      if (drawn.code === 200) continue;
      shop.clock.now = new Date(shop.clock.now.getTime() + 24 * 60 * 60 * 1000);
      winner = await shop.signIn();
    }
    const other = await shop.signIn('bo@example.com');
    const { list } = (await shop.call('couponList', { body: {} }, winner)).result;
    expect(list).toMatchObject([{ coupon_code: code, discount_text: 'C$15 off', status: 1 }]);
    if (code === null) throw new Error('Nothing was won');
    expect(code).not.toBe('WELCOME15');
    expect([await enter(other, code), await enter(await shop.guest(), code)]).toEqual([400, 400]);
    expect([await enter(winner, code), await order(winner)]).toEqual([200, 200]);
    expect(await enter(winner, code)).toBe(400);
    // The one that everybody may enter is what it was, also for who has a used copy of it from before.
    await giveCoupons(db, 1, ['WELCOME15'], shop.clock.now);
    await db.update(schema.customerCoupon).set({ usedAt: shop.clock.now });
    expect([await enter(winner, 'WELCOME15'), await order(winner)]).toEqual([200, 200]);
    expect(await enter(other, 'WELCOME15')).toBe(200);
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

  test('PTS-006 who has not confirmed their address turns nothing', async () => {
    expect((await turn(await shop.signIn('new@example.com'))).code).toBe(403);
  });
});
