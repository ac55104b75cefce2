import { sql, type SQL } from 'drizzle-orm';
import { facetCodes, type FacetCode, type Language, type ProductFilters } from '@shop/contract';
import { readToken, tokenOf, type TokenCount } from '../../domain/catalogue/listing-tokens.ts';
import { selectRows, type Queryable } from '../connection.ts';
import { textArray } from './conditions.ts';
import { facets } from './facets/index.ts';
import type { ListRequest, ProductList } from './list-request.ts';

/** So many options of a filter are told, the most frequent, and those that are chosen. */
export const MOST_OPTIONS = 12;

/** And so many of one all of whose options are wanted. */
export const MOST_OF_WHOLE = 500;

/** Counted in parts, which are put together afterwards. */
export const IN_PARTS: readonly FacetCode[] = facetCodes.filter((code) => facets[code].optionsOf);

export interface LabelledCount extends TokenCount {
  label: string | null;
  /** How many options its filter has. */
  options: number;
}

export const chosenTokens = (filters: ProductFilters): string[] =>
  facetCodes.flatMap((code) => (filters[code] ?? []).map((value) => tokenOf(code, value)));

export type Wanted = Pick<ListRequest, 'filters' | 'language' | 'whole'>;

/** An option's name in a language; null where it is its value. */
export const labelOf = (code: SQL, value: SQL, language: Language): SQL =>
  language === 'fr'
    ? sql`(select min(f.label_fr) from product_facet f where f.code = ${code} and f.value = ${value})`
    : sql`null::text`;

/** Rows `token, count, label, options` out of a query with `token, count`: of each filter the most frequent ones. */
const mostFrequent = (counted: SQL, { filters, language, whole }: Wanted): SQL => {
  const label = labelOf(sql`placed.code`, sql`substr(placed.token, length(placed.code) + 2)`, language);
  return sql`select token, count::int as count, options, ${label} as label from (
      select token, count, code, row_number() over (partition by code order by count desc, token collate "C") as place,
        (count(*) over (partition by code))::int as options
      from (select token, count, split_part(token, ':', 1) as code from (${counted}) counted) coded) placed
    where place <= ${MOST_OPTIONS} or code = any(${textArray(IN_PARTS)}) or token = any(${textArray(chosenTokens(filters))})
      or place <= ${MOST_OF_WHOLE} and code = any(${textArray(whole)})`;
};

export const countTokens = (db: Queryable, counted: SQL, wanted: Wanted): Promise<LabelledCount[]> =>
  selectRows<LabelledCount>(db, mostFrequent(counted, wanted));

/** How many products were counted. */
export const listedOf = (counts: readonly TokenCount[]): number =>
  counts.find(({ token }) => token === 'listed')?.count ?? 0;

const isFacet = (code: string): code is FacetCode => (facetCodes as readonly string[]).includes(code);

/** How many products each option of each filter would show, and how many options are left out. */
export const facetCountsOf = (
  counts: readonly LabelledCount[],
  request: ListRequest,
): Pick<ProductList, 'facets' | 'more'> => {
  const more = new Map<FacetCode, number>();
  const plain = counts.flatMap(({ token, count, label, options }) => {
    const { code, value } = readToken(token);
    if (!isFacet(code) || IN_PARTS.includes(code)) return [];
    more.set(code, (more.get(code) ?? options) - 1);
    return [{ code, value, label, count }];
  });
  const parts = IN_PARTS.flatMap((code) =>
    (facets[code].optionsOf?.(counts, request) ?? []).map((option) => ({ ...option, code, label: null })),
  );
  return { facets: [...parts, ...plain], more };
};
