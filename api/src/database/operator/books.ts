import { and, eq, gt, sql } from 'drizzle-orm';
import { openChecks } from '../checks.ts';
import { schema, selectRows, type Queryable } from '../connection.ts';
import { creditStanding } from '../membership/credit.ts';
import type { OrderRow } from '../orders/orders.ts';

const { creditEntry, customer, order } = schema;

/** Told at most of each kind. */
const shown = 500;

/** Sum of a customer's entries of store credit for an order. */
const creditOf = sql`coalesce((select sum(e.cents) from credit_entry e
  where e.customer_id = o.customer_id and split_part(e.reference, ' ', 1) = o.number), 0)::int`;
/** Whether a customer's own copy of an order's coupon is still used by it. */
const holdsCoupon = sql`exists (select from customer_coupon h where h.customer_id = o.customer_id
  and h.coupon_code = o.coupon_code and h.used_at = o.created_at)`;

/** An order that no correct change leaves so. */
export interface WrongOrder {
  number: string;
  createdAt: Date;
  state: OrderRow['state'];
  /** Cents that it says were paid with credit; below zero it gave credit. */
  creditAmount: number;
  /** Cents that the ledger has for it: what it gave, less what it took. */
  creditGiven: number;
  /** Code of the customer's own coupon that is called back with it and still used; null otherwise. */
  coupon: string | null;
}

/** Orders with less than no credit, and called back ones that gave more or less back than they took; the oldest first. */
export const wrongOrders = async (db: Queryable, number: string | null = null): Promise<WrongOrder[]> => {
  const rows = await selectRows<Omit<WrongOrder, 'createdAt'> & { createdAt: string }>(
    db,
    sql`select * from (
      select o.id, o.number, o.created_at::text as "createdAt", o.state, o.credit_amount as "creditAmount",
        ${creditOf} as "creditGiven", case when ${holdsCoupon} and o.state = 'cancelled' then o.coupon_code end as coupon
      from ${order} o where ${number === null ? sql`true` : sql`o.number = ${number}`}
        and (o.credit_amount <> 0 or o.coupon_code is not null)
    ) found
    where "creditAmount" < 0 or coupon is not null or (state = 'cancelled' and "creditGiven" <> 0)
    order by id limit ${shown}`,
  );
  return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }));
};

export interface Debt {
  ledger: 'points' | 'coins' | 'credit';
  customerId: number;
  /** Below zero; cents of credit. */
  balance: number;
}

/** Ledgers whose sum is below zero, the deepest first. */
export const debts = async (db: Queryable, now: Date): Promise<Debt[]> => {
  const rows = await selectRows<Debt>(
    db,
    sql`select 'points' as ledger, customer_id as "customerId", sum(points)::int as balance from points_entry
      group by customer_id having sum(points) < 0
      union all select 'coins', customer_id, sum(coins)::int from coin_entry group by customer_id having sum(coins) < 0
      order by balance limit ${shown}`,
  );
  // Cashback follows the orders: it is counted for those alone whose ledger cannot be covered without it.
  const holders = await db
    .select({ customerId: customer.id, group: customer.group })
    .from(creditEntry)
    .innerJoin(customer, eq(customer.id, creditEntry.customerId))
    .groupBy(customer.id)
    .having(sql`sum(${creditEntry.cents}) < 0`)
    .limit(shown);
  for (const holder of holders) {
    const balance = await creditStanding(db, holder, now);
    if (balance < 0) rows.push({ ledger: 'credit', customerId: holder.customerId, balance });
  }
  return rows.toSorted((one, other) => one.balance - other.balance);
};

/** A row that breaks a rule of its table, which came after it. */
export interface BrokenRow {
  table: string;
  rule: string;
  /** Its key, such as `id 12`. */
  row: string;
}

/** Rows that break rules; each rule's first. */
export const brokenRows = async (db: Queryable): Promise<BrokenRow[]> => {
  const found: BrokenRow[] = [];
  for (const { table, rule } of await openChecks(db)) {
    const keys = await selectRows<{ key: string }>(
      db,
      sql`select a.attname as key from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
        where i.indrelid = ${table}::regclass and i.indisprimary order by a.attnum`,
    );
    // The number is what an order is called everywhere else.
    const named = table === 'customer_order' ? ['number'] : keys.map(({ key }) => key);
    const row = sql.join(
      named.map((key) => sql`${`${key} `}::text || ${sql.identifier(key)}::text`),
      sql` || ', ' || `,
    );
    const rows = await selectRows<{ row: string }>(
      db,
      sql`select ${row} as row from ${sql.identifier(table)} where not ${sql.raw(rule)} order by 1 limit ${shown}`,
    );
    found.push(...rows.map((one) => ({ table, rule, ...one })));
  }
  return found;
};

/**
 * Makes up a locked order's credit: what it gave for nothing was paid on top of its goods, and stands there from now on, as
 * a tip does. Its entry in the ledger stays, under the name of what it was.
 */
export const clearCredit = async (db: Queryable, { id, number, creditAmount, tipAmount }: OrderRow): Promise<void> => {
  await db
    .update(order)
    .set({ creditAmount: 0, tipAmount: tipAmount - creditAmount })
    .where(eq(order.id, id));
  await db
    .update(creditEntry)
    .set({ reason: 'given_in_error' })
    .where(and(eq(creditEntry.reason, 'spent_on_order'), eq(creditEntry.reference, number), gt(creditEntry.cents, 0)));
};
