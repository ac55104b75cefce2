import type { Queryable } from '../connection.ts';
import { facetCountsOf, listedOf } from './facet-counts.ts';
import { storedCounts } from './stored-counts.ts';
import type { CategoryRequest, ProductList } from './list-request.ts';
import { placesInOrder } from './places.ts';
import { requestCounts } from './request-tokens.ts';

/** A category that nothing is chosen in: its page stands in an index, and its counts are kept. */
export const wholeCategory = async (db: Queryable, request: CategoryRequest): Promise<ProductList> => {
  const [ids, stored, ofRequest] = await Promise.all([
    placesInOrder(db, request),
    storedCounts(db, request.within.categoryId, request),
    requestCounts(db, request),
  ]);
  const counts = [...stored, ...ofRequest.map((one) => ({ ...one, label: null, options: 0 }))];
  return { ids, total: listedOf(counts), totalIs: null, ...facetCountsOf(counts, request) };
};
