import { sql, type SQL } from 'drizzle-orm';
import { type Queryable, selectRows } from '../connection.ts';
import { wholeCategory } from './category-list.ts';
import { countedList, tokensOf } from './counted-list.ts';
import { foundList } from './found-list.ts';
import { storedCount } from './stored-counts.ts';
import type { CategoryRequest, ListRequest, ProductList } from './list-request.ts';
import { readToken } from '../../domain/catalogue/listing-tokens.ts';
import { estimate } from '../../domain/catalogue/estimate.ts';
import { conditionsOf, everyOne, failing, textArray } from './conditions.ts';
import { countTokens, facetCountsOf, listedOf, type LabelledCount } from './facet-counts.ts';
import { orderOf } from './orders.ts';
import { placesInOrder } from './places.ts';
import { tokensOfRow } from './request-tokens.ts';

/** So many products of a category, drawn by lot, stand for all of a large one. */
const SAMPLE = 600;
/** When fewer of the sample match than these, all that match are read, if that promises to be few. */
const RARE = 20;
const FEW = 2_000;
/** Fewer of the sample than these promise nothing, and are few in any category. */
const RAREST = 4;
/** So many of them are counted one by one. */
const MOST_COUNTED = 600;

const pageOf = ({ page, pageSize }: CategoryRequest): SQL => sql`limit ${pageSize} offset ${(page - 1) * pageSize}`;

/** The counts of the category's sample, as many times as the category is larger. */
const sampled = async (db: Queryable, request: CategoryRequest, size: number) => {
  const { within } = request;
  const counts = await countTokens(
    db,
    tokensOf(sql`select ${tokensOfRow(request)} as tokens, ${failing(conditionsOf(request))} as failed
      from listing l where l.product_id = any(array(
        select product_id from listing_place where category_id = ${within.categoryId} order by lot, product_id limit ${SAMPLE}))`),
    request,
  );
  const times = Math.max(1, size / SAMPLE);
  return {
    matching: listedOf(counts),
    counts: counts.map((one) => ({ ...one, count: estimate(one.count * times) })),
  };
};

/**
 * All that was found is counted. It has everything with an option that is chosen; of the other options of such a filter
 * it has some, so that those count as many at least.
 */
const corrected = (
  estimated: readonly LabelledCount[],
  found: readonly LabelledCount[],
  { filters }: CategoryRequest,
): LabelledCount[] => {
  const chosen = (token: string): readonly string[] | undefined =>
    new Map<string, readonly string[] | undefined>(Object.entries(filters)).get(readToken(token).code);
  const exact = new Map(found.map((one) => [one.token, one]));
  const others = estimated
    .filter(({ token }) => chosen(token) && !chosen(token)?.includes(readToken(token).value))
    .map((one) => ({ ...one, count: Math.max(one.count, exact.get(one.token)?.count ?? 0) }));
  const counted = new Set(others.map(({ token }) => token));
  return [...others, ...found.filter(({ token }) => !counted.has(token))];
};

/** All that matches, found by what it has in common: the sample has too few of it. */
const rare = async (db: Queryable, request: CategoryRequest, estimated: readonly LabelledCount[]) => {
  const { within } = request;
  const matches = sql`from listing l where l.tokens @> ${textArray([`category:${within.categoryId}`])}
    and ${everyOne(conditionsOf(request))}`;
  const listed = await selectRows<{ id: number; total: number }>(
    db,
    sql`select l.product_id as id, count(*) over ()::int as total ${matches} order by ${orderOf(request, 'l')} ${pageOf(request)}`,
  );
  // A page behind the last one has no row to tell it.
  const [all] =
    listed.length > 0 ? listed : await selectRows<{ total: number }>(db, sql`select count(*)::int as total ${matches}`);
  const total = all?.total ?? 0;
  const ids = listed.map(({ id }) => id);
  if (total > MOST_COUNTED) return { ids, total, counts: estimated };
  const found = await countTokens(
    db,
    tokensOf(sql`select ${tokensOfRow(request)} as tokens, '{}'::text[] as failed ${matches}`),
    request,
  );
  return { ids, total, counts: corrected(estimated, found, request) };
};

/** The estimated total as this page corrects it: one that is not full is the last, after a full one there is another. */
const nearest = (total: number, onPage: number, { page, pageSize }: CategoryRequest): number => {
  const end = (page - 1) * pageSize + onPage;
  if (onPage === pageSize) return Math.max(total, end + 1);
  return onPage > 0 ? end : Math.min(total, end);
};

/**
 * A large category that something is chosen in: what a sample of it has stands for all of it, unless the sample has
 * nearly nothing. Pages are exact either way.
 * @param size how many products stand in the category
 */
const sampledList = async (db: Queryable, request: CategoryRequest, size: number): Promise<ProductList> => {
  const { matching, counts } = await sampled(db, request, size);
  if (matching < RAREST || (matching < RARE && (matching * size) / SAMPLE <= FEW)) {
    const found = await rare(db, request, counts);
    return { ids: found.ids, total: found.total, totalIs: null, ...facetCountsOf(found.counts, request) };
  }
  const ids = await placesInOrder(db, request);
  return {
    ids,
    total: nearest(listedOf(counts), ids.length, request),
    totalIs: 'about',
    ...facetCountsOf(counts, request),
  };
};

/** The largest category whose products are all counted when something is chosen in it. */
export const MOST_READ = 2_000;

/**
 * One page of a list, how many products match in all, and for every filter how many each of its options would show.
 * A filter's own counts leave out what is chosen in it, so that a second option can be added.
 */
export const listProducts = async (db: Queryable, request: ListRequest): Promise<ProductList> => {
  const { within } = request;
  // A postal area alone takes nothing out.
  const isChosen = conditionsOf(request).length > 0;
  if ('categoryId' in within) {
    if (!isChosen) return wholeCategory(db, { ...request, within });
    const size = await storedCount(db, within.categoryId, 'listed');
    return size > MOST_READ ? sampledList(db, { ...request, within }, size) : countedList(db, request);
  }
  return isChosen ? countedList(db, request) : foundList(db, { ...request, within });
};
