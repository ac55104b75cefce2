import { sql, type SQL } from 'drizzle-orm';
import type { OrderItem } from '@shop/contract';
import { selectRows, type Queryable } from '../connection.ts';

const orderLines = sql.raw(
  `customer_order o cross join lateral jsonb_array_elements(o.items) with ordinality as line(item, place)`,
);

/** Of orders that were paid, and neither cancelled nor sent back as a whole. */
const boughtBy = (customerId: number) => sql`o.customer_id = ${customerId}
  and o.state in ('paid', 'processing', 'shipped', 'delivered', 'partly_refunded')`;

const reviewed = sql.raw(
  `exists (select 1 from review r where r.customer_id = o.customer_id and r.product_id = (line.item ->> 'product_id')::int)`,
);

const pageOf = (page: number, pageSize: number) => sql`limit ${pageSize} offset ${(page - 1) * pageSize}`;

const countOf = async (db: Queryable, query: SQL): Promise<number> => {
  const [row] = await selectRows<{ total: number }>(db, query);
  return row?.total ?? 0;
};

/** For a timestamp in a hand-written query one driver answers a Date and the other a text. */
interface Bought {
  orderId: string;
  boughtAt: Date | string;
}
const dated = <R extends Bought>(row: R) => ({ ...row, boughtAt: new Date(row.boughtAt) });

/** One page of what a customer bought, line by line, the latest first; `page` from 1. */
export const boughtLines = async (db: Queryable, customerId: number, page: number, pageSize: number) => {
  const rows = await selectRows<Bought & { item: OrderItem; isReviewed: boolean; registeredUntil: string | null }>(
    db,
    sql`select o.number as "orderId", o.created_at as "boughtAt", line.item, ${reviewed} as "isReviewed",
        (select w.ends_at from product_warranty w
          where w.order_number = o.number and w.item_id = (line.item ->> 'item_id')::int) as "registeredUntil"
      from ${orderLines} where ${boughtBy(customerId)}
      order by o.created_at desc, o.id desc, line.place ${pageOf(page, pageSize)}`,
  );
  const total = await countOf(db, sql`select count(*)::int as total from ${orderLines} where ${boughtBy(customerId)}`);
  return { rows: rows.map(dated), total };
};

/** One page of the products on sale that a customer bought and has not reviewed, the latest first; `page` from 1. */
export const boughtUnreviewed = async (db: Queryable, customerId: number, page: number, pageSize: number) => {
  const unreviewed = sql`select distinct on (p.id) p.id as product_id, o.number, o.created_at, o.id as order_key,
      line.item ->> 'thumbnail' as thumbnail
    from ${orderLines} join product p on p.id = (line.item ->> 'product_id')::int and p.status = 1
    where ${boughtBy(customerId)} and not ${reviewed}
    order by p.id, o.created_at desc, o.id desc, line.place`;
  const rows = await selectRows<Bought & { productId: number; thumbnail: string | null }>(
    db,
    sql`select number as "orderId", created_at as "boughtAt", product_id as "productId", thumbnail from (${unreviewed}) u
      order by created_at desc, order_key desc, product_id ${pageOf(page, pageSize)}`,
  );
  const total = await countOf(db, sql`select count(*)::int as total from (${unreviewed}) u`);
  return { rows: rows.map(dated), total };
};

/** Whether a customer has this product of an order that was paid, and neither cancelled nor sent back as a whole. */
export const hasBoughtProduct = async (db: Queryable, customerId: number, productId: number): Promise<boolean> =>
  (await countOf(
    db,
    sql`select count(*)::int as total from ${orderLines}
      where ${boughtBy(customerId)} and (line.item ->> 'product_id')::int = ${productId}`,
  )) > 0;
