import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { s3Objects } from '@shop/objects';
import { startS3Server, type TestServer } from '@shop/objects/testing';
import { Client } from 'pg';
import { pack } from '../pack.ts';
import { releaseStorage } from '../release-storage.ts';
import type { BuildInfo, Release } from '../schemas.ts';
import { releaseSettings } from '../settings.ts';
import { makeKeyFile } from '../signatures/key-files.ts';
import type { ReleaseStorage } from '../storage.ts';
import { inventDist, temporaryFolder } from '../testing.ts';

export const storeKinds = ['folder', 'PostgreSQL', 'bucket'] as const;
export type StoreKind = (typeof storeKinds)[number];

/** An empty store of this test's own, in which one key may release everything. */
export interface TemporaryStore {
  /** Settings that name it, its teams and its key to a process. */
  env: Record<string, string>;
  /** As one more process would open it. */
  open(): ReleaseStorage;
  /** Puts other bytes in place of those of a stored file; null takes it away. */
  overwrite(name: string, build: number, file: string, bytes: string | null): Promise<void>;
  /** Nobody reaches it until the answer is called. */
  takeAway(): Promise<() => Promise<void>>;
}

const onServer = async (url: string, ...statements: (string | [text: string, values: unknown[]])[]): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements)
      await (typeof statement === 'string' ? client.query(statement) : client.query(...statement));
  } finally {
    await client.end();
  }
};

/** Done after the last test of a file, the last first. */
const endings: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const end of endings.splice(0).toReversed()) await end();
});

/** A database on the server that Jest has started. */
export const temporaryDatabase = async (): Promise<string> => {
  const server = process.env.DATABASE_URL;
  if (!server) throw new Error('Jest starts a PostgreSQL server before the first test file.');
  const name = `shop_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name}`);
  endings.push(() => onServer(server, `drop database ${name} with (force)`));
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
};

/** Ends all connections to a database and lets nobody connect, until the answer is called. */
const takeDatabaseAway = async (database: string): Promise<() => Promise<void>> => {
  const server = process.env.DATABASE_URL ?? '';
  const name = new URL(database).pathname.slice(1);
  const allow = (isAllowed: boolean) => onServer(server, `alter database ${name} allow_connections ${isAllowed}`);
  await allow(false);
  await onServer(server, ['select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]]);
  return () => allow(true);
};

let s3Server: Promise<TestServer> | null = null;
/** The S3-compatible server of a test file. */
const bucketServer = (): Promise<TestServer> => (s3Server ??= startS3Server());

const temporaryBucket = async (ignoresConditions: boolean): Promise<Record<string, string>> => {
  const { freshPlace, env } = await (ignoresConditions ? startS3Server({ ignoresConditions }) : bucketServer());
  return { RELEASES: freshPlace(), ...env };
};

const overwriteInBucket = async (
  env: Record<string, string>,
  [name, build, file]: [string, number, string],
  bytes: string | null,
): Promise<void> => {
  const { place } = releaseSettings(env).releases;
  if (place.kind !== 'bucket') throw new Error('These releases are in no bucket.');
  const objects = s3Objects(place.bucket, place.access);
  try {
    const key = `builds/${name}/${build}.json`;
    const stored = JSON.parse((await objects.read(key))?.bytes.toString() ?? '');
    const own = { 'release.json': 'manifest', 'signature.json': 'signature' }[file];
    const at = `files/${name}/${stored.folder}/${file}`;
    if (own) await objects.write(key, Buffer.from(JSON.stringify({ ...stored, [own]: bytes })));
    else if (bytes === null) await objects.remove([at]);
    else await objects.write(at, Buffer.from(bytes));
  } finally {
    await objects.close();
  }
};

/** `ignoresConditions`: a bucket as some are, in which of two writers at once one is lost. */
export const temporaryStore = async (kind: StoreKind, { ignoresConditions = false } = {}): Promise<TemporaryStore> => {
  const folder = await temporaryFolder();
  const RELEASE_TEAMS = path.join(folder, 'trusted.json');
  // Its owner's alone: not beside the releases.
  const RELEASE_KEY = path.join(await temporaryFolder(), 'key.json');
  const keys = { robin: await makeKeyFile(RELEASE_KEY, 'house', 'robin') };
  await writeFile(RELEASE_TEAMS, JSON.stringify({ house: { packages: ['*'], keys } }));
  const releases = path.join(folder, 'releases');
  const url = kind === 'PostgreSQL' ? await temporaryDatabase() : '';
  const bucket = kind === 'bucket' ? await temporaryBucket(ignoresConditions) : null;
  const env = {
    RELEASE_TEAMS,
    RELEASE_KEY,
    ...(url ? { RELEASES_DATABASE_URL: url } : (bucket ?? { RELEASES: releases })),
  };
  const column = { 'release.json': 'manifest', 'signature.json': 'signature' };
  return {
    env,
    open() {
      const { releases: place, key } = releaseSettings(env);
      const storage = releaseStorage(place, key);
      endings.push(storage.close);
      return storage;
    },
    async takeAway() {
      if (bucket) return (await bucketServer()).kill();
      if (url) return takeDatabaseAway(url);
      await rename(releases, `${releases}.away`);
      return () => rename(`${releases}.away`, releases);
    },
    async overwrite(name, build, file, bytes) {
      if (bucket) return overwriteInBucket(env, [name, build, file], bytes);
      const at = path.join(releases, name, String(build), file);
      if (!url) return bytes === null ? rm(at) : writeFile(at, bytes);
      const own = Object.hasOwn(column, file) ? column[file as keyof typeof column] : null;
      if (own)
        await onServer(url, [
          `update releases.release set ${own} = $3 where package = $1 and build = $2`,
          [name, build, own === 'manifest' && bytes !== null ? Buffer.from(bytes) : bytes],
        ]);
      else
        await onServer(
          url,
          bytes === null
            ? ['delete from releases.file where package = $1 and build = $2 and name = $3', [name, build, file]]
            : [
                'update releases.file set bytes = $4 where package = $1 and build = $2 and name = $3',
                [name, build, file, Buffer.from(bytes)],
              ],
        );
    },
  };
};

/** Invents a build and stores it. */
export const addInvented = async (storage: ReleaseStorage, changes: Partial<BuildInfo> = {}): Promise<Release> => {
  const dist = await temporaryFolder();
  await inventDist(dist, changes);
  return pack(dist, storage);
};
