import type { Queryable } from '../connection.ts';
import { doorCounts } from './door-counts.ts';
import { facetCountsOf, listedOf } from './facet-counts.ts';
import { storedCounts } from './stored-counts.ts';
import type { CategoryRequest, ProductList } from './list-request.ts';
import { placesInOrder } from './places.ts';

/** A category that nothing is chosen in: its page stands in an index, and its counts are kept. */
export const wholeCategory = async (db: Queryable, request: CategoryRequest): Promise<ProductList> => {
  const [ids, counts, atDoor] = await Promise.all([
    placesInOrder(db, request),
    storedCounts(db, request.within.categoryId, request),
    doorCounts(db, request),
  ]);
  return { ids, total: listedOf(counts), totalIs: null, ...facetCountsOf(counts, request, atDoor) };
};
