import { eq } from 'drizzle-orm';
import { schema } from '../../database/connection.ts';
import { addPoints, pointsBalance, spendPoints } from '../../database/membership/points.ts';
import { deleteOldRows } from '../../database/retention.ts';
import { latestMails } from '../../mail/mailbox.ts';
import { fixture } from '../../testing/fixture-products.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
let ada: Record<string, string>;
let bo: Record<string, string>;
beforeAll(async () => {
  shop = await startTestApp();
  ada = await shop.signIn('ada@example.com');
  bo = await shop.signIn('bo@example.com');
});
afterAll(() => shop?.close());

const earn = (points: number, customerId = 1) =>
  addPoints(shop.connection.db, { customerId, points, reason: 'adjustment', createdAt: shop.clock.now });

test('API-146 API-147 the balance is the sum of the history, each change with its reason', async () => {
  expect((await shop.call('pointsInfo', { body: {} }, ada)).result).toMatchObject({ points: 0, earned_points: 0 });
  await earn(300);
  await spendPoints(shop.connection.db, {
    customerId: 1,
    points: 120,
    reason: 'spent_on_order',
    reference: 'CA1',
    createdAt: new Date(shop.clock.now.getTime() + 1000),
  });
  expect((await shop.call('pointsInfo', { body: {} }, ada)).result).toMatchObject({
    points: 180,
    points_cur_amount: 180,
    earned_points: 300,
    signed_today: 0,
  });
  const history = (await shop.call('pointsLists', { body: { page_size: 1 } }, ada)).result;
  expect(history).toMatchObject({ total: 2, list: [{ points: -120, reason: 'Paid for an order' }] });
  const french = await shop.call(
    'pointsLists',
    { body: { page: 2, page_size: 1 } },
    { ...ada, 'accept-language': 'fr' },
  );
  expect(french.result.list).toMatchObject([{ points: 300, reason: 'Ajustement' }]);
  expect((await shop.call('pointsLists', { body: {} }, bo)).result.total).toBe(0);
});

test('points cannot be spent twice, nor by two at once', async () => {
  const { db } = shop.connection;
  await earn(100, 4);
  const spend = (reference: string) =>
    spendPoints(db, { customerId: 4, points: 70, reason: 'spent_on_order', reference, createdAt: shop.clock.now });
  expect((await Promise.all([spend('A'), spend('B')])).toSorted()).toEqual(['short', 'spent']);
  expect(await pointsBalance(db, 4, shop.clock.now)).toBe(30);
  await earn(500, 4);
  await Promise.all([spend('A'), spend('B')]);
  expect(await spend('A')).toBe('before');
  expect(await pointsBalance(db, 4, shop.clock.now)).toBe(460);
});

test('API-148 API-149 the tasks, and a sign-in that counts once a day', async () => {
  const done = async () =>
    (await shop.call('taskList', {}, bo)).result.list.find(({ kind }) => kind === 'sign')?.is_done;
  expect(await done()).toBe(0);
  expect((await shop.call('signPoints', { body: {} }, bo)).result).toEqual({ earned: 5, points: 5 });
  expect(await done()).toBe(1);
  expect((await shop.call('signPoints', { body: {} }, bo)).code).toBe(409);
  const before = shop.clock.now;
  shop.clock.now = new Date(before.getTime() + 20 * 3_600_000);
  expect((await shop.call('signPoints', { body: {} }, bo)).result).toEqual({ earned: 5, points: 10 });
  shop.clock.now = before;
});

test('API-150 points are collected once what they ask for has happened', async () => {
  const collect = (task_id: number) => shop.call('collectPoints', { body: { task_id } }, bo);
  expect((await collect(3)).result.earned).toBe(50);
  expect((await collect(3)).code).toBe(409);
  expect((await collect(4)).code).toBe(409);
  await shop.call('updateAccountInformation', { body: { customer_phone: '4165550123' } }, bo);
  expect((await collect(4)).result.earned).toBe(50);
  expect((await collect(1)).code).toBe(404);
});

test('API-151 each channel is followed once', async () => {
  const follow = (channel: string) => shop.call('follow', { body: { channel } }, bo);
  expect((await follow('Instagram')).result.earned).toBe(10);
  expect((await follow('Instagram')).code).toBe(409);
  expect((await follow('Facebook')).code).toBe(200);
  expect((await follow('Elsewhere')).code).toBe(404);
});

test('API-155 a shared product earns once a day, and has to exist', async () => {
  const share = (product_id: number) => shop.call('shareProduct', { body: { product_id, channel: 'link' } }, bo);
  expect((await share(999)).code).toBe(404);
  expect((await share(fixture.table)).result.earned).toBe(10);
  expect((await share(fixture.sofa)).code).toBe(409);
});

