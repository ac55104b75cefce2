import { sql } from 'drizzle-orm';
import { Value } from 'typebox/value';
import { calls, type CallDefinition, type CallName } from '@shop/contract';
import { schemas, type CallSchema } from '@shop/contract/schemas';
import { selectRows } from '../database/connection.ts';
import { databaseLimitStore } from '../limits/database-limit-store.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { callLimits } from '../limits/calls/index.ts';

const secret = 'a-secret-of-this-test';
let shop: TestApp;
beforeAll(async () => void (shop = await startTestApp({ rateLimit: 10_000, webSecret: secret })));
afterAll(() => shop?.close());

let addresses = 0;
/** A visitor of its own for each test. */
const visitor = () => ({ 'x-web-secret': secret, 'x-visitor-address': `203.0.113.${(addresses += 1)}` });

/** Every call that needs no account and is not counted by itself. */
const unlimitedCalls = (): [CallName, CallDefinition][] => {
  const strangers = new Set(['public', 'anyone', 'shopper']);
  const open = new Set(shop.app.policies().flatMap(({ url, policy }) => (strangers.has(policy.who) ? [url] : [])));
  return (Object.entries(calls) as [CallName, CallDefinition][]).filter(
    ([name, { path }]) => open.has(path) && callLimits[name] === undefined,
  );
};

/** Rows of every table but the counts of limits themselves. */
const rowsOfTables = async (): Promise<Record<string, number>> => {
  const { db } = shop.connection;
  const tables = await selectRows<{ name: string }>(
    db,
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_name <> 'attempt'`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const [row] = await selectRows<{ n: number }>(db, sql`select count(*)::int as n from ${sql.identifier(name)}`);
    counts[name] = row?.n ?? -1;
  }
  return counts;
};

/** Inputs with which a call has something to answer. */
const inputs: Record<string, string> = { id: '2', product_id: '2', category_id: '1', keyword: 'sofa', q: 'sofa' };

test('calls without a limit keep nothing', async () => {
  const guest = await shop.guest();
  await shop.call('addCartItem', { body: { product_id: 2, qty: 1 } }, guest);
  const unlimited = unlimitedCalls();
  expect(unlimited.length).toBeGreaterThan(50);
  const before = await rowsOfTables();
  const statuses: number[] = [];
  for (const [name, { method, path, body }] of unlimited) {
    const schema: CallSchema = schemas[name];
    const example = (part: CallSchema['query']): Record<string, unknown> =>
      part ? { ...Object(Value.Create(part)), ...only(part, inputs) } : {};
    const reply = await shop.app.inject({
      method,
      url: path,
      headers: { client: 'pc', ...guest, ...visitor() },
      query: Object.fromEntries(Object.entries(example(schema.query)).map(([key, value]) => [key, String(value)])),
      ...(body && { payload: example(schema.body) }),
    });
    statuses.push(reply.statusCode);
  }
  expect(await rowsOfTables()).toEqual(before);
  // Most of them were answered, so that the comparison says something.
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(statuses.length * 0.7);
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
});

const only = (schema: object, values: Record<string, string>): Record<string, string> => {
  const fields = 'properties' in schema ? Object.keys(Object(schema.properties)) : [];
  return Object.fromEntries(Object.entries(values).filter(([key]) => fields.includes(key)));
};

const lookUp = (headers: Record<string, string>) =>
  shop.call('registerStatus', { query: { email: 'somebody@example.com' } }, headers);

test('too many are answered 429 with Retry-After, in both languages, until the window is over', async () => {
  const headers = visitor();
  for (let n = 0; n < 120; n += 1) expect((await lookUp(headers)).code).toBe(200);
  const refused = await lookUp(headers);
  expect(refused).toMatchObject({ status: 429, code: 429 });
  expect(refused.message).toBe('Too many requests. Please wait a moment and try again.');
  expect(refused.headers['retry-after']).toBe('900');
  const french = await lookUp({ ...headers, 'accept-language': 'fr' });
  expect(french.message).toBe('Trop de requêtes. Veuillez patienter un moment et réessayer.');
  expect((await lookUp(visitor())).code).toBe(200);
  const { now } = shop.clock;
  shop.clock.now = new Date(now.getTime() + 15 * 60 * 1000);
  expect((await lookUp(headers)).code).toBe(200);
  shop.clock.now = now;
});

test('who takes new guest tokens is limited by the address, who changes addresses by the account', async () => {
  const vote = (headers: Record<string, string>) =>
    shop.call('productReviewHelpful', { body: { review_id: 1 } }, headers);
  const address = visitor();
  const codes: number[] = [];
  const guests = await Promise.all([1, 2, 3].map(() => shop.guest()));
  for (let n = 0; n < 121; n += 1) codes.push((await vote({ ...guests[n % 3], ...address })).code);
  expect(codes.at(-2)).not.toBe(429);
  expect(codes.at(-1)).toBe(429);
  const guest = await shop.guest();
  const others: number[] = [];
  for (let n = 0; n < 61; n += 1) others.push((await vote({ ...guest, ...visitor() })).code);
  expect(others.at(-2)).not.toBe(429);
  expect(others.at(-1)).toBe(429);
});

test('all API servers count in one store', async () => {
  const second = await startTestApp({ rateLimit: 2, webSecret: secret }, { limits: shop.app.services.limits });
  const first = await startTestApp({ rateLimit: 2, webSecret: secret }, { limits: shop.app.services.limits });
  const headers = visitor();
  const statusOf = async ({ app }: TestApp) => (await app.inject({ url: '/api/server_time', headers })).statusCode;
  expect([await statusOf(first), await statusOf(second), await statusOf(first), await statusOf(second)]).toEqual([
    200, 200, 429, 429,
  ]);
  await first.close();
  await second.close();
});

test('without its store requests are answered, and the operator is told once', async () => {
  const lines: string[] = [];
  const broken = await startTestApp();
  const limits = databaseLimitStore(
    broken.connection.db,
    () => broken.clock.now,
    (line) => lines.push(line),
  );
  const limited = await startTestApp({ rateLimit: 1 }, { limits });
  await broken.connection.db.execute('drop table attempt');
  for (let n = 0; n < 3; n += 1) expect((await limited.call('serverTime', {})).code).toBe(200);
  expect(lines).toEqual([expect.stringMatching(/^Requests could not be counted/)]);
  await limited.close();
  await broken.close();
});

test('API_RATE_LIMIT=0 takes away every limit by address, and none by account', async () => {
  const open = await startTestApp({ rateLimit: 0 });
  const codes: number[] = [];
  for (let n = 0; n < 130; n += 1) {
    codes.push((await open.call('registerStatus', { query: { email: 'somebody@example.com' } })).code);
  }
  expect(new Set(codes)).toEqual(new Set([200]));
  const guest = await open.guest();
  const tries: number[] = [];
  for (let n = 0; n < 21; n += 1)
    tries.push((await open.call('applyCoupon', { body: { coupon_code: 'NONE' } }, guest)).code);
  expect(tries.slice(-2)).toEqual([400, 429]);
  await open.close();
});
