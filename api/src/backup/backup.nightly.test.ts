import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { selectRows } from '../database/connection.ts';
import { openServer } from '../database/server.ts';
import { openEmbedded, openInMemory } from '../database/embedded.ts';
import { sql } from 'drizzle-orm';
import { startApiServer } from '../hold/api-server.ts';
import { placeWith, readyBuyer } from '../hold/buyer.ts';
import { contendedGoods } from '../hold/goods.ts';
import { callOver } from '../hold/http-call.ts';
import type { ServerProcess } from '../hold/server-process.ts';
import { startPostgres } from '../testing/postgres-server.ts';
import { backupJob } from './job.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

let home: string;
let running: ServerProcess | undefined;
beforeAll(async () => void (home = await mkdtemp(join(tmpdir(), 'backup-'))));
afterEach(async () => {
  await running?.kill();
  running = undefined;
});
afterAll(() => rm(home, { recursive: true }));

const envOf = (folder: string) => ({
  API_DATA: join(home, folder),
  DATABASE_URL: '',
  SANDBOX: '1',
  WORLD: '1',
  WORLD_PRODUCTS: '30',
  PASSWORD_COST: '14',
  API_RATE_LIMIT: '0',
});
const start = async (folder: string, more: Record<string, string> = {}): Promise<string> => {
  running = await startApiServer({ ...envOf(folder), ...more });
  return running.url;
};
const stop = async (): Promise<void> => {
  await running?.stop();
  running = undefined;
};
/** A command of the root's package.json; answers what it wrote, or rejects with its complaint. */
const command = (
  folder: string,
  name: 'backup' | 'restore',
  words: string[],
  more: Record<string, string> = {},
): Promise<string> =>
  new Promise((resolve, reject) => {
    const args = ['api/src/backup.ts', name, ...words];
    const env = { ...process.env, ...envOf(folder), ...more };
    execFile(process.execPath, args, { cwd: root, env }, (error, out, complaint) => {
      if (error) reject(new Error(complaint));
      else resolve(out);
    });
  });

/** One that can be bought. */
const goodsOf = async (folder: string) => {
  const connection = await openEmbedded(join(home, folder));
  return contendedGoods(connection.db).finally(() => connection.close());
};

test('a shop is made again from a backup: what was in it is there, and no number that was given since comes again', async () => {
  await start('shop');
  await stop();
  const { product, variants } = await goodsOf('shop');
  const buy = async (url: string) => {
    const buyer = await readyBuyer(url, [{ product, variant: variants[0], quantity: 1 }]);
    const { code, message, result } = await placeWith(url, buyer);
    if (code !== 200) throw new Error(message);
    return { number: result.order_id, headers: buyer.headers };
  };
  const read = (url: string, { number, headers }: Awaited<ReturnType<typeof buy>>) =>
    callOver(url, 'orderInformation', { query: { order_id: number } }, headers);

  const before = await buy(await start('shop'));
  await stop();
  const file = join(home, 'kept', 'shop.tar.gz');
  expect(await command('shop', 'backup', [file])).toContain(file);
  const url = await start('shop');
  await expect(command('shop', 'backup', [file])).rejects.toThrow(/in use by another process/);
  const since = await buy(url);
  await stop();

  await command('other', 'restore', [file]);
  const restored = await start('other');
  expect((await read(restored, before)).result).toMatchObject({ order_id: before.number });
  expect((await read(restored, since)).code).not.toBe(200);
  expect((await buy(restored)).number).not.toBe(since.number);
  await stop();

  await expect(command('shop', 'restore', [file])).rejects.toThrow(/holds a database. With --replace/);
  const said = await command('shop', 'restore', [file, '--replace']);
  const aside = (await readdir(home)).find((name) => name.startsWith('shop.before-')) ?? '';
  expect(said).toContain(join(home, aside));
  expect(await readdir(join(home, aside))).toContain('PG_VERSION');
}, 3_600_000);

test('a file that is no backup is refused, and the folder stays as it was', async () => {
  const file = join(home, 'broken.tar.gz');
  await writeFile(file, 'not a backup');
  await expect(command('new', 'restore', [file])).rejects.toThrow(/broken.tar.gz cannot be read/);
  await expect(command('new', 'restore', [join(home, 'nothing.tar.gz')])).rejects.toThrow(
    /nothing.tar.gz cannot be read/,
  );
  await expect(stat(join(home, 'new'))).rejects.toThrow('ENOENT');
  await expect(command('new', 'backup', [])).rejects.toThrow('Say `backup <file.tar.gz>`');
});

test('a running shop backs its database up into the folder of BACKUP_FOLDER', async () => {
  const folder = join(home, 'by-itself');
  await start('busy', { BACKUP_FOLDER: folder });
  const backupStatus = async (): Promise<string> => {
    for (;;) {
      const [line] = running?.lines.filter((one) => one.includes('was backed up to')) ?? [];
      if (line !== undefined) return line;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  const [, file = ''] = /backed up to (\S+)/.exec(await backupStatus()) ?? [];
  await stop();
  await command('from-running', 'restore', [file]);
  expect((await goodsOf('from-running')).variants).toHaveLength(2);
});

test('a backup is made when the newest is old enough; the oldest go, and only after a new one is whole', async () => {
  const folder = join(home, 'in-time');
  const connection = await openInMemory();
  const { archive } = connection;
  if (!archive) throw new Error('There is nothing to back up.');
  let now = new Date('2026-01-01T00:00:00Z');
  const settings = { folder, every: 24, keep: 2 };
  const days = async (): Promise<string[]> => {
    const names = await readdir(folder);
    return names
      .filter((name) => name !== other)
      .toSorted()
      .map((name) => name.slice('shop-'.length, 'shop-2026-01-01'.length));
  };
  const other = 'notes.txt';
  const look = async (given = archive): Promise<void> => {
    const { isDue, work } = backupJob(given, settings, () => now);
    if (await isDue?.())
      await work(
        () => undefined,
        () => false,
      );
  };
  try {
    await look();
    now = new Date('2026-01-01T23:59:00Z');
    await look();
    expect(await days()).toEqual(['2026-01-01']);
    now = new Date('2026-01-02T00:00:00Z');
    await look();
    await writeFile(join(folder, other), '');
    now = new Date('2026-01-03T00:00:00Z');
    await expect(look(() => Promise.reject(new Error('disk full')))).rejects.toThrow('disk full');
    expect(await days()).toEqual(['2026-01-01', '2026-01-02']);
    await look();
    expect(await days()).toEqual(['2026-01-02', '2026-01-03']);
    expect(await readdir(folder)).toContain(other);
  } finally {
    await connection.close();
  }
});

test('after a PostgreSQL server was restored by its own tools, `restore numbers` lets its numbers begin later', async () => {
  const postgres = await startPostgres();
  const database = await postgres.newDatabase(process.env['TEST_DATABASE_TEMPLATE']);
  const next = async (): Promise<number> => {
    const connection = await openServer(database.url);
    const [row] = await selectRows<{ id: number }>(
      connection.db,
      sql`select nextval(pg_get_serial_sequence('customer_order', 'id'))::int as id`,
    ).finally(() => connection.close());
    return row?.id ?? 0;
  };
  try {
    const given = await next();
    await command('none', 'restore', ['numbers'], { DATABASE_URL: database.url });
    expect(await next()).toBeGreaterThan(given + 99_999);
    await expect(command('none', 'restore', ['x.tar.gz'], { DATABASE_URL: database.url })).rejects.toThrow(
      'pg_restore',
    );
  } finally {
    await database.drop();
    await postgres.stop();
  }
});
