import { eq, inArray, sql } from 'drizzle-orm';
import { entryOf } from '../domain/content/entry.ts';
import { fingerprint, newToken } from '../domain/account/tokens.ts';
import { schema, selectRows } from '../database/connection.ts';
import { refundedOf } from '../hold/bank/ledger.ts';
import { latestMails } from '../mail/mailbox.ts';
import { buyingAt } from '../testing/buying.ts';
import { fixture } from '../testing/fixture-products.ts';
import { operate } from '../testing/operating.ts';
import { startPostgres, type PostgresServer } from '../testing/postgres-server.ts';
import { startRealProviders } from '../testing/real-providers.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { allKinds } from './all-kinds.ts';
import { keepWorking, type Worker } from './worker.ts';

/*
 * The shop's own jobs, done by the worker that does them. They are looked for more often than in a shop; the time by which
 * they are due is the test's.
 */
let clock: { now: Date };
let server: PostgresServer;
let banks: Awaited<ReturnType<typeof startRealProviders>>;
let shop: TestApp;
let worker: Worker;
let lines: string[];
let isOver = false;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server?.stop());
beforeEach(async () => {
  clock = { now: new Date('2026-06-01T12:00:00.000Z') };
  banks = await startRealProviders(() => clock.now);
  shop = await startTestApp({}, { ...banks.providers(), now: () => clock.now }, server);
  lines = [];
  isOver = false;
});
afterEach(async () => {
  isOver = true;
  await worker?.stop();
  await banks?.close();
  await shop?.close();
});

const work = async (): Promise<void> => {
  const kinds = allKinds(shop.app.services, shop.connection).map((kind) => ({
    ...kind,
    pause: kind.isDue ? 50 : 1_000,
  }));
  worker = await keepWorking(shop.connection.jobsDb, kinds, (line) => lines.push(line));
};
const run = (line: string) => operate(shop, line.split(' '));
const until = async (isSo: () => Promise<boolean>): Promise<void> => {
  if (isOver || (await isSo())) return;
  await new Promise((resolve) => setImmediate(resolve));
  await until(isSo);
};
const jobsIn = async (kind: string, ...states: string[]): Promise<number> => {
  const found = sql`select 1 from pgboss.job where name = ${kind} and state::text in ${states}`;
  return (await selectRows(shop.connection.db, found)).length;
};
const openJobs = (kind: string): Promise<number> => jobsIn(kind, 'created', 'active');

/** Operations of Braintree. */
const ofCards = new Set([
  'createClientToken',
  'authorizeCreditCard',
  'captureTransaction',
  'reverseTransaction',
  'refundTransaction',
]);

test('while the provider of cards is away for two hours, others pay otherwise, and what was begun is done once when it is back', async () => {
  const steps = buyingAt(shop);
  const state = async (order_id: string) => (await shop.call('orderDetail', { query: { order_id } }, ada)).result;
  const payByCard = (headers: Record<string, string>) => steps.takeCard(headers, 'from-the-page');
  await work();
  const ada = await steps.fill(await shop.signIn('ada@example.com'));
  const cancelled = (await steps.order(ada, 'card', (await payByCard(ada)).result.nonce)).result.order_id;
  const { nonce } = (await payByCard(await steps.fill(ada))).result;

  banks.state.fault = (question) => (ofCards.has(question) || question === '' ? 'error 503' : null);
  const { order_id } = (await steps.order(ada, 'card', nonce)).result;
  expect((await state(order_id)).status).toBe('pending_payment');
  expect((await shop.call('cancelOrder', { body: { order_id: cancelled } }, ada)).code).toBe(200);
  expect((await state(cancelled)).payment.refund_under_way).toBeGreaterThan(0);
  for (let minutes = 0; minutes < 120; minutes += 10) {
    const asked = banks.asked.length;
    clock.now = new Date(clock.now.getTime() + 10 * 60_000);
    await until(async () => banks.asked.length > asked && (await openJobs('settle-card')) === 0);
  }
  const guest = await steps.fill(await shop.guest());
  const refused = await payByCard(guest);
  expect([refused.code, refused.message]).toEqual([503, expect.any(String)]);
  const body = { authorization_token: 'approve-1', idempotency_key: steps.newKey() };
  const { payment_id } = (await steps.takePayLater(guest, body)).result;
  expect((await steps.order(guest, 'klarna', payment_id)).result.status).toBe('paid');
  const { body: figures } = await shop.app.inject('/metrics');
  expect(figures).toMatch(/^shop_provider_failures_total{provider="braintree",about="state"} \d\d/m);
  expect(figures).toContain('shop_provider_operations_open{method="card",kind="refund"} 1');

  banks.state.fault = () => null;
  clock.now = new Date(clock.now.getTime() + 3_600_000);
  await until(async () => (await state(order_id)).status === 'paid');
  await until(async () => (await state(cancelled)).payment.refund_under_way === undefined);
  const paid = banks.ledger.find(nonce);
  expect([paid?.captured, paid && refundedOf(paid)]).toEqual([paid?.amount, 0]);
  const about = async (number: string) =>
    (await latestMails(shop.connection.db, 100)).filter(({ subject }) => subject.includes(number)).length;
  expect([await about(order_id), await about(cancelled)]).toEqual([1, 2]);
  expect(await run('jobs list')).toBe('Nothing was tried in vain.');
});

