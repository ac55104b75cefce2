import type { Connection } from '../database/connection.ts';
import { openServer } from '../database/server.ts';
import { startPostgres, type PostgresServer, type ServerDatabase } from '../testing/postgres-server.ts';
import { startApiServer } from './api-server.ts';
import type { ServerProcess } from './server-process.ts';
import { contend } from './contention.ts';
import { orderThroughKills } from './disturbed-orders.ts';

let postgres: PostgresServer;
let database: ServerDatabase;
let connection: Connection;
let start: () => Promise<ServerProcess>;
let servers: ServerProcess[];
beforeAll(async () => {
  postgres = await startPostgres();
  database = await postgres.newDatabase();
  const env = { SANDBOX: '1', WORLD: '1', WORLD_PRODUCTS: '60', PASSWORD_COST: '14', API_RATE_LIMIT: '0' };
  start = () => startApiServer({ ...env, DATABASE_URL: database.url });
  servers = await Promise.all([start(), start()]);
  connection = await openServer(database.url);
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await connection.close();
  await database.drop();
  await postgres.stop();
});

test('guests who buy the last units at several servers at once are sold them all, and the others told so', async () => {
  const urls = servers.map(({ url }) => url);
  const { wrong, placed, answers } = await contend(urls, connection.db, { guests: 24, units: 9 });
  expect(wrong).toEqual([]);
  expect(placed).toBeGreaterThanOrEqual(9);
  expect([...answers.keys()].map((answer) => answer.slice(0, 3)).toSorted()).toEqual(['200', '409']);
});

test('a server that is killed in the midst of orders loses none and doubles none', async () => {
  const { wrong, buyers } = await orderThroughKills(servers, start, connection.db, { kills: 2, buyersEach: 6 });
  expect([wrong, buyers]).toEqual([[], 12]);
});
