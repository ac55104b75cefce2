import { eq, sql } from 'drizzle-orm';
import { closeChecks, openChecks, reportOpenChecks } from '../database/checks.ts';
import { schema, selectRows } from '../database/connection.ts';
import { creditStanding } from '../database/membership/credit.ts';
import { findOrder } from '../database/orders/orders.ts';
import { giveCoupons } from '../database/promotions/customer-coupons.ts';
import { operate } from '../testing/operating.ts';
import { storeOrder } from '../testing/stored-order.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop?.close());

const run = (line: string) => operate(shop, line.split(' '));
const { coupon, creditEntry, customerCoupon, product } = schema;
const adaId = 1;
const credit = () => creditStanding(shop.connection.db, { customerId: adaId, group: 'General' }, shop.clock.now);

interface Rule {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/** Takes the rules away, as before they came. */
const withoutRules = async (): Promise<Rule[]> => {
  const { db } = shop.connection;
  const rules = await selectRows<Rule>(
    db,
    sql`select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
      where contype = 'c' and connamespace = 'public'::regnamespace`,
  );
  for (const { table, name } of rules)
    await db.execute(sql`alter table ${sql.identifier(table)} drop constraint ${sql.identifier(name)}`);
  return rules;
};

/** Brings them back as a migration brings rules. */
const migrate = async (rules: readonly Rule[]): Promise<void> => {
  const { db } = shop.connection;
  for (const { table, name, definition } of rules) {
    const added = sql`alter table ${sql.identifier(table)} add constraint ${sql.identifier(name)}`;
    await db.execute(sql`${added} ${sql.raw(definition)} not valid`);
  }
  await closeChecks(db);
};

/** An order that was paid for with less than nothing of credit, which came into the ledger. */
const attacked = async (state: 'cancelled' | 'paid', cents: number): Promise<string> => {
  const { db } = shop.connection;
  const { number } = await storeOrder(db, adaId, { state, creditAmount: -cents, grandTotal: 34_493 + cents });
  const entry = { customerId: adaId, reason: 'spent_on_order', reference: number, createdAt: shop.clock.now };
  await db.insert(creditEntry).values({ ...entry, cents });
  return number;
};

test('a shop whose rows break the rules is migrated with all of them, and its operator sets them right', async () => {
  const { db } = shop.connection;
  const report: string[] = [];
  await reportOpenChecks(db, (line) => report.push(line));
  expect(report).toEqual([]);
  expect(await run('books list')).toBe('Every order, ledger and row is as the rules say.');

  const rules = await withoutRules();
  const [calledBack, standing] = [await attacked('cancelled', 500_000), await attacked('paid', 100_000)];
  await db.insert(creditEntry).values({
    customerId: adaId,
    reason: 'spent_on_order',
    reference: 'CA1',
    cents: -550_000,
    createdAt: shop.clock.now,
  });
  const createdAt = new Date('2026-05-02T10:00:00.000Z');
  const lost = (await storeOrder(db, adaId, { state: 'cancelled', couponCode: 'ONCE', createdAt })).number;
  await giveCoupons(db, adaId, ['ONCE'], createdAt);
  await db.update(customerCoupon).set({ usedAt: createdAt });
  await db.update(coupon).set({ used: 1 }).where(eq(coupon.code, 'ONCE'));
  await db.update(product).set({ plusPrice: -5 }).where(eq(product.id, 2));
  const debt = await credit();

  await migrate(rules);
  await reportOpenChecks(db, (line) => report.push(line));
  expect(report).toEqual([expect.stringContaining('customer_order (credit_amount >= 0)')]);
  expect(report[0]).toContain('pnpm operator books list');
  expect(await findOrder(db, calledBack)).toMatchObject({ creditAmount: -500_000, grandTotal: 534_493 });
  const lines = (await run('books list')).split('\n');
  expect(lines.slice(0, 3).map((line) => line.split('\t'))).toEqual([
    [`order ${calledBack}`, '2026-05-01', 'cancelled', 'paid with credit -C$5,000.00', 'gave credit C$5,000.00'],
    [`order ${standing}`, '2026-05-01', 'paid', 'paid with credit -C$1,000.00', 'gave credit C$1,000.00'],
    [
      `order ${lost}`,
      '2026-05-02',
      'cancelled',
      'paid with credit C$0.00',
      'gave credit C$0.00',
      'coupon ONCE still used',
    ],
  ]);
  expect(lines).toContain(`row of customer_order\tnumber ${calledBack}\t(credit_amount >= 0)`);
  expect(lines).toContain('row of product\tid 2\t(plus_price >= 0)');
  expect(lines.filter((line) => line.startsWith('row of credit_entry\tid '))).toHaveLength(2);

  expect(await run(`books correct ${calledBack}`)).toBe(
    `Order ${calledBack} is put right: C$5,000.00 of store credit is taken back.`,
  );
  await run(`books correct ${standing.toLowerCase()}`);
  expect(await run(`books correct ${lost}`)).toBe(`Order ${lost} is put right: coupon ONCE can be used again.`);
  expect(await findOrder(db, standing)).toMatchObject({ creditAmount: 0, tipAmount: 100_000, grandTotal: 134_493 });
  expect(await credit()).toBeLessThanOrEqual(debt - 600_000);
  expect(await db.select({ usedAt: customerCoupon.usedAt }).from(customerCoupon)).toEqual([{ usedAt: null }]);
  expect(await run('log list')).toContain(`order.correct\t${lost}`);
  await expect(run(`books correct ${lost}`)).rejects.toThrow(`Order ${lost} is as it should be.`);
  await expect(run('books correct CA1')).rejects.toThrow('There is no order CA1.');

  await db.execute(sql`update product set plus_price = null where id = 2`);
  await closeChecks(db);
  expect(await openChecks(db)).toEqual([]);
  // Credit that was spent before it was taken back is owed.
  expect(await run('books list')).toMatch(/^credit of customer 1\t-C\$\d/);
});
