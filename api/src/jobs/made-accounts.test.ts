import { eq, getTableName } from 'drizzle-orm';
import { sandboxAccountsPath, type MadeAccount } from '@shop/contract/sandbox';
import { schema } from '../database/connection.ts';
import { allPersonalData } from '../database/personal-data/all.ts';
import { holdEverything } from '../testing/personal-rows.ts';
import { storeOrder } from '../testing/stored-order.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { dueWork } from './due-work.ts';

const day = 86_400_000;
const name = 'made-accounts';
let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop?.close());

const ask = (method: 'POST' | 'DELETE', payload: object) =>
  shop.app.inject({ method, url: sandboxAccountsPath, headers: { client: 'pc' }, payload });

/** An account that is made now, by the clock of the test, with a row in every table that holds persons' data. */
const made = async (): Promise<MadeAccount> => {
  const { db } = shop.connection;
  const { now } = shop.clock;
  const request = { addresses: 1, points: 10, plus_days: 59, orders: ['delivered'] };
  const account: MadeAccount = (await ask('POST', request)).json();
  await db.update(schema.customer).set({ createdAt: now }).where(eq(schema.customer.id, account.customer_id));
  await holdEverything(db, { customerId: account.customer_id, email: account.email }, now);
  return account;
};
const counts = async () =>
  Object.fromEntries(
    await Promise.all(
      allPersonalData.map(async ({ table }) => [getTableName(table), await shop.connection.db.$count(table)] as const),
    ),
  );
const sweep = () =>
  dueWork(shop.app.services)
    .find((kind) => kind.name === name)
    ?.work(
      () => undefined,
      () => false,
    );

test('an account that was made by call goes after seven days, with all that it has left, and no other does', async () => {
  const { db } = shop.connection;
  await storeOrder(db, 1, { state: 'delivered' });
  const before = await counts();
  await made();
  shop.clock.now = new Date(shop.clock.now.getTime() + 7 * day);
  const counted = await counts();
  const kinds = Object.keys(before).filter((table) => table !== 'account_deletion');
  expect(kinds.filter((table) => (counted[table] ?? 0) <= (before[table] ?? 0))).toEqual([]);
  await sweep();
  expect(await counts()).toEqual(counted);
  shop.clock.now = new Date(shop.clock.now.getTime() + 1);
  await sweep();
  // Its number stays, so that what was under way meanwhile is found again.
  expect(await counts()).toEqual({ ...before, account_deletion: 1 });
});

test('one that is taken back by call leaves as little', async () => {
  const before = await counts();
  const { email } = await made();
  expect((await ask('DELETE', { email })).statusCode).toBe(200);
  expect(await counts()).toEqual({ ...before, account_deletion: 2 });
});

test('outside of a sandbox no account goes so', () => {
  const { services } = shop.app;
  const settings = { ...services.settings, sandbox: false };
  const kinds = (of: typeof services) => dueWork(of).map((kind) => kind.name);
  expect(kinds(services)).toContain(name);
  expect(kinds({ ...services, settings })).toEqual(kinds(services).filter((one) => one !== name));
});
