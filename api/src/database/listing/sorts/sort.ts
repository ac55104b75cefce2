import type { SQL } from 'drizzle-orm';
import type { ProductSort } from '@shop/contract';
import type { PlacesOfSupply } from '../../../domain/shipping/place-of-supply.ts';

/** How a list is ordered. */
export interface Order {
  sort: ProductSort;
  /** Whose fees and taxes count where it is ordered or filtered by them: those of most of Canada without. */
  supply?: PlacesOfSupply;
}

/** What lists have to know of one of their orders. */
export interface Sort {
  /** What `row`, of `listing` or of `listing_place`, is ordered by: no two rows are alike. */
  orderBy: (row: SQL, order: Order) => SQL;
  /**
   * The first `most` of a category's places, as a query of `id` in this order, where no index has the order itself.
   * @param places a query's `from` and `where`, in which the place is `c`
   */
  first?: (places: SQL, most: number, order: Order) => SQL;
  /** What else the order depends on. */
  keyOf?: (order: Order) => string;
}

export type SortTable = Partial<Record<ProductSort, Sort>>;
