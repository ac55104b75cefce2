import { eq, sql } from 'drizzle-orm';
import { schema, type Queryable } from '../../database/connection.ts';
import { creditStanding } from '../../database/membership/credit.ts';
import { openPlusOrder, plusOrderOfNumber } from '../../database/membership/plus-orders.ts';
import type { Letter } from '../../domain/mail/letter.ts';
import { payPlus } from '../../flows/membership/pay-plus-by-card.ts';
import { buyingAt, type Headers } from '../../testing/buying.ts';
import { fixturePassword } from '../../testing/fixture-people.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { inviteCodeOf } from './rules.ts';

let shop: TestApp;
/** Ada and Bo are customers, the member has the number 3. */
let ada: Headers;
let bo: Headers;
let member: Headers;
/** Letters that were handed over within a transaction that stands. */
let letters: Letter[];
/** Whether the process ends when a letter is handed over. */
let crashes = false;
beforeEach(async () => {
  letters = [];
  crashes = false;
  shop = await startTestApp({}, ({ mailer }) => ({
    mailer: {
      ...mailer,
      sendWithin: async (transaction: Queryable, letter: Letter) => {
        if (crashes) throw new Error('The process ended');
        letters.push(letter);
        await mailer.sendWithin(transaction, letter);
      },
    },
  }));
  ada = await shop.signIn('ada@example.com');
  bo = await shop.signIn('bo@example.com');
  member = await shop.signIn('plus@example.com');
});
afterEach(() => shop?.close());

const invite = (who: Headers, email = 'Friend@example.com') => shop.call('plusInviteMember', { body: { email } }, who);
const invited = async (who: Headers) => (await shop.call('plusInviteComplex', { body: {} }, who)).result;
const balance = async (who: Headers) => (await shop.call('cashbackInfo', {}, who)).result.balance;
let secrets = 0;
/** A customer's order for a year, with this code. */
const openOrder = async (customerId: number, vipCode = inviteCodeOf(3)): Promise<string> => {
  const open = { customerId, price: 4_900, vipCode, secret: `secret ${(secrets += 1)}`, now: shop.clock.now };
  return (await openPlusOrder(shop.connection.db, open)).number;
};
const join = async (customerId: number, vipCode?: string): Promise<void> => {
  expect(await payPlus(shop.app.services, await openOrder(customerId, vipCode))).toBe(true);
};

test('API-160 a code to join with is a member’s, and somebody else’s', async () => {
  const body = { phone: '4165550123', code: '0000' };
  const verify = async (vip_code: string, who = ada) => {
    const { code, result, message } = await shop.call('plusVerifyCode', { body: { ...body, vip_code } }, who);
    return { code, field: Object(result).field, message };
  };
  const refused = { code: 400, field: 'vip_code', message: 'There is no such referral code.' };
  expect(await verify('NOBODY')).toEqual(refused);
  expect(await verify(inviteCodeOf(1))).toEqual(refused);
  expect(await verify(inviteCodeOf(2))).toEqual(refused);
  expect(await verify(` ${inviteCodeOf(3).toLowerCase()} `)).toMatchObject({ code: 400, field: 'code' });
});

test('API-168 an order keeps the friend’s code, also where its payment is asked for again without one', async () => {
  const phone = { customerId: 1, telephone: '+14165550123', codeHash: '', attempts: 0 };
  const times = { expiresAt: shop.clock.now, verifiedAt: shop.clock.now };
  await shop.connection.db.insert(schema.plusPhone).values({ ...phone, ...times });
  const codeOf = async (body: { vip_code?: string }) => {
    const { result } = await shop.call('plusPaymentLink', { body }, ada);
    return (await plusOrderOfNumber(shop.connection.db, result.order_sn))?.vipCode;
  };
  expect(await codeOf({ vip_code: inviteCodeOf(3).toLowerCase() })).toBe(inviteCodeOf(3));
  expect(await codeOf({})).toBe(inviteCodeOf(3));
  expect(await codeOf({ vip_code: '' })).toBeNull();
});

test('API-162 API-164 who joined with the code earned its member C$20', async () => {
  await join(1);
  const result = await invited(member);
  expect(result).toEqual({
    list: [{ email: 'ada@example.com', money: 2_000 }],
    total: 1,
    money: 2_000,
    plus_invite_code: inviteCodeOf(3),
    reward: 2_000,
  });
  expect((await shop.call('plusInviteList', { body: {} }, member)).result.list).toEqual(result.list);
  expect((await invited(bo)).plus_invite_code).toBeNull();
});

test('API-163 a member invites a friend once, by letter', async () => {
  expect((await invite(member)).result.list).toEqual([{ email: 'friend@example.com', money: 0 }]);
  expect(letters).toMatchObject([{ to: 'friend@example.com' }]);
  expect(letters[0]?.text).toContain(`Your referral code for Plus+: ${inviteCodeOf(3)}\n`);
  expect(letters[0]?.text).toMatch(/Have a look: http\S+\/costwayplus\?setLang=en\n/);
  expect((await invite(member)).code).toBe(409);
  expect((await invite(bo)).code).toBe(403);
  await shop.connection.db.update(schema.customer).set({ verified: false }).where(eq(schema.customer.id, 3));
  expect((await invite(member, 'other@example.com')).code).toBe(403);
  expect(letters).toHaveLength(1);
});

