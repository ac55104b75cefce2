import { sql, type SQL } from 'drizzle-orm';
import type { TokenCount } from '../../domain/catalogue/listing-tokens.ts';
import { selectRows, type Queryable } from '../connection.ts';
import { cachedRows } from '../content/cached-rows.ts';
import { facets } from './facets/index.ts';
import type { CategoryRequest, ListRequest } from './list-request.ts';

/** The filters of this request whose tokens are not stored. */
const countedOf = (request: ListRequest) =>
  Object.values(facets).flatMap(({ ofRequest }) => (ofRequest?.isCounted(request) ? [ofRequest] : []));

/** Tells counts of tokens apart that are of the same list. */
export const tokensKey = (request: ListRequest): string =>
  countedOf(request)
    .map(({ keyOf }) => keyOf(request))
    .join(' ');

/** The tokens of `l`, a row of `listing`, with those that only this request has. */
export const tokensOfRow = (request: ListRequest): SQL => {
  const counted = countedOf(request);
  if (counted.length === 0) return sql`l.tokens`;
  const own = counted.map(({ tokenOf }) => sql`(${tokenOf(request, sql`l`)})`);
  return sql`(l.tokens || ${sql.join(own, sql` || `)})`;
};

/** Counts of the tokens of a whole category that only this request has, cached for as long as no price changes. */
export const requestCounts = async (db: Queryable, request: CategoryRequest): Promise<TokenCount[]> => {
  const counted = countedOf(request);
  if (counted.length === 0) return [];
  const { categoryId } = request.within;
  const cached = await cachedRows(db);
  const counts = counted.map(({ tokenOf, keyOf }) =>
    cached.chosen(`tokens of ${categoryId} ${keyOf(request)}`, () =>
      selectRows<TokenCount>(
        db,
        sql`select ${tokenOf(request, sql`c`)} as token, count(*)::int as count from listing_place c
          where c.category_id = ${categoryId} group by 1`,
      ),
    ),
  );
  return (await Promise.all(counts)).flat();
};
