import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { orderStates } from '@shop/contract';
import { cashbackOf } from '../../domain/membership/cashback.ts';
import { storeOrder } from '../../testing/stored-order.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { selectRows, type Connection, type Queryable } from '../connection.ts';
import { openInMemory } from '../embedded.ts';
import { creditStanding } from './credit.ts';

let shop: TestApp;
let embedded: Connection;
beforeAll(async () => {
  shop = await startTestApp();
  embedded = await openInMemory();
});
afterAll(async () => {
  await embedded?.close();
  await shop?.close();
});

const both: [string, () => Queryable][] = [
  ['PostgreSQL', () => shop.connection.db],
  ['PGlite', () => embedded.db],
];

const ledgers = {
  points: { table: 'points_entry', amount: 'points' },
  coins: { table: 'coin_entry', amount: 'coins' },
  credit: { table: 'credit_entry', amount: 'cents' },
} as const;
type Ledger = keyof typeof ledgers;

/** Reasons of each ledger that bring, that spend, and that take back what may have been spent already. */
const reasons: Record<Ledger, { bring: string[]; spend: string[]; takeBack: string[] }> = {
  points: {
    bring: ['order', 'returned_from_order', 'welcome'],
    spend: ['spent_on_order', 'reward'],
    takeBack: ['order_taken_back', 'lottery_taken_back', 'adjustment'],
  },
  coins: { bring: ['welcome', 'received', 'reward'], spend: ['sent', 'reward', 'taken_back'], takeBack: [] },
  credit: { bring: ['returned_from_order'], spend: ['spent_on_order'], takeBack: ['corrected'] },
};

interface Booking {
  ledger: Ledger;
  reason: string;
  amount: number;
}

/** Writes into a ledger past everything that the API asks before. */
const force = (db: Queryable, customerId: number, { ledger, reason, amount }: Booking) =>
  db.execute(sql`insert into ${sql.identifier(ledgers[ledger].table)}
    (customer_id, reason, ${sql.identifier(ledgers[ledger].amount)}, created_at)
    values (${customerId}, ${reason}, ${amount}, now())`);

const sumOf = async (db: Queryable, customerId: number, ledger: Ledger): Promise<number> => {
  const { table, amount } = ledgers[ledger];
  const [row] = await selectRows<{ sum: number }>(
    db,
    sql`select coalesce(sum(${sql.identifier(amount)}), 0)::int as sum from ${sql.identifier(table)}
      where customer_id = ${customerId}`,
  );
  return row?.sum ?? 0;
};

const refusal = { cause: { code: '23514' } };
/** No account has it, or each later one. */
let nobody = 900_000;

const booking: fc.Arbitrary<Booking> = fc.constantFrom(...(['points', 'coins', 'credit'] as const)).chain((ledger) => {
  const { bring, spend, takeBack } = reasons[ledger];
  const amount = fc.nat(100);
  const out = fc.constantFrom(...spend, ...takeBack);
  return fc.oneof(
    fc.record({ ledger: fc.constant(ledger), reason: fc.constantFrom(...bring), amount }),
    fc.record({ ledger: fc.constant(ledger), reason: out, amount: amount.map((one) => -one) }),
  );
});