test('API-154 a birthday is kept, and earns once', async () => {
  const saveBirthday = (births: string) => shop.call('tellBirthday', { body: { births } }, bo);
  expect((await saveBirthday('1990-02-30')).code).toBe(400);
  expect((await saveBirthday('1990-05-31')).result.earned).toBe(50);
  expect((await saveBirthday('1991-05-31')).code).toBe(409);
  expect((await shop.call('accountInformation', {}, bo)).result.births).toBe('1990-05-31');
});

test('API-152 a letter to a friend holds the customer’s words as text, ten a day', async () => {
  const send = () =>
    shop.call('sendCustomerEmail', { body: { email: 'friend@example.com', message: '<b>Look</b>' } }, bo);
  expect((await send()).code).toBe(200);
  const [letter] = await latestMails(shop.connection.db, 1);
  expect(letter).toMatchObject({ recipient: 'friend@example.com', subject: 'Bo Roy thought of you' });
  // Why it came, and from where.
  expect(letter?.plainText).toContain(
    'because Bo Roy typed your address.\nBoréal, 100 Example Street, Montréal (Québec) H2X 1Y4\nContact us: http',
  );
  expect(letter?.html).toContain('&lt;b&gt;Look&lt;/b&gt;');
  for (let sent = 1; sent < 10; sent += 1) await send();
  expect((await send()).code).toBe(429);
});

test('API-153 the show names the programmes, where they are and their picture', async () => {
  const { list } = (await shop.call('show', {}, { 'accept-language': 'fr' })).result;
  expect(list).toContainEqual({
    id: 3,
    name: 'Jetons',
    image: '/media/pictures/scene-dining-1200.avif',
    url: '/costwaycoin',
  });
});

test('API-156 API-157 coins go to another customer, and never more than there are', async () => {
  const { db } = shop.connection;
  await db.insert(schema.coinEntry).values({ customerId: 1, coins: 30, reason: 'welcome', createdAt: shop.clock.now });
  const number = async (who: Record<string, string>) => (await shop.call('coinNumber', { body: {} }, who)).result.coins;
  const send = (email: string, coins: number) => shop.call('sendCoin', { body: { email, coins } }, ada);
  expect((await send('BO@example.com', 12)).result).toEqual({ coins: 18 });
  expect([await number(ada), await number(bo)]).toEqual([18, 12]);
  expect((await send('bo@example.com', 19)).code).toBe(409);
  expect((await send('ada@example.com', 1)).code).toBe(409);
  expect((await send('bo@example.com', 1.5)).code).toBe(400);
  expect(await number(ada)).toBe(18);
});

test('API-156 an address without an account, one not confirmed and a customer’s are answered alike; coins wait', async () => {
  const { db } = shop.connection;
  const { coinEntry } = schema;
  await db.delete(coinEntry);
  await db.insert(coinEntry).values({ customerId: 1, coins: 30, reason: 'welcome', createdAt: shop.clock.now });
  const number = async (who: Record<string, string>) => (await shop.call('coinNumber', { body: {} }, who)).result.coins;
  const waits = 'waits@example.ca';
  const registered = await shop.call('register', { body: { email: waits, password: 'maple77', auto_test: '1' } });
  const answers = [];
  for (const email of ['bo@example.com', waits, 'nobody@example.com']) {
    const { status, code, message, result } = await shop.call('sendCoin', { body: { email, coins: 4 } }, ada);
    answers.push([status, code, message, typeof result.coins]);
  }
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect([await number(ada), await number(bo)]).toEqual([18, 4]);
  expect(await number({ authorization: registered.result.token ?? '' })).toBe(0);

  const google = async (email: string) => {
    const reply = await shop.app.inject({
      method: 'POST',
      url: '/dev/google/id_token',
      payload: { email, firstname: 'Zoé', lastname: 'Roy' },
    });
    const { result } = await shop.call('googleLogin', { query: { id_token: reply.json().id_token } });
    return { authorization: result.token ?? '' };
  };
  for (const email of [waits, 'nobody@example.com']) {
    expect([await number(await google(email)), await number(await google(email))]).toEqual([4, 4]);
  }
  // Nothing comes from nothing, and whoever sent some keeps no address of a customer.
  const entries = await db.select().from(coinEntry);
  expect(entries.reduce((sum, { coins }) => sum + coins, 0)).toBe(30);
  expect(JSON.stringify(entries)).not.toContain('@');
});

