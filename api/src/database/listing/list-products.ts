import type { Queryable } from '../connection.ts';
import { wholeCategory } from './category-list.ts';
import { countedList } from './counted-list.ts';
import { foundList } from './found-list.ts';
import { storedCount } from './stored-counts.ts';
import type { ListRequest, ProductList } from './list-request.ts';
import { sampledList } from './sampled-list.ts';

/** The largest category whose products are all counted when something is chosen in it. */
export const MOST_READ = 2_000;

/**
 * One page of a list, how many products match in all, and for every filter how many each of its options would show.
 * A filter's own counts leave out what is chosen in it, so that a second option can be added.
 */
export const listProducts = async (db: Queryable, request: ListRequest): Promise<ProductList> => {
  const { within, filters } = request;
  const isChosen = Object.values(filters).some((values) => values && values.length > 0);
  if ('categoryId' in within) {
    if (!isChosen) return wholeCategory(db, { ...request, within });
    const size = await storedCount(db, within.categoryId, 'listed');
    return size > MOST_READ ? sampledList(db, { ...request, within }, size) : countedList(db, request);
  }
  return isChosen ? countedList(db, request) : foundList(db, { ...request, within });
};