test.each(both)('%s refuses each spending of more than there is, whatever was booked before', async (_, dbOf) => {
  await fc.assert(
    fc.asyncProperty(fc.array(booking, { maxLength: 20 }), async (bookings) => {
      const customerId = (nobody += 1);
      const balances = { points: 0, coins: 0, credit: 0 };
      for (const one of bookings) {
        const after = balances[one.ledger] + one.amount;
        const isSpending = reasons[one.ledger].spend.includes(one.reason);
        const booked = force(dbOf(), customerId, one);
        if (isSpending && after < 0) await expect(booked).rejects.toMatchObject(refusal);
        else {
          await booked;
          balances[one.ledger] = after;
        }
      }
      for (const ledger of ['points', 'coins', 'credit'] as const)
        expect(await sumOf(dbOf(), customerId, ledger)).toBe(balances[ledger]);
      expect(balances.coins).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 20 },
  );
});

test.each(both)('%s keeps coins from being owed by a change of what came in', async (_, dbOf) => {
  const customerId = (nobody += 1);
  await force(dbOf(), customerId, { ledger: 'coins', reason: 'welcome', amount: 10 });
  await force(dbOf(), customerId, { ledger: 'coins', reason: 'sent', amount: -6 });
  const refused = [
    sql`update coin_entry set coins = 5 where customer_id = ${customerId} and reason = 'welcome'`,
    sql`update coin_entry set coins = -11 where customer_id = ${customerId} and reason = 'sent'`,
    sql`delete from coin_entry where customer_id = ${customerId} and reason = 'welcome'`,
  ];
  for (const statement of refused) await expect(dbOf().execute(statement)).rejects.toMatchObject(refusal);
  // An account goes with everything that it has.
  await dbOf().execute(sql`delete from coin_entry where customer_id = ${customerId}`);
});

test('a spending that is made more, or is called one later, is refused as well', async () => {
  const { db } = shop.connection;
  const customerId = (nobody += 1);
  await force(db, customerId, { ledger: 'points', reason: 'welcome', amount: 10 });
  await force(db, customerId, { ledger: 'points', reason: 'reward', amount: -10 });
  await force(db, customerId, { ledger: 'points', reason: 'order_taken_back', amount: -1 });
  const own = sql`customer_id = ${customerId}`;
  for (const statement of [
    sql`update points_entry set points = -11 where ${own} and reason = 'reward'`,
    sql`update points_entry set reason = 'spent_on_order' where ${own} and reason = 'order_taken_back'`,
  ])
    await expect(db.execute(statement)).rejects.toMatchObject(refusal);
});

test('credit is what orders have brought, and no cent more', async () => {
  const { db } = shop.connection;
  const customerId = 2;
  const group = 'General';
  const createdAt = new Date(shop.clock.now.getTime() - 40 * 86_400_000);
  const sold = { state: 'delivered', subtotal: 100_050, refundedAmount: 10_049, createdAt } as const;
  await storeOrder(db, customerId, sold);
  const has = await creditStanding(db, { customerId, group }, shop.clock.now);
  expect(has).toBeGreaterThan(0);
  const spend = (amount: number) => force(db, customerId, { ledger: 'credit', reason: 'spent_on_order', amount });
  await expect(spend(-has - 1)).rejects.toMatchObject(refusal);
  await spend(-has);
  await expect(spend(-1)).rejects.toMatchObject(refusal);
});

test('of two spendings at the same moment the second waits for the first, and is refused', async () => {
  const { db } = shop.connection;
  const customerId = 2;
  await force(db, customerId, { ledger: 'coins', reason: 'welcome', amount: 10 });
  const all = { ledger: 'coins', reason: 'sent', amount: -(await sumOf(db, customerId, 'coins')) } as const;
  let isDone = false;
  const second = await db.transaction(async (transaction) => {
    await force(transaction, customerId, all);
    const said = force(db, customerId, all)
      .then(
        () => 'taken',
        () => 'refused',
      )
      .finally(() => (isDone = true));
    const waits = sql`select count(*)::int as waiting from pg_locks
      where not granted and pg_backend_pid() = any (pg_blocking_pids(pid))`;
    for (;;) {
      const [row] = await selectRows<{ waiting: number }>(transaction, waits);
      if (isDone || row?.waiting !== 0) break;
    }
    return { said };
  });
  expect(await second.said).toBe('refused');
  expect(await sumOf(db, customerId, 'coins')).toBe(0);
});

test.each(both)('%s counts the cashback of any order as the shop does', async (_, dbOf) => {
  const cents = fc.oneof(fc.nat(300), fc.nat(2_000_000));
  const order = fc.record({
    state: fc.constantFrom(...orderStates),
    subtotal: cents,
    discountAmount: cents,
    pointsAmount: cents,
    creditAmount: cents,
    shippingFee: cents,
    itemTax: cents,
    refundedAmount: cents,
  });
  await fc.assert(
    fc.asyncProperty(fc.array(order, { minLength: 1, maxLength: 60 }), async (orders) => {
      const rows = orders.map((one) => ({
        state: one.state,
        subtotal: one.subtotal,
        discount_amount: one.discountAmount,
        points_amount: one.pointsAmount,
        credit_amount: one.creditAmount,
        shipping_fee: one.shippingFee,
        item_tax: one.itemTax,
        refunded_amount: one.refundedAmount,
      }));
      const counted = await selectRows<{ cents: number }>(
        dbOf(),
        sql`select cashback_of(jsonb_populate_record(null::customer_order, one))::int as cents
          from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) with ordinality as list(one, place) order by place`,
      );
      const at = new Date();
      const expected = orders.map((one) => {
        const { amount, status } = cashbackOf({ ...one, createdAt: at }, at);
        // An order that is not paid yet earns nothing (`cashbackOrdersOf`).
        return status === 'cancelled' || one.state === 'pending_payment' ? 0 : amount;
      });
      expect(counted.map((row) => row.cents)).toEqual(expected);
    }),
    { numRuns: 20 },
  );
});
