import { databaseStateOf } from '../database/state.ts';
import { defaultLimits } from '../database/server-limits.ts';
import { openServer } from '../database/server.ts';
import { sql } from 'drizzle-orm';
import { startPostgres, type PostgresServer } from '../testing/postgres-server.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let postgres: PostgresServer;
let shop: TestApp;
beforeAll(async () => {
  postgres = await startPostgres();
  const limits = { ...defaultLimits, connections: 1 };
  shop = await startTestApp({}, {}, { newDatabase: postgres.newDatabase, limits });
});
afterAll(async () => {
  await shop.close();
  await postgres.stop();
});

const ready = async () => {
  const { statusCode, body } = await shop.app.inject('/readyz');
  return { statusCode, ...JSON.parse(body) };
};
const allWell = { database: 'ok', migrations: 'ok', process: 'ok' };

test('the API is ready while its database answers, also when all of its connections are taken', async () => {
  await shop.connection.db.transaction(async () => {
    expect(await ready()).toEqual({ statusCode: 200, status: 'ready', parts: allWell });
  });
});

test('a database without the newest migration is named as what is not ready', async () => {
  await shop.connection.db.execute(
    sql`update drizzle.__drizzle_migrations set created_at = created_at - 1000000000000`,
  );
  expect(await ready()).toEqual({
    statusCode: 503,
    status: 'not ready',
    parts: { ...allWell, migrations: 'behind this version' },
  });
  await shop.connection.db.execute(
    sql`update drizzle.__drizzle_migrations set created_at = created_at + 1000000000000`,
  );
  expect((await ready()).statusCode).toBe(200);
});

test('a database that is away is told without its address, and one look serves all who ask meanwhile', async () => {
  const database = await postgres.newDatabase();
  const connection = await openServer(database.url);
  let looks = 0;
  const state = databaseStateOf(
    { latestMigration: (limit) => ((looks += 1), connection.latestMigration(limit)) },
    20_000,
  );
  expect([await Promise.all([state(), state()]), looks]).toEqual([['ready', 'ready'], 1]);
  await connection.close();
  await database.drop();
  expect([await state(), looks]).toEqual(['away', 2]);
  const { app, close } = await startTestApp({}, { databaseState: state });
  const answer = await app.inject('/readyz');
  expect([answer.statusCode, answer.json().parts]).toEqual([
    503,
    { database: 'gives no answer', migrations: 'not known', process: 'ok' },
  ]);
  await close();
});

test('a process that is asked to end lives, and is not ready', async () => {
  shop.app.ending.abort();
  expect(await ready()).toMatchObject({ statusCode: 503, parts: { ...allWell, process: 'ending' } });
  expect((await shop.app.inject('/livez')).statusCode).toBe(200);
  expect((await shop.app.inject('/healthz')).statusCode).toBe(200);
});
