import { sql } from 'drizzle-orm';
import { selectRows, type Queryable } from '../connection.ts';
import { conditionsOf, everyOne, type Condition } from './conditions.ts';
import { firstByTotal } from './delivered-total.ts';
import type { CategoryRequest } from './list-request.ts';
import { orderOf } from './orders.ts';

/**
 * A page of a category's products in the list's order, each looked up until the page is full, whatever the planner thinks
 * of it. Prices are read from the place, which an index has.
 */
export const placesInOrder = async (db: Queryable, request: CategoryRequest): Promise<number[]> => {
  const { within, sort, page, pageSize } = request;
  const conditions = conditionsOf(request, sql`c`);
  const isPriced = ({ code }: Condition): boolean => code === 'price' || code === 'door_price';
  const priced = conditions.filter(isPriced);
  const others = conditions.filter((one) => !isPriced(one));
  const fits =
    others.length === 0
      ? sql``
      : sql`cross join lateral (select 1 from listing l where l.product_id = c.product_id and ${everyOne(others)} limit 1) l`;
  const places = sql`from listing_place c ${fits} where c.category_id = ${within.categoryId} and ${everyOne(priced)}`;
  const inOrder =
    sort === 'delivered'
      ? firstByTotal(request.supply, places, page * pageSize)
      : sql`select c.product_id as id ${places} order by ${orderOf(request, 'c')}`;
  const rows = await selectRows<{ id: number }>(db, sql`${inOrder} limit ${pageSize} offset ${(page - 1) * pageSize}`);
  return rows.map(({ id }) => id);
};
