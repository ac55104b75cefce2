import { schema } from '../../database/connection.ts';
import { refundedOf, type BankPayment } from '../../hold/bank/ledger.ts';
import { latestMails } from '../../mail/mailbox.ts';
import type { Services } from '../../services.ts';
import { settleOrders } from './settle-due.ts';
import { buyingAt, type Headers } from '../../testing/buying.ts';
import { startPostgres, type PostgresServer } from '../../testing/postgres-server.ts';
import { startRealProviders } from '../../testing/real-providers.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

/*
 * A process that dies between two steps is one that a provider never answers: nothing of it is written down any more, and
 * its lease runs. Whoever comes then is a new process: adapters and services of its own, on the same database.
 */
let clock: { now: Date };
let server: PostgresServer;
let banks: Awaited<ReturnType<typeof startRealProviders>>;
let shop: TestApp;
let steps: ReturnType<typeof buyingAt>;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server?.stop());
beforeEach(async () => {
  clock = { now: new Date('2026-06-01T12:00:00.000Z') };
  banks = await startRealProviders(() => clock.now);
  shop = await startTestApp({}, { ...banks.providers(), now: () => clock.now }, server);
  steps = buyingAt(shop);
});
afterEach(async () => {
  // First the providers: who still waits for one hears that the connection is gone.
  await banks?.close();
  await shop?.close();
});

const later = (seconds: number) => {
  clock.now = new Date(clock.now.getTime() + seconds * 1_000);
};
const newProcess = (): Services => ({ ...shop.app.services, ...banks.providers() });
const reports: string[] = [];
const sweep = (services = newProcess()) => settleOrders(services, (line) => reports.push(line));
const signIn = async () => steps.fill(await shop.signIn('ada@example.com'));
const detail = async (headers: Headers, order_id: string) =>
  (await shop.call('orderDetail', { query: { order_id } }, headers)).result;
const bankPayment = (id: string): BankPayment => {
  const payment = banks.ledger.find(id);
  if (!payment) throw new Error(`No bank knows ${id}`);
  return payment;
};
/** Cents that a bank has taken in the end. */
const charged = (payment: BankPayment): number =>
  payment.status === 'captured' ? payment.captured - refundedOf(payment) : 0;
const lettersAbout = async (order_id: string) =>
  (await latestMails(shop.connection.db, 100)).filter(({ subject }) => subject.includes(order_id)).length;

type Method = 'card' | 'klarna' | 'alipay';
const authorised = async (headers: Headers, method: Method): Promise<string> => {
  if (method === 'card') {
    return (await steps.takeCard(headers, 'from-the-page')).result.nonce;
  }
  if (method === 'klarna') {
    const body = { authorization_token: 'approve-1', idempotency_key: steps.newKey() };
    return (await steps.takePayLater(headers, body)).result.payment_id;
  }
  const { token } = (await steps.beginWallet(headers)).result;
  const payment = bankPayment(token);
  payment.status = 'captured';
  payment.captured = payment.amount;
  return token;
};
const paidOrder = async (headers: Headers, method: Method) => {
  const payment = await authorised(headers, method);
  const { result } = await steps.order(headers, method, payment);
  // The wallet is asked when its person comes back.
  await steps.poll(headers, result.order_id);
  return { payment: bankPayment(payment), order_id: result.order_id };
};

/** Has the first question of these hang, before or after its provider has acted; resolves once it was asked. */
const hangAt = (questions: readonly string[], acts: boolean): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  banks.state.fault = (question) => {
    if (!questions.includes(question)) return null;
    banks.state.fault = () => null;
    setImmediate(resolve);
    return acts ? 'hangs after it has acted' : 'silence';
  };
  return promise;
};

const refunding = ['reverseTransaction', 'refundTransaction', 'cancel', 'refunds', 'refund'];
const moments = [
  ['before the provider has acted', false],
  ['after it has acted', true],
] as const;
const everyOutcome = (['card', 'klarna', 'alipay'] as const).flatMap((method) =>
  moments.map(([moment, acts]) => [method, moment, acts] as const),
);

test.each(everyOutcome)('cancelling, %s: a crash %s is finished by two sweeps at once', async (method, _, acts) => {
  const ada = await signIn();
  const { payment, order_id } = await paidOrder(ada, method);
  const asked = hangAt(refunding, acts);
  void shop.call('cancelOrder', { body: { order_id } }, ada).catch(() => undefined);
  await asked;
  expect(await detail(ada, order_id)).toMatchObject({
    status: 'cancelled',
    payment: { refunded_amount: 0, refund_under_way: payment.amount },
  });
  await sweep();
  expect((await detail(ada, order_id)).payment.refund_under_way).toBe(payment.amount);
  later(91);
  await Promise.all([sweep(), sweep()]);
  // Alipay may say that a refund is under way, and is asked once more.
  later(600);
  await Promise.all([sweep(), sweep()]);
  expect(charged(payment)).toBe(0);
  expect(refundedOf(payment) === payment.amount || payment.status === 'void').toBe(true);
  expect((await detail(ada, order_id)).payment).toMatchObject({ refunded_amount: payment.amount });
  expect((await detail(ada, order_id)).payment.refund_under_way).toBeUndefined();
  expect(await lettersAbout(order_id)).toBe(2);
});

