import { latestMails } from '../../mail/mailbox.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeEach(async () => {
  shop = await startTestApp();
});
afterEach(() => shop?.close());

const draw = (headers: Record<string, string>) => shop.call('saleLotteryDraw', { body: {} }, headers);

test('API-086 the lottery’s state: prizes, when it is on, the turns of whoever asks, and who won', async () => {
  const info = async (headers = {}) => (await shop.call('saleLotteryInfo', {}, headers)).result;
  expect(await info()).toEqual({
    prizes: [
      { prize_id: 1, title: 'C$10 off', image: null, kind: 'coupon' },
      { prize_id: 2, title: 'Nothing', image: null, kind: 'none' },
    ],
    turns_left: 0,
    starts_at: '2026-05-31T12:00:00.000Z',
    ends_at: '2026-06-05T12:00:00.000Z',
    winners: [],
  });
  const ada = await shop.signIn();
  expect((await info(ada)).turns_left).toBe(1);
  await draw(ada);
  expect(await info({ ...ada, 'accept-language': 'fr' })).toMatchObject({
    turns_left: 0,
    winners: [{ id: 1, nickname: 'Ada', prize: 'C$10 de rabais' }],
  });
});

test('API-087 a draw answers the prize: a coupon is the customer’s own, and can be used', async () => {
  const ada = await shop.signIn();
  const { result } = await draw(ada);
  expect(result).toMatchObject({ prize: { prize_id: 1, kind: 'coupon' }, turns_left: 0 });
  const coupons = await shop.call('couponList', { body: {} }, ada);
  expect(coupons.result.list.map(({ coupon_code }) => coupon_code)).toContain(result.coupon_code);
});

test('API-087 one draw a day: of two at once one wins, and tomorrow there is another', async () => {
  const ada = await shop.signIn();
  const codes = await Promise.all([draw(ada), draw(ada)]);
  expect(codes.map(({ code }) => code).toSorted()).toEqual([200, 409]);
  expect((await draw(await shop.signIn('bo@example.com'))).code).toBe(200);
  shop.clock.now = new Date('2026-06-02T12:00:00.000Z');
  expect((await draw(await shop.signIn())).code).toBe(200);
});

test('API-087 the draw is for customers, while the event is on', async () => {
  expect((await draw(await shop.guest())).code).toBe(401);
  shop.clock.now = new Date('2026-06-05T12:00:00.000Z');
  const ada = await shop.signIn();
  const reply = await draw(ada);
  expect([reply.code, reply.message]).toEqual([409, 'The draw is closed: the sale event is not on.']);
  expect((await shop.call('saleLotteryInfo', {}, ada)).result.turns_left).toBe(0);
});

test('API-087 points are added at once; what is given by hand comes with a letter that says how', async () => {
  const only = (kind: string) =>
    shop.connection.db.execute(
      `update site_document set value = jsonb_set(value, '{saleEvent,prizes}',
        '[{"id": 7, "title": {"en": "A prize", "fr": "Un prix"}, "kind": "${kind}", "image": null, "weight": 1,
          "amount": 100}]') where key = 'browse'`,
    );
  const ada = await shop.signIn();
  const points = async () => (await shop.call('pointsInfo', { body: {} }, ada)).result.points;
  const before = await points();
  await only('points');
  expect((await draw(ada)).result).toMatchObject({ prize: { title: 'A prize', kind: 'points' }, coupon_code: null });
  expect(await points()).toBe(before + 100);

  await only('gift');
  expect((await draw(await shop.signIn('bo@example.com'))).code).toBe(200);
  const [letter] = await latestMails(shop.connection.db, 1);
  expect(letter).toMatchObject({ recipient: 'bo@example.com', subject: 'You won: A prize' });
});
