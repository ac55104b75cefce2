import { eq } from 'drizzle-orm';
import { schema } from '../../database/connection.ts';
import { endMemberships } from '../../database/membership/plus-orders.ts';
import { latestMails } from '../../mail/mailbox.ts';
import { closedPlusPayment } from '../../plus-payment/provider.ts';
import { closedMessenger } from '../../sms/messenger.ts';
import { fixture } from '../../testing/fixture-products.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
let ada: Record<string, string>;
let member: Record<string, string>;
beforeAll(async () => {
  shop = await startTestApp();
  ada = await shop.signIn('ada@example.com');
  member = await shop.signIn('plus@example.com');
});
afterAll(() => shop?.close());

const phone = '4165550123';
/** The code in the latest text message. */
const sentCode = async (): Promise<string> => {
  const [message] = await latestMails(shop.connection.db, 1);
  expect(message?.recipient).toBe('+14165550123');
  return /\b\d{4}\b/.exec(message?.plainText ?? '')?.[0] ?? '';
};
const page = (method: 'GET' | 'POST', url: string) =>
  shop.app.inject({ method, url, headers: { 'content-type': 'application/x-www-form-urlencoded' } });

test('API-161 a phone number is valid or not, and comes back as it is stored', async () => {
  const verify = async (number: string) =>
    (await shop.call('phoneNumberVerify', { body: { phone: number } }, ada)).result;
  expect(await verify(phone)).toEqual({ is_valid: 1, phone: '+14165550123' });
  expect(await verify('12')).toEqual({ is_valid: 0, phone: '12' });
});

test('API-159 a code of four digits goes to the phone, five times an hour', async () => {
  const send = (number = phone) => shop.call('plusSendCode', { body: { phone: number } }, ada);
  expect((await send('12')).code).toBe(400);
  expect((await send()).code).toBe(200);
  expect(await sentCode()).toMatch(/^\d{4}$/);
  for (let sent = 1; sent < 5; sent += 1) await send();
  expect((await send()).code).toBe(429);
  shop.clock.now = new Date(shop.clock.now.getTime() + 3_700_000);
  expect((await shop.call('plusSendCode', { body: { phone } }, member)).code).toBe(409);
});

test('API-160 the code is right only for its phone', async () => {
  await shop.call('plusSendCode', { body: { phone } }, ada);
  const code = await sentCode();
  const wrong = code === '0000' ? '1111' : '0000';
  const verify = (given: string, number = phone) =>
    shop.call('plusVerifyCode', { body: { phone: number, code: given, vip_code: '' } }, ada);
  expect((await verify(wrong)).code).toBe(400);
  expect((await verify(code, '4165550199')).code).toBe(400);
  expect((await verify(code)).result).toEqual({ is_verified: 1 });
});

