import { Type, type Static, type TArray, type TOptional, type TString } from 'typebox';
import { mostChosen, productSorts, productTypes, type FacetCode } from '../values.ts';
import { Cents, Count, Id, Instant, nullable, oneOf, optional, Picture, record, Text, UrlPath } from './fields.ts';

/** Price of one unit; `final_price` is what it costs now (PDP-002). */
export const Price = record({ price: Cents, final_price: Cents });
export type Price = Static<typeof Price>;

/** Reviews summary (PDP-015): `rating_summary` in per cent, `reviewStar` in stars. */
export const RatingSummary = record({
  rating_summary: Type.Number({ minimum: 0, maximum: 100 }),
  reviewStar: Type.Number({ minimum: 0, maximum: 5 }),
  reviews_count: Count,
});
export type RatingSummary = Static<typeof RatingSummary>;

/** A product in a list, search result or carousel. `piid` names the variant that the picture shows. */
export const ProductCard = record({
  entity_id: Id,
  type_id: oneOf(productTypes),
  name: Text,
  url_path: UrlPath,
  piid: nullable(Id),
  thumbnail: nullable(Picture),
  hover_thumbnail: nullable(Picture),
  price: Price,
  plus_price: nullable(Cents),
  product_tag: nullable(Text),
  presale_end_date: nullable(Instant),
  is_in_stock: Type.Boolean(),
  usable_qty: Count,
  min_sale_qty: Count,
  series: nullable(Text),
  rating: RatingSummary,
  swatches: Type.Array(record({ piid: Id, color: Text, label: Text, thumbnail: nullable(Picture) })),
});
export type ProductCard = Static<typeof ProductCard>;

export interface CategoryNode extends Static<typeof CategoryNodeFields> {
  children: CategoryNode[];
}
const CategoryNodeFields = record({
  entity_id: Id,
  name: Text,
  url_path: UrlPath,
  image: nullable(Picture),
  product_count: Count,
});
const LeafNode = record({ ...CategoryNodeFields.properties, children: Type.Array(Type.Never(), { maxItems: 0 }) });
const MiddleNode = record({ ...CategoryNodeFields.properties, children: Type.Array(LeafNode) });
/** One of the roots of the mega-menu with up to two levels below it (SHELL-025). */
export const CategoryRoot = record({ ...CategoryNodeFields.properties, children: Type.Array(MiddleNode) });

export const Breadcrumb = record({ entity_id: Id, name: Text, url_path: UrlPath });
export type Breadcrumb = Static<typeof Breadcrumb>;

/**
 * A filter of a list: `value` goes back to the server as it is. Where `more` options are left out, a list that names the
 * filter in `whole` has them.
 */
export const Facet = record({
  code: Text,
  label: Text,
  options: Type.Array(record({ value: Text, label: Text, count: Count, selected: Type.Boolean() })),
  more: optional(Count),
});
export type Facet = Static<typeof Facet>;

type ChosenFilters = Record<FacetCode, TOptional<TArray<TString>>>;
/** Chosen filters, each with its values (`mostChosen`). */
export const ProductFilters = record(
  Object.fromEntries(
    Object.entries(mostChosen).map(([code, maxItems]) => [code, optional(Type.Array(Text, { maxItems }))]),
  ) as ChosenFilters,
);
export type ProductFilters = Static<typeof ProductFilters>;

/**
 * One page of a list; `page` counts from 1 and `total` counts products over all pages. With `total_is` that number and
 * those of the filters are not exact: `about` estimates them, `least` counts the best answers of a search that has more.
 */
export const ProductPage = record({
  products: Type.Array(ProductCard),
  total: Count,
  total_is: optional(oneOf(['about', 'least'])),
  page: Count,
  page_size: Count,
  facets: Type.Array(Facet),
  sort: oneOf(productSorts),
});
export type ProductPage = Static<typeof ProductPage>;
