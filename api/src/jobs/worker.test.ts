import { sql } from 'drizzle-orm';
import { selectRows, type Connection } from '../database/connection.ts';
import { openInMemory } from '../database/embedded.ts';
import { openServer } from '../database/server.ts';
import { startPostgres, type PostgresServer } from '../testing/postgres-server.ts';
import type { JobKind } from '../job-kind.ts';
import { keepWorking, type Worker } from './worker.ts';

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

/** A kind of job that is due until it was done so often, and whose jobs end when the test says so. */
const pausedKind = (name: string, times: number) => {
  const begun: PromiseWithResolvers<void>[] = [];
  const asked: (() => boolean)[] = [];
  let done = 0;
  let looks = 0;
  const waiting: { until(): boolean; resolve(): void }[] = [];
  const notify = () => {
    for (const { until, resolve } of waiting) if (until()) resolve();
  };
  const kind: JobKind = {
    name,
    problem: `${name} failed`,
    pause: 50,
    isDue: async () => {
      looks += 1;
      notify();
      return done < times;
    },
    work: async (_report, isStopped) => {
      if (done >= times) return; // made by a look that began before the last one was done
      const one = Promise.withResolvers<void>();
      begun.push(one);
      asked.push(isStopped);
      notify();
      await one.promise;
      done += 1;
    },
  };
  const until = (condition: () => boolean): Promise<void> =>
    new Promise((resolve) => {
      waiting.push({ until: condition, resolve });
      notify();
    });
  return { kind, begun, asked, looks: () => looks, until };
};

const databases = [
  ['the embedded database', async (): Promise<Connection> => openInMemory()],
  [
    'a PostgreSQL server',
    async (): Promise<Connection> => {
      const database = await postgres.newDatabase();
      const connection = await openServer(database.url);
      const close = async () => {
        await connection.close();
        await database.drop();
      };
      return { ...connection, close };
    },
  ],
] as const;

describe.each(databases)('on %s', (_name, open) => {
  let connection: Connection;
  const workers: Worker[] = [];
  const reports: string[] = [];
  beforeAll(async () => {
    connection = await open();
  });
  afterAll(() => connection.close());
  afterEach(async () => {
    await Promise.all(workers.splice(0).map((worker) => worker.stop()));
    await connection.db.execute(sql`delete from pgboss.job`);
    reports.length = 0;
  });
  const start = async (...kinds: JobKind[]) => {
    const worker = await keepWorking(connection.jobsDb, kinds, (line) => reports.push(line));
    workers.push(worker);
    return worker;
  };
  const jobs = (name: string) =>
    selectRows<{ state: string; source: string | null }>(
      connection.db,
      sql`select state::text, source_name as source from pgboss.job where name = ${name}`,
    );

  test('of several workers one does a job, however often the others look meanwhile', async () => {
    const { kind, begun, looks, until } = pausedKind('one-at-a-time', 1);
    await start(kind);
    await start(kind);
    await until(() => begun.length > 0);
    const before = looks();
    await until(() => looks() > before + 8);
    expect(begun).toHaveLength(1);
    begun[0]?.resolve();
    await Promise.all(workers.splice(0).map((worker) => worker.stop()));
    expect(begun).toHaveLength(1);
    // A look that began before the job was done may have made another, in which nothing was left to do.
    expect(new Set((await jobs('one-at-a-time')).map(({ state }) => state))).toEqual(new Set(['completed']));
  });

  test('a job that hangs holds up no job of another kind', async () => {
    const [hanging, other] = [pausedKind('hangs', 1), pausedKind('goes-on', 3)];
    await start(hanging.kind, other.kind);
    await hanging.until(() => hanging.begun.length > 0);
    for (let job = 1; job <= 3; job += 1) {
      await other.until(() => other.begun.length === job);
      other.begun.at(-1)?.resolve();
    }
    expect(hanging.begun).toHaveLength(1);
    hanging.begun[0]?.resolve();
  });

  test('a job that was tried in vain ends among the dead letters, without what may not be logged, and holds up no other', async () => {
    const [poisoned, other] = [pausedKind('poisoned', 1), pausedKind('healthy', 2)];
    await start(poisoned.kind, other.kind);
    await poisoned.until(() => poisoned.begun.length > 0);
    // As after the last of its attempts.
    await connection.db.execute(sql`update pgboss.job set retry_limit = 0 where name = 'poisoned'`);
    poisoned.begun[0]?.reject(new Error('No such reader: ada@example.com'));
    for (let job = 1; job <= 2; job += 1) {
      await other.until(() => other.begun.length === job);
      other.begun.at(-1)?.resolve();
    }
    // The work that is due is tried again by a job of its own.
    await poisoned.until(() => poisoned.begun.length === 2);
    poisoned.begun[1]?.resolve();
    expect(await jobs('dead')).toEqual([{ state: 'created', source: 'poisoned' }]);
    expect(reports).toEqual(['poisoned failed: No such reader: …@…']);
    const outputs = await selectRows<{ text: string }>(
      connection.db,
      sql`select concat(output, source_output) as text from pgboss.job`,
    );
    expect(outputs.some(({ text }) => text.includes('No such reader: …@…'))).toBe(true);
    expect(outputs.filter(({ text }) => text.includes('ada'))).toEqual([]);
  });

  test('a job that failed is tried again, later and later, and no second of its kind is made meanwhile', async () => {
    const { kind, begun, looks, until } = pausedKind('tried-again', 1);
    await start(kind);
    await until(() => begun.length > 0);
    begun[0]?.reject(new Error('away'));
    await until(() => begun.length === 2);
    const before = looks();
    await until(() => looks() > before + 2);
    const rows = await selectRows<{ state: string; tries: number; backs: boolean }>(
      connection.db,
      sql`select state::text, retry_count as tries, retry_backoff and retry_delay > 0 as backs from pgboss.job`,
    );
    expect(rows).toEqual([{ state: 'active', tries: 1, backs: true }]);
    begun[1]?.resolve();
  });

  test('a worker that stops takes no more, tells the job that runs, and waits for it', async () => {
    const { kind, begun, asked, until } = pausedKind('drains', 5);
    const worker = await start(kind);
    await until(() => begun.length > 0);
    expect(asked[0]?.()).toBe(false);
    let hasStopped = false;
    const stopping = worker.stop().then(() => (hasStopped = true));
    expect(asked[0]?.()).toBe(true);
    await connection.db.execute(sql`select 1`);
    expect(hasStopped).toBe(false);
    begun[0]?.resolve();
    await stopping;
    expect(begun).toHaveLength(1);
    expect(await jobs('drains')).toEqual([{ state: 'completed', source: null }]);
  });
});

test('the migrations make the tables that this version of pg-boss works with', async () => {
  const connection = await openInMemory();
  const worker = await keepWorking(connection.jobsDb, [], () => undefined);
  await worker.stop();
  await connection.close();
});
