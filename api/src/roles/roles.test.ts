import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { connectServer } from '../database/server.ts';
import { selectRows } from '../database/connection.ts';
import { startServerProcess, type ServerProcess } from '../hold/server-process.ts';
import { startPostgres, type PostgresServer, type ServerDatabase } from '../testing/postgres-server.ts';

const program = fileURLToPath(new URL('../main.ts', import.meta.url));
const run = promisify(execFile);

let postgres: PostgresServer;
const databases: ServerDatabase[] = [];
const servers: ServerProcess[] = [];
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill()));
  await Promise.all(databases.map((database) => database.drop()));
  await postgres.stop();
});

const newDatabase = async (template?: string): Promise<ServerDatabase> => {
  const database = await postgres.newDatabase(template);
  databases.push(database);
  return database;
};
const settings = ({ url }: ServerDatabase) => ({
  DATABASE_URL: url,
  SANDBOX: '1',
  WORLD: '1',
  WORLD_PRODUCTS: '30',
  PASSWORD_COST: '14',
  API_PORT: '0',
  WORKER_PORT: '0',
  ACCESS_LOG: '0',
});
const migrate = async (env: Record<string, string>): Promise<string> =>
  (await run(process.execPath, [program, 'migrate'], { env: { ...process.env, ...env } })).stdout;
const start = async (role: 'api' | 'worker', env: Record<string, string>): Promise<ServerProcess> => {
  // Where it waits, or where it is ready.
  const server = await startServerProcess([program, role], env, /(?:waiting|ready) at (http:[^\s,]+\d)/);
  servers.push(server);
  return server;
};
const readyAt = async (url: string): Promise<unknown> => {
  const answer = await fetch(`${url}/readyz`);
  return { status: answer.status, ...Object(await answer.json()).parts };
};
/** Where a server that waited is ready. */
const readyOf = async ({ lines }: ServerProcess): Promise<string> => {
  for (;;) {
    const url = lines.map((line) => /ready at (http:[^\s,]+\d)/.exec(line)?.[1]).find((found) => found !== undefined);
    if (url !== undefined) return url;
    await pause(50);
  }
};

test('REQ-011 an API and a worker on an empty database wait and say for what; two that migrate at once, and a third, make it ready once', async () => {
  const env = settings(await newDatabase());
  const [api, worker] = await Promise.all([start('api', env), start('worker', env)]);
  const behind = { status: 503, database: 'ok', migrations: 'behind this version', store: 'not known' };
  for (const { url } of [api, worker]) {
    expect(await readyAt(url)).toEqual({ ...behind, process: 'waits for the database' });
    expect((await fetch(`${url}/livez`)).status).toBe(200);
    const asked = await fetch(`${url}/api/v2/carts`);
    expect([asked.status, asked.headers.get('retry-after')]).toEqual([503, '5']);
    const message = 'We are very busy just now. Please try again in a moment.';
    expect(await asked.json()).toEqual({ code: 503, message, result: null, type: 'error' });
  }
  const both = await Promise.all([migrate(env), migrate(env)]);
  expect(both.filter((said) => /Writing .* products/.test(said))).toHaveLength(1);
  expect(await migrate(env)).toBe('migrate: the database is ready for this version\n');
  const ready = { status: 200, database: 'ok', migrations: 'ok', process: 'ok' };
  expect(await readyAt(await readyOf(api))).toEqual(ready);
  expect(await readyAt(await readyOf(worker))).toEqual(ready);
});

test('an API that is newer than its database leaves it as it is and is not ready', async () => {
  const database = await newDatabase(process.env['TEST_DATABASE_TEMPLATE']);
  const connection = connectServer(database.url);
  const newest = sql`select max(created_at)::text as at from drizzle.__drizzle_migrations`;
  await connection.db.execute(
    sql`delete from drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations)`,
  );
  const [before] = await selectRows<{ at: string }>(connection.db, newest);
  const api = await start('api', settings(database));
  expect(api.lines).toEqual([`api: waiting at ${api.url}: migrations behind this version`]);
  expect(await readyAt(api.url)).toMatchObject({ status: 503, migrations: 'behind this version' });
  expect(await selectRows(connection.db, newest)).toEqual([before]);
  await connection.close();
});

test('migrate leaves a store alone that stands before its first migration, and says which release it has to go through', async () => {
  const database = await newDatabase(process.env['TEST_DATABASE_TEMPLATE']);
  const connection = connectServer(database.url);
  await connection.db.execute(sql`update drizzle.__drizzle_migrations set created_at = 1795748181798`); // 0046_friend_reader
  await connection.db.execute(sql`alter table customer_order drop column holds_goods`); // came with 0047
  const tablesNow = () =>
    selectRows(
      connection.db,
      sql`select table_name, column_name from information_schema.columns where table_schema in ('public', 'drizzle')
          union all select hash, created_at::text from drizzle.__drizzle_migrations order by 1, 2`,
    );
  const before = await tablesNow();
  await expect(migrate(settings(database))).rejects.toThrow(
    'migrate: The database is of a release before migration 0050_review_state',
  );
  expect(await tablesNow()).toEqual(before);
  await connection.close();
});

test('an API alone does no jobs, a worker answers no call, and neither takes an embedded database', async () => {
  const env = settings(await newDatabase(process.env['TEST_DATABASE_TEMPLATE']));
  const connection = connectServer(env.DATABASE_URL);
  const queues = () => selectRows(connection.db, sql`select 1 from pgboss.queue where name = 'prices'`);
  const api = await start('api', env);
  expect((await fetch(`${api.url}/docs/json`)).status).toBe(200);
  expect(await queues()).toHaveLength(0);
  const worker = await start('worker', env);
  expect((await fetch(`${worker.url}/metrics`)).status).toBe(200);
  expect((await fetch(`${worker.url}/docs/json`)).status).toBe(404);
  expect(await queues()).toHaveLength(1);
  await connection.close();
  for (const role of ['api', 'worker', 'migrate']) {
    const alone = run(process.execPath, [program, role], { env: { ...process.env, ...env, DATABASE_URL: '' } });
    await expect(alone).rejects.toThrow('`npm start` runs all in one');
  }
  const unknown = run(process.execPath, [program, 'cook'], { env: { ...process.env, ...env } });
  await expect(unknown).rejects.toThrow('There is no role "cook"');
});
