import { sql } from 'drizzle-orm';
import { selectRows } from './database/connection.ts';
import { openServer } from './database/server.ts';
import { startApiServer } from './hold/api-server.ts';
import type { ServerProcess } from './hold/server-process.ts';
import { startPostgres, type PostgresServer, type ServerDatabase } from './testing/postgres-server.ts';

let postgres: PostgresServer;
let database: ServerDatabase;
const servers: ServerProcess[] = [];
beforeAll(async () => {
  postgres = await startPostgres();
  database = await postgres.newDatabase();
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await database.drop();
  await postgres.stop();
});

test('three servers that start together on an empty database all come up, and it is filled once', async () => {
  const { url } = database;
  const env = { DATABASE_URL: url, SANDBOX: '1', WORLD: '1', WORLD_PRODUCTS: '30', PASSWORD_COST: '14' };
  const started = await Promise.allSettled([1, 2, 3].map(() => startApiServer(env)));
  for (const one of started) if (one.status === 'fulfilled') servers.push(one.value);
  expect(started.map((one) => (one.status === 'rejected' ? String(one.reason) : 'up'))).toEqual(['up', 'up', 'up']);
  const filling = servers.filter(({ lines }) => lines.some((line) => /Writing .* products/.test(line)));
  expect(filling).toHaveLength(1);
  const connection = await openServer(url);
  const counted = await selectRows(
    connection.db,
    sql`select (select count(*) from store)::int as stores,
        (select count(*) > 30 from product) as products`,
  );
  await connection.close();
  expect(counted).toEqual([{ stores: 1, products: true }]);
});
