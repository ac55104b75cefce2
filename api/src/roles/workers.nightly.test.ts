import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { eq, sql } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { schema, selectRows, type Connection } from '../database/connection.ts';
import { openServer } from '../database/server.ts';
import { startServerProcess, type ServerProcess } from '../hold/server-process.ts';
import { outboxMailer } from '../mail/outbox.ts';
import { startPostgres, type PostgresServer, type ServerDatabase } from '../testing/postgres-server.ts';

const program = fileURLToPath(new URL('../main.ts', import.meta.url));

/** A mail server that keeps letters to `held@…` waiting until the test lets them in, and that may refuse all. */
const startMailServer = async () => {
  const state = { refuses: false };
  const received: string[] = [];
  const pending: { readonly let: () => void }[] = [];
  const waiting: { until(): boolean; resolve(): void }[] = [];
  const notify = () => {
    for (const { until, resolve } of waiting) if (until()) resolve();
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      done(state.refuses ? Object.assign(new Error(`Not now: ${address}`), { responseCode: 451 }) : null),
    onData: (stream, session, done) => {
      const [to] = session.envelope.rcptTo.map(({ address }) => address);
      stream.resume();
      stream.on('end', () => {
        const take = () => {
          received.push(to ?? '');
          done();
          notify();
        };
        if (to?.startsWith('held@')) pending.push({ let: take });
        else take();
        notify();
      });
    },
  });
  server.on('error', () => undefined); // a killed worker breaks its connection
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo; // it listens on a port
  const until = (condition: () => boolean): Promise<void> =>
    new Promise((resolve) => {
      waiting.push({ until: condition, resolve });
      notify();
    });
  return {
    port,
    state,
    received,
    pending,
    until,
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  };
};

let postgres: PostgresServer;
let database: ServerDatabase;
let connection: Connection;
let mail: Awaited<ReturnType<typeof startMailServer>>;
const workers: ServerProcess[] = [];
beforeAll(async () => {
  postgres = await startPostgres();
  database = await postgres.newDatabase(process.env['TEST_DATABASE_TEMPLATE']);
  connection = await openServer(database.url);
  mail = await startMailServer();
});
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.kill()));
  await connection.db.delete(schema.outgoingLetter);
  await connection.db.execute(sql`delete from pgboss.job`);
  mail.received.length = 0;
  mail.pending.length = 0;
});
afterAll(async () => {
  await mail.close();
  await connection.close();
  await database.drop();
  await postgres.stop();
});

const startWorker = async (): Promise<ServerProcess> => {
  const env = {
    DATABASE_URL: database.url,
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    SANDBOX: '1',
    WORKER_PORT: '0',
    DRAIN_LIMIT: '60000',
  };
  const worker = await startServerProcess([program, 'worker'], env, /^worker: ready at (\S+)/);
  workers.push(worker);
  return worker;
};
const write = async (...readers: readonly string[]): Promise<void> => {
  const mailer = outboxMailer(() => new Date());
  for (const to of readers)
    await mailer.sendWithin(connection.db, { to, subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' });
};
const letters = () => connection.db.select().from(schema.outgoingLetter);

test('two workers send each of many letters once, by one job at a time', async () => {
  await Promise.all([startWorker(), startWorker()]);
  const readers = Array.from({ length: 60 }, (_, place) => `reader-${place}@example.com`);
  await write(...readers.slice(0, 30));
  await mail.until(() => mail.received.length === 30);
  await write(...readers.slice(30));
  await mail.until(() => mail.received.length === 60);
  await Promise.all(workers.map((worker) => worker.stop()));
  expect(mail.received.toSorted()).toEqual(readers.toSorted());
  expect(new Set((await letters()).map(({ attempts, sentAt }) => `${attempts} ${sentAt !== null}`))).toEqual(
    new Set(['1 true']),
  );
  const together = await selectRows(
    connection.db,
    sql`select 1 from pgboss.job one join pgboss.job other on one.name = other.name and one.id < other.id
        where one.started_on < other.completed_on and other.started_on < one.completed_on`,
  );
  expect(together).toEqual([]);
});

test('what a worker was doing when it was killed is done by another', async () => {
  const first = await startWorker();
  await write('held@example.com');
  await mail.until(() => mail.pending.length === 1);
  await startWorker();
  await first.kill();
  // The letter's claim runs out in a minute and a half: that time is over.
  await connection.db.update(schema.outgoingLetter).set({ nextAttemptAt: new Date() });
  await mail.until(() => mail.pending.length === 2);
  mail.pending[1]?.let();
  await mail.until(() => mail.received.length === 1);
  const tries = () =>
    selectRows<{ tries: number }>(
      connection.db,
      sql`select retry_count as tries from pgboss.job where name = 'letters' and state in ('active', 'completed')`,
    );
  expect(await tries()).toEqual([{ tries: 1 }]);
  await Promise.all(workers.splice(1).map((worker) => worker.stop()));
  expect(mail.received).toEqual(['held@example.com']);
  expect(await letters()).toMatchObject([{ attempts: 2, letter: null }]);
});

test('a mail server that refuses what it is given gets it later, once, and the reason is kept without whom it was for', async () => {
  mail.state.refuses = true;
  await startWorker();
  await write('reader@example.com');
  const refused = async (): Promise<string> => {
    const [row] = await letters();
    return row?.lastError ?? refused();
  };
  expect(await refused()).toMatch(/451 Not now: …@…/);
  mail.state.refuses = false;
  await connection.db.update(schema.outgoingLetter).set({ nextAttemptAt: new Date() });
  await mail.until(() => mail.received.length === 1);
  await Promise.all(workers.map((worker) => worker.stop()));
  expect(mail.received).toEqual(['reader@example.com']);
  expect(await letters()).toMatchObject([{ attempts: 2, letter: null }]);
});

test('a worker that is asked to end sends what it has begun, and leaves the rest to others', async () => {
  const worker = await startWorker();
  await write('held@example.com', 'held@example.com', 'held@example.com', 'held@example.com');
  await mail.until(() => mail.pending.length === 4);
  await write('reader@example.com');
  const stopping = worker.stop();
  const notReady = async (): Promise<void> => {
    const answer = await fetch(`${worker.url}/readyz`).catch(() => null);
    if (answer?.status === 200) await notReady();
  };
  await notReady();
  for (const one of mail.pending) one.let();
  await stopping;
  expect(mail.received).toHaveLength(4);
  const left = await connection.db
    .select({ attempts: schema.outgoingLetter.attempts })
    .from(schema.outgoingLetter)
    .where(eq(schema.outgoingLetter.attempts, 0));
  expect(left).toHaveLength(1);
  await startWorker();
  await mail.until(() => mail.received.includes('reader@example.com'));
  expect(mail.received).toHaveLength(5);
});
