import { sql } from 'drizzle-orm';
import { schema, selectRows, type Queryable } from '../connection.ts';
import { paymentLifetime } from '../orders/payments.ts';

const { cart, cartItem, order, payment, product, productVariant } = schema;

/** From the one moment until before the other. */
export interface Span {
  readonly from: Date;
  readonly before: Date;
  readonly timeZone: string;
}

/** So many of the newest orders of a time are looked at for what sells: the answer takes no longer in a large shop. */
const newest = 10_000;
const mostEnding = 20;

const within = ({ from, before }: Span) =>
  sql`${order.createdAt} >= ${from.toISOString()} and ${order.createdAt} < ${before.toISOString()}
    and ${order.state} not in ('pending_payment', 'cancelled')`;

/** Orders of each day that has some. */
export const salesByDay = (db: Queryable, span: Span) =>
  selectRows<{ day: string; orders: number; sales: number; refunded: number }>(
    db,
    sql`select to_char(${order.createdAt} at time zone ${span.timeZone}::text, 'YYYY-MM-DD') as day,
        count(*)::int as orders, sum(${order.grandTotal})::float8 as sales, sum(${order.refundedAmount})::float8 as refunded
      from ${order} where ${within(span)} group by 1 order by 1`,
  );

/** Carts with goods that nobody has ordered. */
export const cartsLeft = async (db: Queryable, { from, before }: Span): Promise<number> => {
  const [row] = await selectRows<{ count: number }>(
    db,
    sql`select count(*)::int as count from ${cart}
      where ${cart.updatedAt} >= ${from.toISOString()} and ${cart.updatedAt} < ${before.toISOString()}
      and exists (select 1 from ${cartItem} where ${cartItem.cartId} = ${cart.id})`,
  );
  return row?.count ?? 0;
};

/** What became of payments that were begun. */
export const paymentsBegun = async (db: Queryable, { from, before }: Span) => {
  const end = (begin: Date) => new Date(begin.getTime() + paymentLifetime).toISOString();
  const [row] = await selectRows<{ begun: number; used: number; refused: number }>(
    db,
    sql`select count(*)::int as begun, count(${payment.usedBy})::int as used,
        (count(*) filter (where not ${payment.accepted} and not ${payment.pending}))::int as refused
      from ${payment} where ${payment.expiresAt} >= ${end(from)} and ${payment.expiresAt} < ${end(before)}`,
  );
  return row ?? { begun: 0, used: 0, refused: 0 };
};

/** What was sold and is there, in the order in which it ends at that pace. */
export const endingStock = (db: Queryable, span: Span, days: number) =>
  selectRows<{ sku: string; name: string; name_fr: string; stock: number; sold: number; days_left: number }>(
    db,
    sql`with recent as (select ${order.items} as items from ${order} where ${within(span)} order by ${order.id} desc limit ${newest}),
      sold as (select item ->> 'sku' as sku, sum((item ->> 'qty')::int) as units
        from recent, jsonb_array_elements(items) as item group by 1),
      goods as (select ${product.sku} as sku, ${product.name} as name, ${product.usableQuantity} as stock from ${product}
          where ${product.sku} in (select sku from sold)
        union all select ${productVariant.sku}, ${product.name}, ${productVariant.usableQuantity} from ${productVariant}
          join ${product} on ${product.id} = ${productVariant.productId} where ${productVariant.sku} in (select sku from sold))
      select goods.sku, min(name ->> 'en') as name, min(name ->> 'fr') as name_fr, min(stock)::int as stock, min(units)::int as sold,
        floor(min(stock) * ${days}::numeric / min(units))::int as days_left
      from goods join sold using (sku) group by 1 order by 5, 1 limit ${mostEnding}`,
  );
