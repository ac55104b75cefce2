import { sql } from 'drizzle-orm';
import { startPostgres, type PostgresServer } from '../testing/postgres-server.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { schema, type Queryable } from './connection.ts';
import { sqlStateOf } from './sql-state.ts';
import { transact } from './transact.ts';

let server: PostgresServer;
let shop: TestApp;
let db: Queryable;
beforeAll(async () => {
  server = await startPostgres();
  shop = await startTestApp({}, {}, server);
  ({ db } = shop.connection);
});
afterAll(async () => {
  await shop.close();
  await server.stop();
});

const add = (key: string) => (transaction: Queryable) =>
  transaction.execute(
    sql`insert into attempt (key, count, window_ends_at) values (${key}, 1, now())
      on conflict (key) do update set count = attempt.count + 1`,
  );
const countOf = async (key: string): Promise<number> => {
  const rows = await db.select().from(schema.attempt);
  return rows.find((row) => row.key === key)?.count ?? 0;
};

/** Two transactions that lock the rows of two keys in opposite order, and meet each time they run. */
const crossing = (rounds: number) => {
  let runs = 0;
  const waiting: (() => void)[] = [];
  const meet = () =>
    new Promise<void>((resolve) => {
      waiting.push(resolve);
      if (waiting.length < 2) return;
      for (const go of waiting.splice(0)) go();
    });
  const work = (first: string, second: string) => async (transaction: Queryable) => {
    runs += 1;
    await add(first)(transaction);
    if (runs <= rounds * 2) await meet();
    await add(second)(transaction);
  };
  return { work, runs: () => runs };
};

test('a transaction that PostgreSQL undid because of a deadlock is run again, whole', async () => {
  await Promise.all([add('left')(db), add('right')(db)]);
  const { work, runs } = crossing(1);
  await Promise.all([transact(db, work('left', 'right')), transact(db, work('right', 'left'))]);
  expect([await countOf('left'), await countOf('right')]).toEqual([3, 3]);
  // PostgreSQL undoes one of the two, or both where both find the circle at the same moment.
  expect(runs()).toBeGreaterThan(2);
});

test('a transaction that fails each time is run five times and ends with PostgreSQL’s error', async () => {
  let runs = 0;
  const failing = transact(db, async (transaction) => {
    runs += 1;
    await add('failing')(transaction);
    await transaction.execute(sql`do $$ begin raise exception 'again' using errcode = '40001'; end $$`);
  });
  const error: unknown = await failing.catch((thrown: unknown) => thrown);
  expect([sqlStateOf(error), runs, await countOf('failing')]).toEqual(['40001', 5, 0]);
});

test('what fails for another reason is not run again', async () => {
  let runs = 0;
  const failing = transact(db, async () => {
    runs += 1;
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(runs).toBe(1);
});

test('a transaction inside another is a savepoint of it: the outer one is run again', async () => {
  const runs = { outer: 0, inner: 0 };
  await transact(db, async (outer) => {
    runs.outer += 1;
    await transact(outer, async (inner) => {
      runs.inner += 1;
      await add('nested')(inner);
      if (runs.outer === 1) {
        await inner.execute(sql`do $$ begin raise exception 'again' using errcode = '40P01'; end $$`);
      }
    });
  });
  expect([runs, await countOf('nested')]).toEqual([{ outer: 2, inner: 2 }, 1]);
});
