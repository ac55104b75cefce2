import { sql } from 'drizzle-orm';
import { schema } from '../database/connection.ts';
import { type ServerLimits } from '../database/server-limits.ts';
import { connectServer, openServer } from '../database/server.ts';
import { fixture } from '../testing/fixture-products.ts';
import { startPostgres, type PostgresServer, type ServerDatabase } from '../testing/postgres-server.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { messages } from '../domain/messages.ts';

let server: PostgresServer;
let shop: TestApp;
/** One connection for everything, one for the checkout, and little patience. Statements may take long on a busy machine. */
const limits: ServerLimits = {
  connections: 1,
  checkoutConnections: 1,
  timeout: 2_000,
  statementTimeout: 0,
  lockTimeout: 0,
  countTimeout: 1_000,
  readAge: 1_000,
};
beforeAll(async () => {
  server = await startPostgres();
  shop = await startTestApp(
    {},
    {},
    {
      newDatabase: (template) => server.newDatabase(template),
      limits,
    },
  );
});
afterAll(async () => {
  await shop.close();
  await server.stop();
});

const search = (headers: Record<string, string> = {}) =>
  shop.call('searchProducts', { body: { keyword: 'table' } }, headers);

test('calls that find every connection taken are answered 503 with Retry-After, in their person’s language', async () => {
  const release = Promise.withResolvers<void>();
  const taken = Promise.withResolvers<void>();
  const holding = shop.connection.db.transaction(async () => {
    taken.resolve();
    await release.promise;
  });
  await taken.promise;
  const english = await search();
  const french = await search({ 'accept-language': 'fr-CA' });
  release.resolve();
  await holding;
  expect([english.status, english.code, english.message]).toEqual([503, 503, messages.busy.en]);
  expect(Number(english.headers['retry-after'])).toBeGreaterThan(0);
  expect([french.status, french.message]).toEqual([503, messages.busy.fr]);
  expect((await search()).status).toBe(200);
});

test('the checkout has connections of its own: lists and search cannot take them', async () => {
  const headers = await shop.guest();
  const release = Promise.withResolvers<void>();
  const taken = Promise.withResolvers<void>();
  const holding = shop.connection.db.transaction(async () => {
    taken.resolve();
    await release.promise;
  });
  await taken.promise;
  const added = await shop.call('addCartItem', { body: { product_id: fixture.table, qty: 1 } }, headers);
  const methods = await shop.call('cartPaymentMethods', {}, headers);
  const searched = await search();
  release.resolve();
  await holding;
  expect([added.status, methods.status, searched.status]).toEqual([200, 200, 503]);
});

test('a call that waits too long for another one’s lock is answered 503', async () => {
  let database: ServerDatabase | undefined;
  // Only the lock's own limit ends a statement here.
  const waiting = await startTestApp(
    {},
    {},
    {
      newDatabase: async (template) => (database = await server.newDatabase(template)),
      limits: { ...limits, lockTimeout: 200 },
    },
  );
  const headers = await waiting.guest();
  await waiting.call('addCartItem', { body: { product_id: fixture.table, qty: 1 } }, headers);
  const other = await openServer(database?.url ?? '');
  const answered = await other.db.transaction(async (transaction) => {
    await transaction.select().from(schema.cart).for('update');
    return waiting.call('addCartItem', { body: { product_id: fixture.table, qty: 1 } }, headers);
  });
  await other.close();
  await waiting.close();
  expect([answered.status, answered.headers['retry-after']]).toEqual([503, '2']);
});

test('a statement that takes too long is ended', async () => {
  const { url } = await server.newDatabase();
  const { db, close } = connectServer(url, { ...limits, timeout: 60_000, statementTimeout: 300 });
  await expect(db.execute(sql`select pg_sleep(600)`)).rejects.toMatchObject({ cause: { code: '57014' } });
  await close();
});

test('a call that finds PostgreSQL’s disk full is answered 503 and changes nothing, and works once there is room', async () => {
  const headers = await shop.guest();
  const add = () => shop.call('addCartItem', { body: { product_id: fixture.table, qty: 1 } }, headers);
  const { db } = shop.connection;
  // The server's own refusal of a row that it has no room for.
  await db.execute(sql`create function no_room() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$`);
  await db.execute(sql`create trigger full_disk before insert on cart_item execute function no_room()`);
  const refused = await add();
  await db.execute(sql`drop trigger full_disk on cart_item`);
  expect([refused.status, refused.headers['retry-after'], refused.message]).toEqual([503, '2', messages.busy.en]);
  expect((await shop.call('carts', {}, headers)).result.items_qty).toBe(0);
  expect((await add()).status).toBe(200);
});
