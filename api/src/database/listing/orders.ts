import { sql, type SQL } from 'drizzle-orm';
import type { ProductSort } from '@shop/contract';

/** By columns that `listing` and `listing_place` have under the same names; each has an index for a category. */
const columns: Record<ProductSort, readonly string[]> = {
  recommended: ['standing', 'popularity desc', 'product_id'],
  newest: ['created_rank', 'product_id'],
  price_asc: ['final_price', 'product_id'],
  price_desc: ['final_price desc', 'product_id'],
  rating: ['rating_average desc', 'rating_count desc', 'product_id'],
  best_selling: ['popularity desc', 'product_id'],
};

/** The order of a list, of the rows that a query calls `name`. */
export const orderOf = (sort: ProductSort, name: string): SQL =>
  sql.raw(columns[sort].map((column) => `${name}.${column}`).join(', '));
