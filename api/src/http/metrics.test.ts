import { calls } from '@shop/contract';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { readFigures } from '../database/figures.ts';
import { defaultLimits } from '../database/server-limits.ts';
import { buyingAt } from '../testing/buying.ts';
import { startPostgres, type PostgresServer, type ServerDatabase } from '../testing/postgres-server.ts';
import { recordedStatements } from '../testing/recorded-statements.ts';
import { costOf } from '../testing/statement-plans.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let postgres: PostgresServer;
let database: ServerDatabase;
let shop: TestApp;
beforeAll(async () => {
  postgres = await startPostgres();
  const newDatabase = async (template?: string) => (database = await postgres.newDatabase(template));
  shop = await startTestApp({ readyLimit: 500 }, {}, { newDatabase, limits: { ...defaultLimits, connections: 1 } });
});
afterAll(async () => {
  await shop.close();
  await postgres.stop();
});

/** Reads `/metrics` as a monitoring system does: each figure by the text before its number. */
const figures = async (): Promise<Record<string, number>> => {
  const { body } = await shop.app.inject('/metrics');
  const lines = body.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  );
};

test('requests are counted by the path of their call and their status, and never by an address', async () => {
  await shop.call('productDetail', { query: { id: 2 } });
  await shop.call('productDetail', { query: { id: 2 } });
  await shop.call('carts', {});
  await shop.app.inject('/nothing/ada@example.com');
  const found = await figures();
  const count = (route: string, status: number) =>
    found[`shop_http_requests_total{method="GET",route="${route}",status="${status}"}`];
  expect([count(calls.productDetail.path, 200), count(calls.carts.path, 401), count('none', 404)]).toEqual([2, 1, 1]);
  const took = `{method="GET",route="${calls.productDetail.path}"}`;
  expect(found[`shop_http_request_duration_seconds_count${took}`]).toBe(2);
  expect(found[`shop_http_request_duration_seconds_sum${took}`]).toBeGreaterThan(0);
  expect(Object.keys(found).join()).not.toContain('ada');
});

test('orders and payments are counted by state, and what providers, letters and messages wait for', async () => {
  const { fill, cardNonce, order, orderByWallet } = buyingAt(shop);
  const before = await figures();
  const buyer = await fill(await shop.guest());
  expect((await order(buyer, 'card', await cardNonce(buyer))).code).toBe(200);
  await cardNonce(await fill(await shop.guest()));
  await orderByWallet(await fill(await shop.guest()));
  await shop.connection.db.execute(sql`
    insert into provider_operation (kind, method, payment, amount, key, next_attempt_at, created_at)
      values ('refund', 'klarna', 'p1', 100, 'k1', now(), now());
    insert into outgoing_letter (attempts) values (0), (0), (3);
    insert into push_message (subscription_id, next_attempt_at, created_at) values (1, now(), now());
    update payment_nonce set watch_error = 'no answer' where method = 'alipay';
  `);
  const after = await figures();
  const more = (name: string) => (after[name] ?? 0) - (before[name] ?? 0);
  expect({
    paid: more('shop_orders{state="paid"}') + more('shop_orders{state="placed"}'),
    waiting: more('shop_orders{state="pending_payment"}'),
    used: more('shop_payments{method="card",state="used"}'),
    unused: more('shop_payments{method="card",state="unused"}'),
    failing: more('shop_payments_failing{method="alipay"}'),
    refunds: more('shop_provider_operations_open{method="klarna",kind="refund"}'),
    fresh: more('shop_letters_waiting{state="new"}'),
    tried: more('shop_letters_waiting{state="tried"}'),
    messages: more('shop_push_messages_waiting{state="new"}'),
  }).toEqual({ paid: 1, waiting: 1, used: 1, unused: 1, failing: 1, refunds: 1, fresh: 2, tried: 1, messages: 1 });
  expect([before['shop_orders{state="cancelled"}'], before['shop_payments_failing{method="card"}']]).toEqual([0, 0]);
  expect(after['shop_database_answers']).toBe(1);
});

test('how busy the connections are is told also while none is left, without what the database would say', async () => {
  const idle = await figures();
  expect(idle['shop_database_connections_most{pool="shop"}']).toBe(1);
  let waiting: Promise<unknown> | null = null;
  await shop.connection.db.transaction(async () => {
    waiting = shop.connection.db.execute(sql`select 1`).then(() => null);
    const busy = await figures();
    expect(busy['shop_database_connections{pool="shop",state="busy"}']).toBe(1);
    expect(busy['shop_database_waiting{pool="shop"}']).toBe(1);
    expect([busy['shop_database_answers'], busy['shop_orders{state="paid"}']]).toEqual([0, undefined]);
  });
  await waiting;
  expect((await figures())['shop_database_answers']).toBe(1);
});

test('many orders and payments are not read whole', async () => {
  const { db } = shop.connection;
  const { rows: columns } = (await db.execute(sql`
    select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
      where table_name = 'customer_order' and column_name not in ('id', 'number', 'idempotency_key')
  `)) as unknown as { rows: { names: string }[] }; // as the driver answers
  const names = sql.raw(columns[0]?.names ?? '');
  await db.execute(sql`
    insert into customer_order (number, idempotency_key, ${names}) select 'N' || n, 'K' || n, ${names}
      from (select * from customer_order limit 1) as one, generate_series(1, 40000) as n`);
  await db.execute(sql`
    insert into payment_nonce (nonce, owner, card_type, last_four, accepted, expires_at)
      select 'P' || n, 'guest:0', 'Visa', '1111', true, now() + n * interval '1 second' from generate_series(1, 40000) as n`);
  await db.execute(sql`update payment_nonce set watch_at = null`);
  await db.execute(sql`analyze customer_order`);
  await db.execute(sql`vacuum analyze payment_nonce`);
  const [statement] = await recordedStatements(() => readFigures(db));
  if (!statement) throw new Error('nothing was asked');
  const client = new Client({ connectionString: database.url });
  await client.connect();
  const { scans } = await costOf(client, statement);
  await client.end();
  const large = scans.filter(({ table }) => table === 'customer_order' || table === 'payment_nonce');
  expect(large.length).toBeGreaterThanOrEqual(3);
  for (const scan of large)
    expect({ ...scan, isFew: scan.rows <= 10_000 }).toMatchObject({ whole: false, isFew: true });
});

test('the figures are for whoever names the token; without one a shop that is no sandbox has none', async () => {
  const asked = async (metricsToken: string | null, authorization = '') => {
    const { app, close } = await startTestApp({ metricsToken, sandbox: metricsToken !== null, rateLimit: 1 });
    const answer = await app.inject({ url: '/metrics', headers: { authorization } });
    const again = await app.inject({ url: '/metrics', headers: { authorization } });
    await close();
    return [answer.statusCode, again.statusCode];
  };
  expect(await asked(null)).toEqual([404, 404]);
  expect(await asked('a-token-of-this-test')).toEqual([404, 404]);
  expect(await asked('a-token-of-this-test', 'Bearer another-token-of-it')).toEqual([404, 404]);
  expect(await asked('a-token-of-this-test', 'Bearer a-token-of-this-test')).toEqual([200, 200]);
});
