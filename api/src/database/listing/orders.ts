import { sql, type SQL } from 'drizzle-orm';
import { sorts } from './sorts/index.ts';
import type { Order } from './sorts/sort.ts';

/** What can be bought and is well rated first. */
export const byStanding: Order = { sort: 'recommended' };

/** The order of a list, of the rows that a query calls `name`. */
export const orderOf = (order: Order, name: string): SQL => sorts[order.sort].orderBy(sql.raw(name), order);

/** Tells orders of the same rows apart. */
export const orderKey = (order: Order): string => `${order.sort} ${sorts[order.sort].keyOf?.(order) ?? ''}`;

/**
 * The products of a category's places in an order, the first `most` of them at least, as a query of `id`.
 * @param places a query's `from` and `where`, in which the place is `c`
 */
export const firstOf = (order: Order, places: SQL, most: number): SQL =>
  sorts[order.sort].first?.(places, most, order) ??
  sql`select c.product_id as id ${places} order by ${orderOf(order, 'c')}`;
