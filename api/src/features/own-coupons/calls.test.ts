import { schema } from '../../database/connection.ts';
import { giveCoupons } from '../../database/promotions/customer-coupons.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeEach(async () => {
  shop = await startTestApp();
});
afterEach(() => shop?.close());

type Headers = Record<string, string>;

describe('coupons', () => {
  const list = (headers: Headers, state?: 'usable' | 'used' | 'expired') =>
    shop.call('couponList', { body: state ? { state } : {} }, headers);
  const codes = async (...asked: Parameters<typeof list>) =>
    (await list(...asked)).result.list.map(({ coupon_code }) => coupon_code);

  test('API-045 a customer’s coupons are those that they have, by what can be done with them', async () => {
    const ada = await shop.signIn();
    const { db } = shop.connection;
    await giveCoupons(db, 1, ['TEN'], new Date('2026-05-01T00:00:00Z'));
    await giveCoupons(db, 1, ['OVER'], new Date('2026-05-02T00:00:00Z'));
    await giveCoupons(db, 1, ['BIG'], new Date('2026-05-03T00:00:00Z'), new Date('2026-06-01T12:00:01.000Z'));
    await db.insert(schema.customerCoupon).values({
      customerId: 1,
      couponCode: 'ONCE',
      receivedAt: new Date('2026-05-04T00:00:00Z'),
      usedAt: new Date('2026-05-05T00:00:00Z'),
    });
    const { result } = await list(ada);
    expect(result.list.map(({ coupon_code, status }) => [coupon_code, status])).toEqual([
      ['ONCE', 0],
      ['BIG', 1],
      ['OVER', 0],
      ['TEN', 1],
    ]);
    expect(result).toMatchObject({ total: 4, counts: { usable: 2, used: 1, expired: 1 } });
    expect(await codes(ada, 'usable')).toEqual(['BIG', 'TEN']);
    expect(await codes(ada, 'used')).toEqual(['ONCE']);
    expect(await codes(ada, 'expired')).toEqual(['OVER']);
    expect((await list(await shop.signIn('bo@example.com'))).result.total).toBe(0);
  });

  test('a copy ends when its own time is over', async () => {
    const ada = await shop.signIn();
    await giveCoupons(shop.connection.db, 1, ['BIG'], shop.clock.now, new Date('2026-06-01T12:00:01.000Z'));
    shop.clock.now = new Date('2026-06-01T12:00:01.000Z');
    expect(await codes(ada, 'usable')).toEqual([]);
    expect((await list(ada, 'expired')).result.list[0]).toMatchObject({
      coupon_code: 'BIG',
      expires_at: '2026-06-01T12:00:01.000Z',
    });
  });
});
