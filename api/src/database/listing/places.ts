import { sql, type SQL } from 'drizzle-orm';
import { selectRows, type Queryable } from '../connection.ts';
import { conditionsOf, everyOne } from './conditions.ts';
import { chargedAlike } from './delivered-total.ts';
import type { CategoryRequest } from './list-request.ts';
import { orderOf } from './orders.ts';

/**
 * By what things cost at the door: the first of each of those that are charged alike, which an index has by their prices,
 * and of these the first.
 */
const byTotal = (places: SQL, { supply, page, pageSize }: CategoryRequest): SQL => {
  const c = sql.raw('c');
  const first = chargedAlike(supply).map(
    ({ holds, total }) => sql`(select c.product_id as id, ${total(c)} as total ${places} and ${holds(c)}
      order by c.least_goods, c.product_id limit ${page * pageSize})`,
  );
  return sql`select id from (${sql.join(first, sql` union all `)}) firsts order by total, id`;
};

/**
 * A page of a category's products in the list's order, each looked up until the page is full, whatever the planner thinks
 * of it. Prices are read from the place, which an index has.
 */
export const placesInOrder = async (db: Queryable, request: CategoryRequest): Promise<number[]> => {
  const { within, filters, now, sort, page, pageSize } = request;
  const conditions = conditionsOf(filters, now, sql`c.final_price`);
  const priced = conditions.filter(({ code }) => code === 'price');
  const others = conditions.filter(({ code }) => code !== 'price');
  const fits =
    others.length === 0
      ? sql``
      : sql`cross join lateral (select 1 from listing l where l.product_id = c.product_id and ${everyOne(others)} limit 1) l`;
  const places = sql`from listing_place c ${fits} where c.category_id = ${within.categoryId} and ${everyOne(priced)}`;
  const inOrder =
    sort === 'delivered'
      ? byTotal(places, request)
      : sql`select c.product_id as id ${places} order by ${orderOf(request, 'c')}`;
  const rows = await selectRows<{ id: number }>(db, sql`${inOrder} limit ${pageSize} offset ${(page - 1) * pageSize}`);
  return rows.map(({ id }) => id);
};
