import { sql, type SQL } from 'drizzle-orm';
import type { FacetCode, Language, ProductFilters, ProductSort } from '@shop/contract';
import { parsePriceBand } from '../../domain/catalogue/price-band.ts';
import { selectRows, type Queryable } from '../connection.ts';
import { sentInTime } from '../../domain/delivery/within.ts';
import { arrivesInTime, sending } from './arrives-in-time.ts';
import { facetSelects } from './facet-selects.ts';
import { isBadlyRated, pIsListed } from './listed.ts';

export interface ListRequest {
  /** Condition on `p`, the product: in a category, or matching a search. */
  scope: SQL;
  /** Goes before the order of `recommended`: in stock, not badly rated, popular. */
  relevance?: SQL;
  filters: ProductFilters;
  sort: ProductSort;
  /** From 1. */
  page: number;
  pageSize: number;
  language: Language;
  now: Date;
}
export interface FacetCount {
  code: FacetCode;
  value: string;
  label: string | null;
  count: number;
}
export interface ProductList {
  ids: number[];
  total: number;
  facets: FacetCount[];
}

/** The `scope` of all products of a category. */
export const inCategory = (id: number): SQL =>
  sql`exists (select 1 from product_category pc where pc.category_id = ${id} and pc.product_id = p.id)`;

/** The `scope` of what is in every one of these. */
export const allOf = (scopes: readonly SQL[]): SQL => sql.join([...scopes], sql` and `);

const anyOf = (values: readonly string[]): SQL =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );
const hasOption = (code: FacetCode, values: readonly string[]): SQL =>
  sql`exists (select 1 from product_facet f where f.product_id = p.id and f.code = ${code} and f.value in (${anyOf(values)}))`;

/** Condition of one filter; a value that means nothing matches nothing. */
const conditions: Record<FacetCode, (values: readonly string[], now: Date) => SQL> = {
  price: (values) => {
    const bands = values.map(parsePriceBand).filter((band) => band !== null);
    const parts = bands.map(({ low, high }) =>
      high === null ? sql`p.final_price >= ${low}` : sql`(p.final_price >= ${low} and p.final_price < ${high})`,
    );
    return parts.length === 0 ? sql`false` : sql`(${sql.join(parts, sql` or `)})`;
  },
  color: (values) => hasOption('color', values),
  style: (values) => hasOption('style', values),
  size: (values) => hasOption('size', values),
  material: (values) => hasOption('material', values),
  width: (values) => hasOption('width', values),
  depth: (values) => hasOption('depth', values),
  height: (values) => hasOption('height', values),
  seats: (values) => hasOption('seats', values),
  assembly: (values) => hasOption('assembly', values),
  sale: (values) => (values.includes('on_sale') ? sql`p.final_price < p.price` : sql`false`),
  series: (values) => sql`p.series in (${anyOf(values)})`,
  availability: (values) => (values.includes('in_stock') ? sql`p.usable_quantity >= p.min_sale_qty` : sql`false`),
  delivery: (values, now) => {
    const parts = values.map((value) => arrivesInTime(sentInTime(value, now), sending));
    return sql`(${sql.join(parts, sql` or `)})`;
  },
  rating: (values) => {
    const stars = values.map(Number).filter((value) => Number.isInteger(value) && value >= 1 && value <= 5);
    return stars.length === 0 ? sql`false` : sql`p.rating_average >= ${Math.min(...stars)}`;
  },
};

const orders: Record<ProductSort, SQL> = {
  recommended: sql`in_stock desc, badly_rated, popularity desc, id`,
  newest: sql`created_rank, id`,
  price_asc: sql`final_price, id`,
  price_desc: sql`final_price desc, id`,
  rating: sql`rating_average desc, rating_count desc, id`,
  best_selling: sql`popularity desc, id`,
};

/**
 * One page of a list, how many products match in all, and for every filter how many each of its options would show.
 * A filter's own counts leave out what is chosen in it, so that a second option can be added.
 */
export const listProducts = async (db: Queryable, request: ListRequest): Promise<ProductList> => {
  const { scope, relevance, filters, sort, page, pageSize } = request;
  const active = Object.entries(filters).flatMap(([code, values]) => {
    const condition = conditions[code as FacetCode];
    return values && values.length > 0 && condition
      ? [{ code: code as FacetCode, sql: condition(values, request.now) }]
      : [];
  });
  const flags = active.map(({ code, sql: condition }) => sql`, (${condition}) as ${sql.identifier(`f_${code}`)}`);
  const base = sql`with base as materialized (
    select p.id, p.final_price, p.series, p.popularity, p.created_rank, p.rating_average, p.rating_count,
      ${isBadlyRated(sql`p.`)} as badly_rated, (p.usable_quantity >= p.min_sale_qty) as in_stock, (p.final_price < p.price) as on_sale,
      ${sending.is_sent} as is_sent, ${sending.early_bird} as early_bird, ${sending.presale_end_date}, ${relevance ?? sql`0`} as relevance${sql.join(flags)}
    from product p where ${pIsListed} and ${scope})`;
  const codes = active.map(({ code }) => code);
  const all = codes.map((code) => sql`${sql.identifier(`f_${code}`)}`);
  const matching = all.length === 0 ? sql`true` : sql.join(all, sql` and `);
  const order = sort === 'recommended' && relevance ? sql`relevance desc, ${orders.recommended}` : orders[sort];
  const pageRows = sql`select 'page' as code, id::text as value, null as label, position::int as count from (
    select id, row_number() over (order by ${order}) as position from base where ${matching}
    order by ${order} limit ${pageSize} offset ${(page - 1) * pageSize}) listed`;
  const total = sql`select 'total', '', null, count(*)::int from base where ${matching}`;
  const rows = await selectRows<{ code: string; value: string; label: string | null; count: number }>(
    db,
    sql`${base} ${sql.join([pageRows, total, ...facetSelects(codes, request)], sql` union all `)}`,
  );
  return {
    ids: rows
      .filter(({ code }) => code === 'page')
      .toSorted((a, b) => a.count - b.count)
      .map(({ value }) => Number(value)),
    total: rows.find(({ code }) => code === 'total')?.count ?? 0,
    facets: rows.filter((row): row is FacetCount => row.code !== 'page' && row.code !== 'total'),
  };
};