test('API-156 coins that are sent while the address is confirmed arrive, once', async () => {
  const { db } = shop.connection;
  const { coinEntry } = schema;
  await db.delete(coinEntry);
  await db.insert(coinEntry).values({ customerId: 1, coins: 30, reason: 'welcome', createdAt: shop.clock.now });
  const email = 'meanwhile@example.ca';
  const { result } = await shop.call('register', { body: { email, password: 'maple77', auto_test: '1' } });
  const headers = { authorization: result.token ?? '' };
  const [letter] = await latestMails(db, 1);
  const verify_code = /\b\d{6}\b/.exec(letter?.subject ?? '')?.[0] ?? '';
  const [confirmed] = await Promise.all([
    shop.call('verifyEmailCode', { body: { email, verify_code } }, headers),
    ...[1, 2, 3].map(() => shop.call('sendCoin', { body: { email, coins: 2 } }, ada)),
  ]);
  const own = { authorization: confirmed.result.token ?? '' };
  expect((await shop.call('coinNumber', { body: {} }, own)).result.coins).toBe(6);
  expect((await shop.call('coinNumber', { body: {} }, ada)).result.coins).toBe(24);
});

test('API-156 half a coin is no coin, and nothing is taken for it', async () => {
  const before = (await shop.call('coinNumber', { body: {} }, ada)).result.coins;
  const sent = await shop.call('sendCoin', { body: { email: 'bo@example.com', coins: 1.5 } }, ada);
  expect([sent.code, sent.result]).toEqual([400, { field: 'coins' }]);
  expect((await shop.call('coinNumber', { body: {} }, ada)).result.coins).toBe(before);
});

test('PTS-003 PTS-009 who has not confirmed their address earns, wins, sends and exchanges nothing', async () => {
  const unconfirmed = await shop.signIn('new@example.com');
  const refused = [
    await shop.call('signPoints', { body: {} }, unconfirmed),
    await shop.call('follow', { body: { channel: 'instagram' } }, unconfirmed),
    await shop.call('tellBirthday', { body: { births: '1990-05-31' } }, unconfirmed),
    await shop.call('redeemReward', { body: { reward_id: 1 } }, unconfirmed),
    await shop.call('sendCoin', { body: { email: 'bo@example.com', coins: 1 } }, unconfirmed),
    await shop.call('milestoneLottery', { body: {} }, unconfirmed),
    await shop.call('saleLotteryDraw', { body: {} }, unconfirmed),
  ];
  expect(refused.map(({ code }) => code)).toEqual(refused.map(() => 403));
  expect(refused[0]?.message).toBe('Please confirm your email address first. We can send you another code.');
  const french = await shop.call('signPoints', { body: {} }, { ...unconfirmed, 'accept-language': 'fr' });
  expect(french.message).toMatch(/^Veuillez d’abord confirmer/);
});

test('a reward is a coupon of the customer’s own, and takes its points', async () => {
  await earn(500);
  const points = await pointsBalance(shop.connection.db, 1, shop.clock.now);
  const redeem = (reward_id: number) => shop.call('redeemReward', { body: { reward_id } }, ada);
  expect((await redeem(3)).code).toBe(409);
  const { result } = await redeem(1);
  expect(result.points).toBe(points - 500);
  const { customerCoupon } = schema;
  const own = await shop.connection.db.select().from(customerCoupon).where(eq(customerCoupon.customerId, 1));
  expect(own.map(({ couponCode }) => couponCode)).toEqual([result.coupon_code]);
  expect((await redeem(9)).code).toBe(404);
  expect((await shop.call('pointsRewards', {})).result.list).toHaveLength(5);
});

test('API-088 every milestone gives one draw, and every draw wins', async () => {
  const { call, connection } = shop;
  const info = async () => (await call('pointsInfo', { body: {} }, ada)).result;
  const { earned_points } = await info();
  await earn(1_000 - earned_points);
  expect((await info()).milestone_turns).toBe(2);
  const { list } = (await call('milestonePrizes', {})).result;
  for (const turns_left of [1, 0]) {
    const { result } = await call('milestoneLottery', { body: {} }, ada);
    expect(result.turns_left).toBe(turns_left);
    expect(list).toContainEqual(result.prize);
    expect(result.coupon_code === null).toBe(result.prize.kind !== 'coupon');
  }
  expect((await call('milestoneLottery', { body: {} }, ada)).code).toBe(409);
  expect(await connection.db.$count(schema.milestoneDraw)).toBe(2);
});

test('API-146 points never expire: those of long ago can be spent', async () => {
  const { db } = shop.connection;
  const { now } = shop.clock;
  const before = await pointsBalance(db, 4, now);
  await addPoints(db, { customerId: 4, points: 9, reason: 'adjustment', createdAt: new Date('2001-01-01T12:00:00Z') });
  await deleteOldRows(db, now, () => false);
  expect(await pointsBalance(db, 4, now)).toBe(before + 9);
});
