import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { selectRows } from '../database/connection.ts';
import { openServer } from '../database/server.ts';
import { fixture } from '../testing/fixture-products.ts';
import { fillWithFixture } from '../testing/fixture-store.ts';
import { killBackend, startLastingPostgres, type RestartedPostgres } from '../testing/postgres-server.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { statementsWait } from '../testing/waiting-statements.ts';

let postgres: RestartedPostgres;
let shop: TestApp;
/** For looks at the server, and what kills it. */
let beside: Awaited<ReturnType<typeof openServer>>;
beforeAll(async () => {
  postgres = await startLastingPostgres();
  const database = await postgres.newDatabase();
  beside = await openServer(database.url);
  await fillWithFixture(beside.db);
  shop = await startTestApp({}, {}, { newDatabase: async () => database });
});
afterAll(async () => {
  await beside.close();
  await shop.close();
  await postgres.stop();
});

type Headers = Record<string, string>;

const add = (headers: Headers) => shop.call('addCartItem', { body: { product_id: fixture.table, qty: 1 } }, headers);
/** Reads and writes, of lists and of carts. */
const callsOf = (headers: Headers) => [
  add(headers),
  shop.call('carts', {}, headers),
  shop.call('cartPaymentMethods', {}, headers),
  shop.call('searchProducts', { body: { keyword: 'table' } }),
  shop.call('categoryTree', {}),
];

interface Answered {
  status: number;
  headers: Record<string, unknown>;
}

/** In a few words: what it is to be told to come again, or to be answered. */
const said = ({ status, headers }: Answered): string =>
  status === 503 ? `503 ${headers['retry-after']}` : `${status}`;

/** The shop's server processes. */
const backends = async (): Promise<number[]> => {
  const rows = await selectRows<{ pid: number }>(
    beside.db,
    sql`select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  );
  return rows.map(({ pid }) => pid);
};

/** Makes a call again for as long as it is told to come again. */
const untilAnswered = async <A extends Answered>(call: () => Promise<A>): Promise<A> => {
  for (;;) {
    const answered = await call();
    if (answered.status !== 503) return answered;
    await pause(50);
  }
};

const guests = (count: number) => Promise.all(Array.from({ length: count }, () => shop.guest()));

test('calls that write when a server process is killed are answered 503 with Retry-After, and did nothing', async () => {
  const people = await guests(10);
  let asked: Promise<Answered[]> | undefined;
  const holding = beside.db.transaction(async (db) => {
    await db.execute(sql`lock table cart_item in access exclusive mode`);
    asked = Promise.all(people.map(add));
    await statementsWait(beside.checkoutDb, people.length);
    const [row] = await selectRows<{ pid: number }>(db, sql`select pg_backend_pid() as pid`);
    killBackend(row?.pid ?? 0);
  });
  await holding.catch(() => undefined); // it was killed itself
  expect((await asked)?.map(said)).toEqual(people.map(() => '503 2'));
  const carts = await Promise.all(people.map((headers) => untilAnswered(() => shop.call('carts', {}, headers))));
  expect(carts.map(({ status, result }) => [status, result.items_qty])).toEqual(people.map(() => [200, 0]));
  expect((await Promise.all(people.map(add))).map(said)).toEqual(people.map(() => '200'));
});

test.each(['a server process is killed', 'the server ends as in a crash'])(
  'of calls that come while %s each is made or is answered 503 with Retry-After',
  async (how) => {
    const people = await guests(20);
    const isWhole = how === 'the server ends as in a crash';
    const before = people.flatMap(callsOf);
    // The first of them has been answered: the others are under way.
    await Promise.race(before);
    if (isWhole) await postgres.end('SIGQUIT');
    else killBackend((await backends())[0] ?? 0);
    const after = people.flatMap(callsOf);
    if (isWhole) await postgres.begin();
    const statuses = new Set((await Promise.all([...before, ...after])).map(said));
    expect([...statuses].filter((status) => !['200', '503 2'].includes(status))).toEqual([]);
    for (const headers of people) expect(said(await untilAnswered(() => add(headers)))).toBe('200');
    const later = await Promise.all(people.flatMap(callsOf));
    expect(new Set(later.map(said))).toEqual(new Set(['200']));
  },
);
