import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { startLastingPostgres, type RestartedPostgres } from '../testing/postgres-server.ts';
import { startTimeout } from '../testing/test-app.ts';
import type { Queryable } from './connection.ts';
import { connectServer, defaultLimits } from './server.ts';
import { isUnavailable } from './unavailable.ts';

let postgres: RestartedPostgres;
beforeAll(async () => {
  postgres = await startLastingPostgres();
}, startTimeout);
afterAll(() => postgres.stop());

const one = (db: Queryable) => db.execute(sql`select 1`);

test.each(['SIGINT', 'SIGQUIT'] as const)(
  'X-449 statements that come while PostgreSQL is away for a moment wait for it (%s), in transactions too',
  async (signal) => {
    const { db, checkoutDb, close } = connectServer(postgres.url);
    await one(db);
    await postgres.end(signal);
    const asked = Promise.allSettled([one(db), checkoutDb.transaction((inside) => one(inside)), one(checkoutDb)]);
    await postgres.begin();
    expect((await asked).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
    await close();
  },
);

test.each(['SIGINT', 'SIGQUIT'] as const)(
  'X-507 a connection that breaks between two statements of a transaction ends the transaction, not the process (%s)',
  async (signal) => {
    const { checkoutDb, exclusively, close } = connectServer(postgres.url);
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

test('X-449 a server that stays away is waited for once: after that statements are refused at the first try', async () => {
  let tries = 0;
  const gone = createServer((socket) => {
    tries += 1;
    socket.destroy();
  }).listen(0, '127.0.0.1');
  await once(gone, 'listening');
  const { port } = gone.address() as AddressInfo; // it listens on TCP
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`;
  const { db, close } = connectServer(url, { ...defaultLimits, patience: 250 });
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
  gone.close();
});
