import { sql } from 'drizzle-orm';
import { facetCodes } from '@shop/contract';
import { leadingCounts, type StoredCount } from '../../domain/catalogue/leading-counts.ts';
import { selectRows, type Queryable } from '../connection.ts';
import { textArray } from './conditions.ts';
import {
  chosenTokens,
  IN_PARTS,
  labelOf,
  MOST_OF_WHOLE,
  MOST_OPTIONS,
  type LabelledCount,
  type Wanted,
} from './facet-counts.ts';

/** More than a filter in parts has, or than there are filters. */
const ALL = 10_000;

/**
 * The kept counts of a category, and what its filters tell. Only the first of each filter are read, as the index has
 * them, and what changes since they were folded may have put before these.
 */
export const storedCounts = async (db: Queryable, categoryId: number, wanted: Wanted): Promise<LabelledCount[]> => {
  const { filters, language, whole } = wanted;
  const chosen = chosenTokens(filters);
  const most = (code: string): number =>
    (IN_PARTS as readonly string[]).includes(code)
      ? ALL
      : (whole as readonly string[]).includes(code)
        ? MOST_OF_WHOLE
        : MOST_OPTIONS;
  const codes: [string, number][] = ['listed', ...facetCodes].map((code) => [code, most(code)]);
  const read = [...codes, ['options', ALL] as const];
  const code = sql`split_part(token, ':', 1)`;
  const stored = sql`listing_count where folded and category_id = ${categoryId}`;
  const rows = await selectRows<StoredCount & { label: string | null }>(
    db,
    sql`with changed as materialized (
        select token, ${code} as code, sum(count)::int as change from listing_count
        where category_id = ${categoryId} and not folded group by token),
      frequent as (
        select k.token, k.count from unnest(${textArray(read.map(([one]) => one))},
            ${`{${read.map(([, limit]) => limit).join(',')}}`}::int[]) w(code, most)
          cross join lateral (select token, count from ${stored} and ${code} = w.code
            order by count desc, token collate "C" limit w.most + (select count(*) from changed c where c.code = w.code)) k),
      others as (
        select o.token, coalesce(k.count, 0) as count from (
          select token from changed union select unnest(${textArray(chosen)}) except select token from frequent) o(token)
          left join lateral (select count from ${stored} and token = o.token limit 1) k on true)
      select t.token, t.count, coalesce(c.change, 0) as change,
        ${labelOf(sql`split_part(t.token, ':', 1)`, sql`substr(t.token, strpos(t.token, ':') + 1)`, language)} as label
      from (table frequent union all table others) t left join changed c on c.token = t.token`,
  );
  const labels = new Map(rows.map(({ token, label }) => [token, label]));
  return leadingCounts(rows, new Map(codes), new Set(chosen)).map((one) => ({
    ...one,
    label: labels.get(one.token) ?? null,
  }));
};

/** Stands for every product that is listed, in no matter which category: of these a few tokens are counted. */
export const WHOLE_SHOP = 0;

/** How many products of a category have a token; `listed` counts them all. */
export const storedCount = async (db: Queryable, categoryId: number, token: string): Promise<number> => {
  const [row] = await selectRows<{ count: number }>(
    db,
    sql`select coalesce(sum(count), 0)::int as count from (
        select count from listing_count where folded and category_id = ${categoryId} and token = ${token}
        union all select count from listing_count where not folded and category_id = ${categoryId} and token = ${token}) kept`,
  );
  return row?.count ?? 0;
};