test('a row that cannot be worked at holds up no other, its job is listed with the reason, and is done once that is mended', async () => {
  const { db } = shop.connection;
  const old = new Date('2026-01-01T12:00:00.000Z');
  const hash = fingerprint(newToken());
  await db.insert(schema.accessToken).values({ hash, guestId: null, createdAt: old, lastSeenAt: old, expiresAt: old });
  await db.insert(schema.oneTimeCode).values({
    recipient: 'ada@example.com',
    purpose: 'reset',
    codeHash: 'none',
    attempts: 0,
    requester: 'x',
    expiresAt: old,
  });
  // A row that the database does not let go.
  await db.execute(sql`create function keep_row() returns trigger language plpgsql as
      $$ begin raise exception 'somebody needs it' using errcode = 'foreign_key_violation'; end $$`);
  await db.execute(sql`create trigger keep_row before delete on access_token execute function keep_row()`);
  // A price that no column takes, before one that is good.
  const plan = (sku: string, productId: number, finalPrice: number, minutes: number) => ({
    sku,
    productId,
    changes: { finalPrice },
    validFrom: new Date(clock.now.getTime() - minutes * 60_000),
    createdAt: clock.now,
  });
  await db
    .insert(schema.pricePlan)
    .values([
      plan(`SKU-${fixture.cheap}`, fixture.cheap, 3_000_000_000, 2),
      plan(`SKU-${fixture.table}`, fixture.table, 4_200, 1),
    ]);
  // A page without a title, before one that has one.
  const entry = { ...entryOf({ en: 'Winter', fr: 'Hiver' }, {}), body: { en: 'Snow', fr: 'Neige' } };
  const due = (entryId: string, minutes: number) => ({
    place: 'pages' as const,
    change: 'add' as const,
    entryId,
    validFrom: new Date(clock.now.getTime() - minutes * 60_000),
    createdAt: clock.now,
  });
  await db.insert(schema.contentPlan).values([
    { ...due('untitled', 2), entry },
    { ...due('winter', 1), entry },
  ]);
  await db.execute(sql`update content_plan set entry = entry - 'title' where entry_id = 'untitled'`);
  await work();
  await until(async () => (await shop.call('cmsPage', { query: { url_path: 'winter' } })).code === 200);
  expect(await run('log list --number pages/untitled')).toContain('content.fail');
  expect(await run('content planned')).toBe('Nothing begins, changes or goes later.');
  const priceOf = async (id: number) =>
    (await db.select({ now: schema.product.finalPrice }).from(schema.product).where(eq(schema.product.id, id)))[0]?.now;
  await until(async () => (await priceOf(fixture.table)) === 4_200);
  await until(async () => (await db.$count(schema.oneTimeCode)) === 0);
  expect(await run('prices planned')).toBe('No price begins later.');
  expect(await run(`log list --number SKU-${fixture.cheap}`)).toContain('price.fail');

  // As after its last attempt.
  await db.execute(sql`update pgboss.job set retry_limit = 0, start_after = now() where name = 'old-rows'`);
  await until(async () => (await jobsIn('old-rows', 'failed')) > 0);
  const [, dead = ''] = (await run('jobs list')).split('\n');
  expect(dead).toContain('\told-rows\t');
  expect(dead).toContain('somebody needs it');
  await db.execute(sql`drop trigger keep_row on access_token`);
  await run(`jobs retry ${dead.split('\t')[0]}`);
  await until(async () => (await db.$count(schema.accessToken, inArray(schema.accessToken.hash, [hash]))) === 0);
  expect(
    lines.filter((line) => line.startsWith('Old rows could not be deleted: somebody needs it')).length,
  ).toBeGreaterThan(0);
});