test.each(moments)('collecting: a crash %s is finished by two sweeps at once', async (_, acts) => {
  const ada = await signIn();
  const nonce = await authorised(ada, 'card');
  const asked = hangAt(['captureTransaction'], acts);
  const key = steps.newKey();
  void steps.order(ada, 'card', nonce, key).catch(() => undefined);
  await asked;
  later(91);
  await Promise.all([sweep(), sweep()]);
  await sweep();
  const { result } = await shop.call('orderByKey', { query: { idempotency_key: key } }, ada);
  expect(result.status).toBe('paid');
  expect(charged(bankPayment(nonce))).toBe(bankPayment(nonce).amount);
  expect(await lettersAbout(result.order_id)).toBe(1);
});

test.each(moments)('a payment without an order: a crash %s is finished by two sweeps', async (_, acts) => {
  const guest = await steps.fill(await shop.guest());
  const token = await authorised(guest, 'alipay');
  later(16 * 60);
  const asked = hangAt(['refund'], acts);
  void sweep().catch(() => undefined);
  await asked;
  later(91);
  await Promise.all([sweep(), sweep()]);
  later(600);
  await Promise.all([sweep(), sweep()]);
  expect([charged(bankPayment(token)), refundedOf(bankPayment(token))]).toEqual([0, bankPayment(token).amount]);
});

test('an authorisation that could not be given up is given up by a later sweep', async () => {
  const guest = await steps.fill(await shop.guest());
  const nonce = await authorised(guest, 'card');
  later(16 * 60);
  banks.state.fault = (question) => (question === 'reverseTransaction' ? 'error 503' : null);
  await sweep();
  expect(bankPayment(nonce).status).toBe('authorised');
  banks.state.fault = () => null;
  later(31);
  await sweep();
  expect(bankPayment(nonce).status).toBe('void');
  banks.asked.length = 0;
  later(24 * 60 * 60);
  await sweep();
  expect(banks.asked).toEqual([]);
});

test('a payment whose provider is away for three days is watched until it says what became of it', async () => {
  const ada = await signIn();
  const { token, order_id } = await steps.orderByWallet(ada);
  later(16 * 60);
  await sweep();
  expect((await detail(ada, order_id)).status).toBe('cancelled');
  banks.state.fault = () => 'error 503';
  for (let day = 1; day <= 3; day += 1) {
    later(24 * 60 * 60);
    await sweep();
  }
  const payment = bankPayment(token);
  payment.status = 'captured';
  payment.captured = payment.amount;
  banks.state.fault = () => null;
  for (let round = 1; round <= 2; round += 1) {
    later(7 * 60 * 60);
    await sweep();
  }
  const again = await shop.signIn('ada@example.com');
  expect([charged(payment), (await detail(again, order_id)).payment.refunded_amount]).toEqual([0, payment.amount]);
});

test('while one provider hangs, what is due at the others is done', async () => {
  const tokens: string[] = [];
  for (let one = 1; one <= 6; one += 1) {
    tokens.push(await authorised(await steps.fill(await shop.guest()), 'klarna'));
  }
  const wallet = await authorised(await steps.fill(await shop.guest()), 'alipay');
  later(16 * 60);
  const refunded = Promise.withResolvers<void>();
  banks.state.fault = (question) => {
    if (question === 'refund') setImmediate(refunded.resolve);
    return question === 'cancel' ? 'silence' : null;
  };
  void sweep().catch(() => undefined);
  await refunded.promise;
  expect(refundedOf(bankPayment(wallet))).toBe(bankPayment(wallet).amount);
  expect(tokens.map((token) => bankPayment(token).status)).toEqual(tokens.map(() => 'authorised'));
});

test('several sweeps at once look at each payment once', async () => {
  for (let one = 1; one <= 6; one += 1) await authorised(await steps.fill(await shop.guest()), 'klarna');
  later(16 * 60);
  banks.asked.length = 0;
  await Promise.all([sweep(), sweep(), sweep()]);
  expect(banks.asked).toEqual(Array.from({ length: 6 }, () => 'cancel'));
  const open = await shop.connection.db.select().from(schema.payment);
  expect(open.map(({ watchAt }) => watchAt)).toEqual(open.map(() => null));
});

test('an answer of the shop’s that was lost: asked again, the same authorisation is the same payment', async () => {
  const guest = await steps.fill(await shop.guest());
  const body = { authorization_token: 'approve-1', idempotency_key: steps.newKey() };
  const first = await steps.takePayLater(guest, body);
  const second = await steps.takePayLater(guest, body);
  expect([second.code, second.result]).toEqual([200, first.result]);
  expect((await steps.order(guest, 'klarna', second.result.payment_id)).result.status).toBe('paid');
  const other = await steps.fill(await shop.guest());
  expect((await steps.takePayLater(other, body)).result.payment_id).not.toBe(first.result.payment_id);
});