test('API-168 API-169 API-171 the payment page is paid, then the order has succeeded and Plus+ is complete', async () => {
  const link = await shop.call('plusPaymentLink', { body: {} }, ada);
  const { url, order_sn } = link.result;
  const succeeded = async () => (await shop.call('plusOrderMaybeSucceeded', { body: { order_sn } }, ada)).result;
  const completed = async () => (await shop.call('plusIsCompleted', { body: { order_sn } }, ada)).result.is_completed;
  expect(await succeeded()).toEqual({ is_success: 0, order: null });
  expect(await completed()).toBe(0);

  const shown = await page('GET', url);
  expect(shown.headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(shown.body).toContain('Pay C$49.00');
  expect((await page('POST', url)).statusCode).toBe(303);
  expect((await page('POST', url)).statusCode).toBe(303);
  expect((await page('GET', url)).body).toContain('gone through');
  expect((await page('POST', '/dev/plus-payment/invented')).statusCode).toBe(404);

  expect(await succeeded()).toEqual({ is_success: 1, order: { order_price: 4_900, plus_num: order_sn } });
  expect(await completed()).toBe(1);
  expect((await shop.call('plusIsCompleted', { body: { order_sn } }, member)).code).toBe(404);
  expect((await shop.call('plusStepInfo', { body: {} }, ada)).result).toMatchObject({
    group_name: 'PLUS+',
    can_buy_plus: 0,
  });
});

test('API-171 a member’s renewal is complete once it is paid for, whatever they are until then', async () => {
  const { db } = shop.connection;
  const soon = new Date(shop.clock.now.getTime() + 30 * 86_400_000);
  await db.update(schema.customer).set({ plusEndsAt: soon }).where(eq(schema.customer.id, 1));
  const { url, order_sn } = (await shop.call('plusPaymentLink', { body: {} }, ada)).result;
  const completed = async () => (await shop.call('plusIsCompleted', { body: { order_sn } }, ada)).result.is_completed;
  expect(await completed()).toBe(0);
  expect((await page('POST', url)).statusCode).toBe(303);
  expect(await completed()).toBe(1);
});

test('API-165 API-166 the orders of Plus+ are the customer’s own', async () => {
  const { list, total } = (await shop.call('plusOrderList', { query: {} }, member)).result;
  expect(total).toBe(1);
  expect(list).toMatchObject([{ order_price: 4_900, status: 'paid' }]);
  const plus_num = list[0]?.plus_num ?? '';
  expect((await shop.call('plusOrderDetail', { query: { plus_num } }, member)).result).toEqual(list[0]);
  expect((await shop.call('plusOrderDetail', { query: { plus_num } }, ada)).code).toBe(404);
});

test('API-172 Plus+ products are those that cost members less', async () => {
  const { list, total } = (await shop.call('plusProducts', { query: {} })).result;
  expect(total).toBe(1);
  expect(list).toMatchObject([{ entity_id: fixture.tiered, plus_price: 17_000 }]);
});

test('a member’s year ends, and not before: then they pay as everybody does, and may join again', async () => {
  const { db } = shop.connection;
  const standing = async () => (await shop.call('plusStepInfo', { body: {} }, member)).result;
  const [{ plusEndsAt: end } = { plusEndsAt: null }] = await db
    .select()
    .from(schema.customer)
    .where(eq(schema.customer.id, 3));
  if (!end) throw new Error('The member has no end');
  const ofAda = db.select({ group: schema.customer.group }).from(schema.customer).where(eq(schema.customer.id, 1));
  await endMemberships(db, new Date(end.getTime() - 1));
  expect(await standing()).toEqual({ is_qiye: 0, group_name: 'PLUS+', can_buy_plus: 0, ends_at: end.toISOString() });
  await endMemberships(db, end);
  expect(await standing()).toEqual({ is_qiye: 0, group_name: 'General', can_buy_plus: 1, ends_at: null });
  expect(await ofAda).toEqual([{ group: 'PLUS+' }]);
});

test('MEM-008 no code goes to a number at which somebody earns by it', async () => {
  for (const premium of ['9005550123', '4169760123', '8765550123']) {
    const refused = await shop.call('plusSendCode', { body: { phone: premium } }, await shop.signIn('bo@example.com'));
    expect([refused.code, refused.result, refused.message]).toEqual([
      400,
      { field: 'phone' },
      'We cannot send text messages to this number. Please use another one.',
    ]);
    const body = { email: 'reader@example.ca', phone: premium };
    expect((await shop.call('newsletterPhone', { body })).result).toEqual({ field: 'phone' });
  }
  expect(
    (await latestMails(shop.connection.db, 50)).filter(({ recipient }) => /^\+1(900|416976|876)/.test(recipient)),
  ).toEqual([]);
});

test('an unverified phone pays nothing, a business cannot join', async () => {
  const { db } = shop.connection;
  const bo = await shop.signIn('bo@example.com');
  expect((await shop.call('plusPaymentLink', { body: {} }, bo)).code).toBe(400);
  const group = (value: string) => db.update(schema.customer).set({ group: value }).where(eq(schema.customer.id, 2));
  await group('Enterprise');
  expect((await shop.call('plusPaymentLink', { body: {} }, await shop.signIn('bo@example.com'))).code).toBe(403);
  await group('General');
});

test('without providers nobody is sent a code or asked to pay', async () => {
  const closed = await startTestApp({}, { messenger: closedMessenger, plusPayment: closedPlusPayment });
  const headers = await closed.signIn('ada@example.com');
  expect((await closed.call('plusSendCode', { body: { phone } }, headers)).code).toBe(503);
  expect((await closed.call('plusPaymentLink', { body: {} }, headers)).code).toBe(503);
  await closed.close();
});
