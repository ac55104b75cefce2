import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { killBackend, startLastingPostgres, type RestartedPostgres } from '../testing/postgres-server.ts';
import { selectRows, type Queryable } from './connection.ts';
import { defaultLimits } from './server-limits.ts';
import { connectServer } from './server.ts';
import { isUnavailable } from './unavailable.ts';

let postgres: RestartedPostgres;
beforeAll(async () => {
  postgres = await startLastingPostgres();
});
afterAll(() => postgres.stop());

/** A busy machine takes longer to start PostgreSQL again than its servers wait for it. */
const longLimits = { ...defaultLimits, timeout: 60_000 };
const one = (db: Queryable) => db.execute(sql`select 1`);
/** The server process behind a connection. */
const backendOf = async (db: Queryable): Promise<number> => {
  const [row] = await selectRows<{ pid: number }>(db, sql`select pg_backend_pid() as pid`);
  return row?.pid ?? 0;
};
const failureOf = (asked: Promise<unknown>): Promise<unknown> => asked.catch((reason: unknown) => reason);

/** Takes connections on TCP, as an outside service or a server that ends does; `answer` says what becomes of each. */
const listening = async (answer: (socket: Socket) => void) => {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on TCP
  return { at: `127.0.0.1:${port}`, end: () => server.close() };
};

test.each(['SIGINT', 'SIGQUIT'] as const)(
  'statements that come while PostgreSQL is away for a moment wait for it (%s), in transactions too',
  async (signal) => {
    const { db, checkoutDb, close } = connectServer(postgres.url, longLimits);
    await one(db);
    await postgres.end(signal);
    const asked = Promise.allSettled([one(db), checkoutDb.transaction((inside) => one(inside)), one(checkoutDb)]);
    await postgres.begin();
    expect((await asked).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
    await close();
  },
);

test.each(['SIGINT', 'SIGQUIT'] as const)(
  'a connection that breaks between two statements of a transaction ends the transaction, not the process (%s)',
  async (signal) => {
    const { checkoutDb, exclusively, close } = connectServer(postgres.url, longLimits);
    const broken = checkoutDb.transaction(async (inside) => {
      await one(inside);
      await postgres.end(signal);
      await one(inside);
    });
    expect(isUnavailable(await broken.catch((reason: unknown) => reason))).toBe(true);
    await postgres.begin();
    const alone = exclusively(async (db) => {
      await postgres.end(signal);
      await one(db);
    });
    expect(isUnavailable(await alone.catch((reason: unknown) => reason))).toBe(true);
    await postgres.begin();
    await checkoutDb.transaction((inside) => one(inside));
    await close();
  },
);

test('a server that stays away is waited for once: after that statements are refused at the first try', async () => {
  let tries = 0;
  const gone = await listening((socket) => {
    tries += 1;
    socket.destroy();
  });
  const url = `postgresql://postgres@${gone.at}/postgres`;
  const { db, close } = connectServer(url, { ...defaultLimits, timeout: 2_000 });
  const refused = async () => {
    tries = 0;
    const error: unknown = await one(db).catch((reason: unknown) => reason);
    return { isAway: isUnavailable(error), tries };
  };
  const first = await refused();
  expect(first.isAway).toBe(true);
  expect(first.tries).toBeGreaterThan(1);
  expect(await refused()).toEqual({ isAway: true, tries: 1 });
  await close();
  gone.end();
});

test('a statement that is sent to a server process which was just killed failed because the database is away', async () => {
  const { db, checkoutDb, close } = connectServer(postgres.url, longLimits);
  killBackend(await backendOf(db));
  expect(isUnavailable(await failureOf(one(db)))).toBe(true);
  const inside = checkoutDb.transaction(async (transaction) => {
    killBackend(await backendOf(transaction));
    await one(transaction);
  });
  expect(isUnavailable(await failureOf(inside))).toBe(true);
  await one(checkoutDb);
  await close();
});

test('a transaction that breaks before it began gives its connection back', async () => {
  const { checkoutDb, load, close } = connectServer(postgres.url, { ...longLimits, checkoutConnections: 1 });
  killBackend(await backendOf(checkoutDb));
  expect(isUnavailable(await failureOf(checkoutDb.transaction(one)))).toBe(true);
  await checkoutDb.transaction(one);
  expect(load().map(({ busy }) => busy)).toEqual([0, 0, 0, 0]);
  await close();
});

test('a connection that is reset before the server took it is tried again', async () => {
  let tries = 0;
  const folder = new URL(postgres.url).searchParams.get('host') ?? '';
  const relay = await listening((socket) => {
    tries += 1;
    if (tries === 1) return void socket.resetAndDestroy();
    const onward = connect(`${folder}/.s.PGSQL.5432`);
    socket.pipe(onward).pipe(socket);
  });
  const { checkoutDb, close } = connectServer(`postgresql://postgres@${relay.at}/postgres`, longLimits);
  await checkoutDb.transaction(one);
  expect(tries).toBeGreaterThan(1);
  await close();
  relay.end();
});

test('an outside service whose connection breaks is not taken for the database', async () => {
  const away = await listening((socket) => socket.resetAndDestroy());
  const reset = await failureOf(fetch(`http://${away.at}`));
  away.end();
  const refused = await failureOf(fetch(`http://${away.at}`));
  const codes = [reset, refused].map((error) => Reflect.get(Object(Reflect.get(Object(error), 'cause')), 'code'));
  expect(codes).toEqual(['ECONNRESET', 'ECONNREFUSED']);
  expect([reset, refused].map(isUnavailable)).toEqual([false, false]);
});