test('a friend who wants no letters of friends is noted and not written to, and the member is told nothing of it', async () => {
  await invite(member);
  const [, token = ''] = /leave\?token=([\da-f-]{36})/.exec(letters[0]?.text ?? '') ?? [];
  expect((await shop.call('newsletterLeave', { body: { token, come_back: false } })).code).toBe(200);
  await shop.connection.db.update(schema.customer).set({ group: 'PLUS+' }).where(eq(schema.customer.id, 2));
  const other = await shop.signIn('bo@example.com');
  const [refused, taken] = [await invite(other), await invite(other, 'other@example.com')];
  expect([refused.code, refused.message]).toEqual([taken.code, taken.message]);
  expect(taken.result.list.map(({ email }) => email)).toEqual(['friend@example.com', 'other@example.com']);
  expect(letters.map(({ to }) => to)).toEqual(['friend@example.com', 'other@example.com']);
});

test('MEM-019 MEM-020 a friend who joins earns the member C$20 to spend in the cart, and the promised letter, once', async () => {
  expect(await balance(member)).toBe(0);
  for (const year of [1, 2]) {
    const number = await openOrder(1);
    for (const again of [1, 2]) expect([year, await payPlus(shop.app.services, number)]).toEqual([year, again > 0]);
  }
  expect(await balance(member)).toBe(2_000);
  expect(letters).toMatchObject([{ to: 'plus@example.com' }]);
  expect(letters[0]?.text).toContain('ada@example.com has joined Plus+ with your code: C$20.00 is yours');
  const buying = buyingAt(shop);
  await buying.fill(member);
  const applied = await shop.call('applyCredit', { body: { amount: 2_000 } }, member);
  expect(applied.result.credit_amount).toBe(2_000);
  const { payment_id } = await buying.authorise(member, 'approve');
  await buying.order(member, 'klarna', payment_id);
  expect(await balance(member)).toBe(0);
});

test('MEM-019 each friend earns it once, invited before or not, and also when two join at the same moment', async () => {
  await invite(member, 'bo@example.com');
  const orders = [await openOrder(1), await openOrder(2)];
  const paid = await Promise.all([...orders, ...orders].map((number) => payPlus(shop.app.services, number)));
  expect(paid).toEqual([true, true, true, true]);
  expect((await invited(member)).list).toEqual(
    expect.arrayContaining([
      { email: 'bo@example.com', money: 2_000 },
      { email: 'ada@example.com', money: 2_000 },
    ]),
  );
  expect(await balance(member)).toBe(4_000);
});

test('who was deleted meanwhile earns nothing, and their friend is a member all the same', async () => {
  const number = await openOrder(1);
  expect((await shop.call('deleteAccount', { body: { password: fixturePassword } }, member)).code).toBe(200);
  letters = [];
  expect(await payPlus(shop.app.services, number)).toBe(true);
  expect(await shop.connection.db.$count(schema.plusInvitation)).toBe(0);
  expect(letters).toEqual([]);
});

test('an invitation or a reward is there exactly when its letter is, and so is the membership that earned it', async () => {
  const { db } = shop.connection;
  const number = await openOrder(1);
  const rows = () => db.$count(schema.plusInvitation);
  const groupOfAda = async () => (await shop.call('accountInformation', {}, ada)).result.customer_group;
  crashes = true;
  expect((await invite(member)).code).toBe(500);
  await expect(payPlus(shop.app.services, number)).rejects.toThrow('The process ended');
  expect([await rows(), await balance(member), await groupOfAda()]).toEqual([0, 0, 'General']);
  crashes = false;
  expect((await invite(member)).code).toBe(200);
  expect(await payPlus(shop.app.services, number)).toBe(true);
  expect([await rows(), await balance(member), await groupOfAda()]).toEqual([2, 2_000, 'PLUS+']);
  expect(letters).toHaveLength(2);
});

test('what friends have earned is spent to the last cent, and the database refuses one more', async () => {
  const { db } = shop.connection;
  await join(1);
  const has = await creditStanding(db, { customerId: 3, group: 'PLUS+' }, shop.clock.now);
  expect(has).toBe(2_000);
  const spend = (cents: number) =>
    db.execute(sql`insert into credit_entry (customer_id, reason, cents, created_at)
      values (3, 'spent_on_order', ${-cents}, now())`);
  await expect(spend(has + 1)).rejects.toMatchObject({ cause: { code: '23514' } });
  await spend(has);
  await expect(spend(1)).rejects.toMatchObject({ cause: { code: '23514' } });
});

test('ACC-001 a member’s account has the code to invite with and who was invited; a customer’s has neither', async () => {
  const information = async (who: Headers) => (await shop.call('accountInformation', {}, who)).result;
  const nothing = { plus_invite_code: null, plus_invite_list: [] };
  expect(await information(ada)).toMatchObject(nothing);
  expect((await shop.call('accountInit', {}, ada)).result).toMatchObject(nothing);
  await invite(member);
  const own = { plus_invite_code: inviteCodeOf(3), plus_invite_list: [{ email: 'friend@example.com', money: 0 }] };
  expect(await information(member)).toMatchObject(own);
  expect((await shop.call('accountInit', {}, member)).result).toMatchObject(own);
});
