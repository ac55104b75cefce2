import type { FacetCode, Language, ProductFilters } from '@shop/contract';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { standing } from '@shop/contract/contents';
import { schema } from '../connection.ts';
import type { Order } from './sorts/sort.ts';

const { product } = schema;

/** Matches what lists, searches and recommendations show: on sale, and not opened by its address alone. */
export const isListed = and(eq(product.status, 1), eq(product.unlisted, false));
/** The same of `p`, where a query names the product so. */
export const pIsListed = sql`p.status = 1 and not p.unlisted`;

/** The rule of `isBadlyRated` in SQL, for a table that has these columns under this name, or under none. */
export const isBadlyRated = (from = sql``): SQL =>
  sql`(${from}rating_count * ${from}rating_average + ${standing.reviews * standing.stars}::real)
    / (${from}rating_count + ${standing.reviews}::real) < ${standing.least}::real`;

export interface Matches {
  count: number;
  /** The products and how well each of them answers, as PostgreSQL writes arrays: they only go back to it. */
  ids: string;
  scores: string;
  /** There are more, which answer no better or are less popular. */
  least: boolean;
}

export interface ListRequest extends Order {
  /** The list is of a category, or of what a search found. */
  within: { categoryId: number } | Matches;
  filters: ProductFilters;
  /** From 1. */
  page: number;
  pageSize: number;
  /** Filters all of whose options are wanted. */
  whole: readonly FacetCode[];
  language: Language;
  now: Date;
}

export type CategoryRequest = ListRequest & { within: { categoryId: number } };

export interface FacetCount {
  code: FacetCode;
  value: string;
  label: string | null;
  count: number;
}

export interface ProductList {
  ids: number[];
  total: number;
  /** The total and the counts are estimated, or there are more products than are counted; null when they are exact. */
  totalIs: 'about' | 'least' | null;
  facets: FacetCount[];
  /** How many options of a filter are left out. */
  more: ReadonlyMap<FacetCode, number>;
}
