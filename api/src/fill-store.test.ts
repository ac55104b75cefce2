import { sql } from 'drizzle-orm';
import { selectRows } from './database/connection.ts';
import { openServer } from './database/server.ts';
import { fillStore } from './fill-store.ts';
import { openShop } from './shop.ts';
import { settingsFrom } from './settings.ts';
import { fixtureWorld } from './testing/fixture-world.ts';
import { createPasswordHasher } from './identity/password-hasher.ts';
import { startPostgres, type PostgresServer } from './testing/postgres-server.ts';
import { startTestApp } from './testing/test-app.ts';

const now = () => new Date('2026-06-01T12:00:00Z');

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
});

const filledWith = async (environment: Record<string, string>) => {
  const database = await postgres.newDatabase();
  const connection = await openServer(database.url);
  const { db } = connection;
  const makeWorld = async () => fixtureWorld();
  await fillStore(
    { db, settings: settingsFrom(environment), makeWorld, now, passwords: createPasswordHasher(10) },
    () => undefined,
  );
  const counted = await selectRows<Record<string, number>>(
    db,
    sql`select (select count(*)::int from product) as products, (select count(*)::int from customer) as customers,
      (select count(*)::int from coupon) as coupons, (select count(*)::int from points_entry) as points,
      (select count(*)::int from customer_order) as orders, (select count(*)::int from review) as reviews`,
  );
  await connection.close();
  await database.drop();
  return counted[0] ?? {};
};

test('outside the sandbox a store is filled with goods alone, without people, points, coupons and orders', async () => {
  const public_ = await filledWith({ WORLD: '1', SANDBOX: '0' });
  const { products, ...ofPeople } = public_;
  expect(products).toBeGreaterThan(0);
  expect(ofPeople).toEqual({ customers: 0, coupons: 0, points: 0, orders: 0, reviews: 0 });
  const sandbox = await filledWith({ WORLD: '1', SANDBOX: '1' });
  expect(sandbox['products']).toBe(products);
  expect(sandbox['customers']).toBeGreaterThan(0);
  expect(sandbox['coupons']).toBeGreaterThan(0);
});

test('an empty database that nobody asks to fill ends the start, and stays empty', async () => {
  const database = await postgres.newDatabase();
  try {
    const settings = settingsFrom({ API_LOG: 'silent', DATABASE_URL: database.url });
    await expect(openShop(settings, () => undefined)).rejects.toThrow('The database is empty. WORLD=1 fills it');
  } finally {
    await database.drop();
  }
});

test('a reset refuses a store that the sandbox did not fill', async () => {
  const test = await startTestApp();
  try {
    await test.connection.db.execute(sql`update store set by_sandbox = false`);
    const count = sql`select count(*)::int as products from product`;
    const before = await selectRows(test.connection.db, count);
    expect((await test.app.inject({ method: 'POST', url: '/dev/reset' })).statusCode).toBe(409);
    expect(await selectRows(test.connection.db, count)).toEqual(before);
  } finally {
    await test.close();
  }
});
