import { sql } from 'drizzle-orm';
import { selectRows, type Queryable } from '../database/connection.ts';

/** Counts of the shop: units in stock by product and by variant, uses by coupon. */
export interface Counts {
  readonly products: ReadonlyMap<string, number>;
  readonly variants: ReadonlyMap<string, number>;
  readonly coupons: ReadonlyMap<string, number>;
  /** Orders with a greater key came later. */
  readonly lastOrder: number;
}

interface Counted {
  key: string;
  count: number;
}
const mapOf = (rows: readonly Counted[]) => new Map(rows.map(({ key, count }) => [key, count]));

/** The counts as they are now. */
export const countsOf = async (db: Queryable): Promise<Counts> => {
  const products = await selectRows<Counted>(db, sql`select id::text as key, usable_quantity as count from product`);
  const variants = await selectRows<Counted>(
    db,
    sql`select id::text as key, usable_quantity as count from product_variant`,
  );
  const coupons = await selectRows<Counted>(db, sql`select code as key, used as count from coupon`);
  const [last] = await selectRows<{ id: number }>(db, sql`select coalesce(max(id), 0)::int as id from customer_order`);
  return { products: mapOf(products), variants: mapOf(variants), coupons: mapOf(coupons), lastOrder: last?.id ?? 0 };
};

/** Units and uses that orders since `lastOrder` hold: those that are not called back or given back in part. */
const reservedSince = async (db: Queryable, lastOrder: number) => {
  const units = (column: 'product_id' | 'sub_product_id') =>
    selectRows<Counted>(
      db,
      sql`select item ->> ${column} as key, sum((item ->> 'qty')::int - coalesce((
          select sum((unit ->> 'qty')::int) from jsonb_array_elements(refunds) refund, jsonb_array_elements(refund -> 'items') unit
          where unit ->> 'item_id' = item ->> 'item_id'), 0))::int as count
        from customer_order, jsonb_array_elements(items) item
        where id > ${lastOrder} and state <> 'cancelled' and holds_goods and item ->> ${column} is not null group by 1`,
    );
  const coupons = await selectRows<Counted>(
    db,
    sql`select coupon_code as key, count(*)::int as count from customer_order
      where id > ${lastOrder} and state <> 'cancelled' and holds_goods and coupon_code is not null group by 1`,
  );
  return {
    products: mapOf(await units('product_id')),
    variants: mapOf(await units('sub_product_id')),
    coupons: mapOf(coupons),
  };
};

const differences = (
  name: string,
  before: ReadonlyMap<string, number>,
  now: ReadonlyMap<string, number>,
  change: ReadonlyMap<string, number>,
  sign: 1 | -1,
): string[] =>
  [...before].flatMap(([key, count]) => {
    const due = count + sign * (change.get(key) ?? 0);
    const found = now.get(key) ?? due;
    return found === due ? [] : [`${name} ${key} stands at ${found} and should be ${due}`];
  });

/** Rules that hold at every moment, each with the rows that break it. */
const rules = {
  'orders whose points are not in the ledger as they are in the order': sql`
    select number as key from customer_order o where customer_id is not null and points_used <> (
      select coalesce(-sum(points), 0) from points_entry p
      where p.customer_id = o.customer_id and p.reason = 'spent_on_order' and p.reference = o.number)`,
  'called back orders whose points did not come back': sql`
    select number as key from customer_order o where customer_id is not null and state = 'cancelled' and points_used <> (
      select coalesce(sum(points), 0) from points_entry p where p.customer_id = o.customer_id
      and p.reason = 'returned_from_order' and split_part(p.reference, ' ', 1) = o.number)`,
  'called back orders whose credit did not come back': sql`
    select number as key from customer_order o where customer_id is not null and state = 'cancelled' and 0 <> (
      select coalesce(sum(cents), 0) from credit_entry e where e.customer_id = o.customer_id
      and split_part(e.reference, ' ', 1) = o.number)`,
  'called back orders that still use a coupon of their customer’s own': sql`
    select number as key from customer_order o join customer_coupon h on h.customer_id = o.customer_id
    and h.coupon_code = o.coupon_code and h.used_at = o.created_at where state = 'cancelled'`,
  'orders whose taxes are not their tax': sql`
    select number as key from customer_order o where taxes is not null and tax_amount <> (
      select coalesce(sum((one ->> 'amount')::int), 0) from jsonb_array_elements(taxes) one)`,
  'customers who have spent more points than they had': sql`
    select customer_id::text as key from points_entry group by customer_id
    having sum(points) < 0 and bool_and(reason <> 'order_taken_back')`,
  'payments that two orders stand on': sql`
    select payment_reference as key from customer_order where payment_reference is not null
    group by payment_reference having count(*) > 1`,
  'coupons that were used more often than they may be': sql`
    select code as key from coupon where usage_limit is not null and used > usage_limit`,
  'variants whose stock is below zero': sql`select id::text as key from product_variant where usable_quantity < 0`,
} as const;

/**
 * Checks the books: stock and coupons against the orders since `before`, and the ledger against all orders. Nothing may
 * change while it reads.
 * @returns one line for each thing that is wrong; none when the books are exact
 */
export const wrongInBooks = async (db: Queryable, before: Counts): Promise<string[]> => {
  const now = await countsOf(db);
  const reserved = await reservedSince(db, before.lastOrder);
  const wrong = [
    ...differences('The stock of product', before.products, now.products, reserved.products, -1),
    ...differences('The stock of variant', before.variants, now.variants, reserved.variants, -1),
    ...differences('The use of coupon', before.coupons, now.coupons, reserved.coupons, 1),
  ];
  for (const [rule, query] of Object.entries(rules)) {
    const keys = (await selectRows<{ key: string }>(db, query)).map(({ key }) => key);
    if (keys.length > 0) wrong.push(`There are ${rule}: ${keys.slice(0, 5).join(', ')}`);
  }
  return wrong;
};
