import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { startPostgres, type PostgresServer, type ServerDatabase } from '../testing/postgres-server.ts';
import { migrateServer } from './migrate-server.ts';
import { connectServer } from './server.ts';

let server: PostgresServer;
let database: ServerDatabase;
beforeAll(async () => {
  server = await startPostgres();
});
beforeEach(async () => void (database = await server.newDatabase()));
afterEach(() => database.drop());
afterAll(() => server.stop());

/** A folder with one migration, as drizzle-kit writes it. */
const migrations = (statement: string): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'migrations-'));
  mkdirSync(path.join(folder, 'meta'));
  const entry = { idx: 0, version: '7', when: 1, tag: '0000_change', breakpoints: true };
  const journal = { version: '7', dialect: 'postgresql', entries: [entry] };
  writeFileSync(path.join(folder, 'meta/_journal.json'), JSON.stringify(journal));
  writeFileSync(path.join(folder, '0000_change.sql'), statement);
  return folder;
};

const client = async (): Promise<Client> => {
  const made = new Client({ connectionString: database.url });
  await made.connect();
  return made;
};

test('a migration that waits for a table holds up nobody behind it, and is done once the table is free', async () => {
  const [holder, shopper] = [await client(), await client()];
  await holder.query('create table chair (id integer)');
  await holder.query('begin');
  await holder.query('select * from chair'); // such as a long export
  const connection = connectServer(database.url);
  const folder = migrations('alter table chair add column legs integer default 4');
  const migrated = connection.exclusively((db) => migrateServer(db, folder));
  const waits = `select count(*)::int as waits from pg_locks where relation = 'chair'::regclass and not granted`;
  for (;;) {
    const { rows } = await shopper.query<{ waits: number }>(waits);
    if (rows[0]?.waits === 1) break;
  }
  // Behind the migration's turn, while the table is still held.
  expect((await shopper.query('select * from chair')).rows).toEqual([]);
  await holder.query('commit');
  await migrated;
  await shopper.query('insert into chair values (1)');
  expect((await shopper.query('select * from chair')).rows).toEqual([{ id: 1, legs: 4 }]);
  await Promise.all([holder.end(), shopper.end(), connection.close()]);
});

test('a migration of several tables gives way to somebody who needs them the other way round, and is done afterwards', async () => {
  const [holder, watcher] = [await client(), await client()];
  await holder.query('create table desk (id integer)');
  await holder.query('create table lamp (id integer)');
  // It is the migration that looks whether it waits for ever, however late a busy machine lets it.
  await holder.query("set deadlock_timeout = '10min'");
  await holder.query('begin');
  await holder.query('select * from lamp');
  const connection = connectServer(database.url);
  const folder = migrations(
    'alter table desk add column legs integer default 4;--> statement-breakpoint\nalter table lamp add column bulbs integer default 1',
  );
  const migrated = connection.exclusively((db) => migrateServer(db, folder));
  const waits = `select count(*)::int as waits from pg_locks where relation = 'lamp'::regclass and not granted`;
  for (;;) {
    const { rows } = await watcher.query<{ waits: number }>(waits);
    if (rows[0]?.waits === 1) break;
  }
  // Each of the two has what the other waits for; PostgreSQL ends the migration.
  expect((await holder.query('select * from desk')).rows).toEqual([]);
  await holder.query('commit');
  await migrated;
  await watcher.query('insert into lamp values (1)');
  expect((await watcher.query('select * from lamp')).rows).toEqual([{ id: 1, bulbs: 1 }]);
  await Promise.all([holder.end(), watcher.end(), connection.close()]);
});
