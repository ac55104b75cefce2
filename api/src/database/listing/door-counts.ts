import { sql, type SQL } from 'drizzle-orm';
import type { TokenCount } from '../../domain/catalogue/listing-tokens.ts';
import { priceBands } from '../../domain/catalogue/price-band.ts';
import { selectRows, type Queryable } from '../connection.ts';
import { cachedRows } from '../content/cached-rows.ts';
import { deliveredTotal } from './delivered-total.ts';
import type { CategoryRequest, ListRequest } from './list-request.ts';

const edges = sql.raw(
  `'{${priceBands
    .slice(1)
    .map(([low]) => low)
    .join(',')}}'::bigint[]`,
);

/** The place of its band for what a row of `listing` or `listing_place` comes to at the door. */
const placeOf = ({ supply }: Pick<ListRequest, 'supply'>, row: SQL): SQL =>
  sql`width_bucket(${deliveredTotal(supply, row)}, ${edges})`;

/** Whether it is told what the products of a list come to at the door: somebody has said where that is, or chosen of it. */
export const hasDoorBands = ({ supply, filters }: Pick<ListRequest, 'supply' | 'filters'>): boolean =>
  supply.delivery !== null || filters.door_price !== undefined;

/** The tokens of `l`, a row of `listing`, with that of its band at the door where bands are told. */
export const tokensOfRow = (request: Pick<ListRequest, 'supply' | 'filters'>): SQL =>
  hasDoorBands(request) ? sql`(l.tokens || ('door_price:' || ${placeOf(request, sql`l`)}))` : sql`l.tokens`;

/** The same of a whole category, counted once for as long as no price changes. */
export const doorCounts = async (db: Queryable, request: CategoryRequest): Promise<TokenCount[]> => {
  if (!hasDoorBands(request)) return [];
  const { within, supply } = request;
  const cached = await cachedRows(db);
  return cached.chosen(`at the door ${within.categoryId} ${supply.delivery} ${supply.pickup}`, () =>
    selectRows<TokenCount>(
      db,
      sql`select 'door_price:' || ${placeOf(request, sql`c`)} as token, count(*)::int as count from listing_place c
        where c.category_id = ${within.categoryId} group by 1`,
    ),
  );
};
