import { appendFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import { promote } from '../registry.ts';
import { releaseSettings } from '../settings.ts';
import { pointAt } from '../testing.ts';
import { addInvented, temporaryStore } from '../testing/stores.ts';
import { postgresStorage } from './postgres-storage.ts';

const onDatabase = async (url: string | undefined, statement: string) => {
  const client = new Client({ connectionString: url });
  await client.connect();
  return client.query(statement).finally(() => client.end());
};

test('a change whose connection is lost is not made, is told, and leaves no lock', async () => {
  const store = await temporaryStore('PostgreSQL');
  const storage = store.open();
  await addInvented(storage, { build: 1 });
  const change = storage.updateRegistry(async (registry) => {
    await onDatabase(
      store.env.RELEASES_DATABASE_URL,
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'shop-releases' and state = 'idle in transaction'",
    );
    return { registry, change: { at: '', by: 'x', command: 'promote', packages: {} } };
  });
  await expect(change).rejects.toThrow('The database of releases cannot be used');
  expect(await storage.history()).toEqual([]);
  await pointAt(storage, { catalog: 1 });
  expect(await storage.history()).toHaveLength(1);
});

test('tables are made by the first who writes, whoever else writes first too', async () => {
  const store = await temporaryStore('PostgreSQL');
  await Promise.all([1, 2, 3, 4].map((build) => addInvented(store.open(), { build })));
  expect(await store.open().builds('catalog')).toEqual([1, 2, 3, 4]);
});

test('a role that may not make tables reads, counts and settles candidates', async () => {
  const store = await temporaryStore('PostgreSQL');
  const url = store.env.RELEASES_DATABASE_URL ?? '';
  await addInvented(store.open(), { build: 1 });
  await pointAt(store.open(), { catalog: 1 });
  const role = `web_${new URL(url).pathname.slice(-12)}`;
  await onDatabase(
    url,
    `create role ${role} login;
     grant usage on schema releases to ${role};
     grant select on all tables in schema releases to ${role};
     grant update on releases.registry to ${role};
     grant insert on releases.change to ${role};
     grant insert, update, delete on releases.counts to ${role};`,
  );
  const own = new URL(url);
  own.username = role;
  const web = postgresStorage(own.href, { teams: store.env.RELEASE_TEAMS ?? '' });
  expect((await web.readRelease('catalog', 1)).build).toBe(1);
  const tally = { views: 1, failed: 0 };
  await web.writeCounts('catalog', '2026-01-01T00:00:00.000Z', 'a', { candidate: tally, live: tally });
  await web.updateRegistry((registry) => ({
    registry,
    change: { at: '', by: 'web server', command: 'stop', packages: {} },
  }));
  await expect(web.removeRelease('catalog', 1)).rejects.toThrow('permission denied');
  await web.close();
  await onDatabase(url, `drop owned by ${role}; drop role ${role}`);
});

test('a database that is away is told without its password', async () => {
  const storage = postgresStorage('postgresql://shop:sesame@127.0.0.1:9/releases', { teams: '/none/teams.json' });
  const said = await storage.readRegistry().catch(String);
  expect(said).toMatch(/^DeliveryProblem: The database of releases cannot be used: .*ECONNREFUSED/);
  expect(said).not.toContain('sesame');
  await storage.close();
});

test('code is loaded from a copy that is as it was packed: one that was changed is made anew', async () => {
  const store = await temporaryStore('PostgreSQL');
  const storage = store.open();
  await addInvented(storage, { build: 1 });
  const entry = path.join(await storage.localFolder('catalog', 1), 'server/remoteEntry.js');
  const whole = await readFile(entry, 'utf8');
  await appendFile(entry, '// changed');
  expect(path.join(await storage.localFolder('catalog', 1), 'server/remoteEntry.js')).toBe(entry);
  expect(await readFile(entry, 'utf8')).toBe(whole);
  await appendFile(entry, '// changed');
  await store.overwrite('catalog', 1, 'server/remoteEntry.js', '// changed in the store');
  await expect(storage.localFolder('catalog', 1)).rejects.toThrow('its server half was changed after packing');
  await expect(promote(storage, 'catalog')).rejects.toThrow('server/remoteEntry.js was changed after packing');
  await storage.close();
  await expect(readFile(entry)).rejects.toThrow('ENOENT');
});

test('a database without a file of teams, or beside a folder, is no setting', () => {
  const RELEASES_DATABASE_URL = 'postgresql://shop@db.example/releases';
  expect(() => releaseSettings({ RELEASES_DATABASE_URL })).toThrow('RELEASES_DATABASE_URL needs RELEASE_TEAMS');
  expect(() => releaseSettings({ RELEASES_DATABASE_URL, RELEASES: '/srv', RELEASE_TEAMS: '/teams.json' })).toThrow(
    'RELEASES and RELEASES_DATABASE_URL are both set',
  );
  expect(releaseSettings({ RELEASES_DATABASE_URL, RELEASE_TEAMS: '/teams.json' }).releases).toEqual({
    place: { kind: 'database', url: RELEASES_DATABASE_URL },
    teams: '/teams.json',
  });
});
