import { fileURLToPath } from 'node:url';
import { asc, sql } from 'drizzle-orm';
import { schema, selectRows, type Connection } from '../database/connection.ts';
import { openServer } from '../database/server.ts';
import { placeWith, readyBuyer } from '../hold/buyer.ts';
import { startServerProcess, type ServerProcess } from '../hold/server-process.ts';
import { fixture } from '../testing/fixture-products.ts';
import { withClockOffBy } from '../testing/other-clock.ts';
import { startPostgres, type PostgresServer, type ServerDatabase } from '../testing/postgres-server.ts';

const program = fileURLToPath(new URL('../main.ts', import.meta.url));
const hour = 3_600_000;

let postgres: PostgresServer;
let database: ServerDatabase;
let connection: Connection;
const servers: ServerProcess[] = [];
let isOver = false;
beforeAll(async () => {
  postgres = await startPostgres();
  database = await postgres.newDatabase(process.env['TEST_DATABASE_TEMPLATE']);
  connection = await openServer(database.url);
});
afterEach(async () => {
  isOver = true;
  await Promise.all(servers.splice(0).map((server) => server.kill()));
});
afterAll(async () => {
  await connection.close();
  await database.drop();
  await postgres.stop();
});

/** A server of this role whose machine's clock is off by so many ms. */
const start = async (role: 'api' | 'worker', offBy: number): Promise<ServerProcess> => {
  const env = { DATABASE_URL: database.url, SANDBOX: '1', API_PORT: '0', WORKER_PORT: '0', ACCESS_LOG: '0' };
  const server = await startServerProcess([...withClockOffBy(offBy), program, role], env, /ready at (http:[^\s,]+\d)/);
  servers.push(server);
  return server;
};
const databaseTime = async (): Promise<number> => {
  const [row] = await selectRows<{ time: string }>(
    connection.db,
    sql`select extract(epoch from clock_timestamp()) * 1000 as time`,
  );
  return Number(row?.time);
};

test('what a server whose clock is an hour slow has given out is taken by one whose clock is an hour fast, and the other way round', async () => {
  const [slow, fast] = await Promise.all([start('api', -hour), start('api', hour)]);
  const table = { product: fixture.table, variant: null, quantity: 1 };
  const before = await databaseTime();
  const placed = [
    await placeWith(fast.url, await readyBuyer(slow.url, [table])),
    await placeWith(slow.url, await readyBuyer(fast.url, [table])),
  ];
  const after = await databaseTime();
  expect(placed.map(({ code, message }) => [code, message])).toEqual(placed.map(() => [200, expect.any(String)]));
  const orders = await connection.db
    .select({ at: schema.order.createdAt })
    .from(schema.order)
    .orderBy(asc(schema.order.id));
  // A busy machine may need seconds to ask for the database's time, and takes half of them for a difference.
  for (const { at } of orders.slice(-2)) {
    expect(at.getTime()).toBeGreaterThan(before - 60_000);
    expect(at.getTime()).toBeLessThan(after + 60_000);
  }
  expect(slow.lines.join()).toMatch(/The clock of this machine is 3[56]\d\d s behind the database’s/);
  expect(fast.lines.join()).toMatch(/The clock of this machine is 3[56]\d\d s ahead of the database’s/);
});

test('a worker whose clock is an hour fast begins prices when their time has come, and no other', async () => {
  const now = await databaseTime();
  const plan = (minutes: number, finalPrice: number) => ({
    productId: fixture.table,
    sku: 'TABLE',
    changes: { finalPrice },
    validFrom: new Date(now + minutes * 60_000),
    createdAt: new Date(now),
  });
  await connection.db.insert(schema.pricePlan).values([plan(-1, 100), plan(30, 50)]);
  isOver = false;
  await start('worker', hour);
  const begun = async (): Promise<boolean[]> => {
    const rows = await connection.db.select().from(schema.pricePlan).orderBy(asc(schema.pricePlan.validFrom));
    const ended = rows.map(({ endedAt }) => endedAt !== null);
    return ended[0] || isOver ? ended : begun();
  };
  expect(await begun()).toEqual([true, false]);
});
