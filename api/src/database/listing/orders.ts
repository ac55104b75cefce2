import { sql, type SQL } from 'drizzle-orm';
import type { ProductSort } from '@shop/contract';
import type { PlacesOfSupply } from '../../domain/shipping/place-of-supply.ts';
import { deliveredTotal, nowhere } from './delivered-total.ts';

/** By columns that `listing` and `listing_place` have under the same names; each has an index for a category. */
const columns: Record<Exclude<ProductSort, 'delivered'>, readonly string[]> = {
  recommended: ['standing', 'popularity desc', 'product_id'],
  newest: ['created_rank', 'product_id'],
  price_asc: ['final_price', 'product_id'],
  price_desc: ['final_price desc', 'product_id'],
  rating: ['rating_average desc', 'rating_count desc', 'product_id'],
  best_selling: ['popularity desc', 'product_id'],
};

/** How a list is ordered; `supply` counts where it is by what things cost at the door. */
export interface Order {
  sort: ProductSort;
  supply: PlacesOfSupply;
}

/** What can be bought and is well rated first. */
export const byStanding: Order = { sort: 'recommended', supply: nowhere };

/** The order of a list, of the rows that a query calls `name`. */
export const orderOf = ({ sort, supply }: Order, name: string): SQL =>
  sort === 'delivered'
    ? sql`${deliveredTotal(supply, sql.raw(name))}, ${sql.raw(name)}.product_id`
    : sql.raw(columns[sort].map((column) => `${name}.${column}`).join(', '));
