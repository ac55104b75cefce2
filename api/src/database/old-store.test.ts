import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { startPostgres } from '../testing/postgres-server.ts';
import { selectRows, type Queryable } from './connection.ts';
import { openEmbedded } from './embedded.ts';
import { openServer } from './server.ts';

/** When `0050_review_state` was made, which the first migration takes the place of, and one before it. */
const [last, before] = [1795855236602, 1795748181798];

const applied = (db: Queryable) =>
  selectRows(db, sql`select hash, created_at::text from drizzle.__drizzle_migrations order by 1, 2`);

test('a store that has every migration that the first takes the place of skips it', async () => {
  const server = await startPostgres();
  const database = await server.newDatabase();
  const made = await openServer(database.url);
  await made.db.execute(sql`delete from drizzle.__drizzle_migrations where created_at <= ${last}`);
  for (const at of [before, last])
    await made.db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('old', ${at})`);
  const rows = await applied(made.db);
  await made.close();
  const opened = await openServer(database.url);
  expect(await applied(opened.db)).toEqual(rows);
  await opened.close();
  await database.drop();
  await server.stop();
});

test('an embedded store that lacks one of them is refused as it is, and nobody is told to delete it', async () => {
  const home = await mkdtemp(path.join(tmpdir(), 'old-store-'));
  const folder = path.join(home, 'api');
  const made = await openEmbedded(folder);
  await made.db.execute(sql`update drizzle.__drizzle_migrations set created_at = ${before}`);
  await made.close();
  const refused = await openEmbedded(folder).catch(String);
  expect(refused).toContain('Migrate it with the last release that has that migration first');
  expect(refused).not.toContain('delete');
  await rm(home, { recursive: true });
});
