import { Type } from 'typebox';
import { longestOpinionSearch } from '../constants/opinions.ts';
import { languages, lastPage } from '../constants/shop.ts';
import {
  Breadcrumb,
  CategoryRoot,
  Facet,
  ProductCard,
  ProductFilters,
  ProductPage,
  RatingSummary,
} from '../entities/catalogue.ts';
import {
  Count,
  Flag,
  Id,
  Line,
  nullable,
  oneOf,
  optional,
  Picture,
  record,
  Text,
  UrlPath,
  Html,
} from '../entities/fields.ts';
import { DeliveryEstimate, Product, ProtectionPlan, Question, Review, Star } from '../entities/product.ts';
import { facetCodes, productSorts, reviewSorts } from '../values.ts';
import type { SchemaTable } from './definition.ts';

export const Keyword = Type.String({ minLength: 1, maxLength: 200 });
/** Filters all of whose options are wanted, instead of the most frequent. */
export const WholeFacets = Type.Array(oneOf(facetCodes), { maxItems: facetCodes.length });
export const listInput = {
  filters: optional(ProductFilters),
  whole: optional(WholeFacets),
  sort: optional(oneOf(productSorts)),
  page: optional(Type.Integer({ minimum: 1, maximum: lastPage })),
  page_size: optional(Type.Integer({ minimum: 1, maximum: 100 })),
};
const pageOf = {
  product_id: Id,
  page: optional(Type.Integer({ minimum: 1, maximum: lastPage })),
  page_size: optional(Type.Integer({ minimum: 1, maximum: 50 })),
};

/** Words that are searched for among opinions of a product. */
const Words = Type.String({ minLength: 1, maxLength: longestOpinionSearch });

/** The category of a list, with its breadcrumb from the root and the subcategories to choose from. */
const CategoryHead = record({
  entity_id: Id,
  name: Text,
  url_path: UrlPath,
  image: nullable(Picture),
  description: nullable(Html),
  position: Type.Array(Breadcrumb),
  children: Type.Array(
    record({ entity_id: Id, name: Text, url_path: UrlPath, image: nullable(Picture), product_count: Count }),
  ),
});

const noProduct = { 404: 'There is no such product.' };

export const catalogueSchemas = {
  categoryTree: { result: record({ categories: Type.Array(CategoryRoot) }) },
  categoryProducts: {
    /** Of a category, of a keyword such as a suggestion, or of both; one of them is needed. */
    body: record({ category_id: optional(Id), keyword: optional(Keyword), ...listInput }),
    // Null when no category was asked for.
    result: record({ ...ProductPage.properties, category: nullable(CategoryHead) }),
    errors: { 400: 'Neither a category nor a keyword is given.', 404: 'There is no such category.' },
  },
  noFoundProduct: { result: record({ products: Type.Array(ProductCard) }) },
  /** `id` is a product, `piid` a variant (or a simple product); one of them or `url_path` is needed. */
  productDetail: {
    query: record({ id: optional(Id), piid: optional(Id), url_path: optional(Text) }),
    result: Product,
    errors: noProduct,
  },
  productReviews: {
    /**
     * `photos` and `verified` are 1 for only those with customers' photos, or of customers who had bought the product; `q` is
     * for those of the newest 500 with all words of it, as they are read in the asker's language.
     */
    query: record({
      ...pageOf,
      sort: optional(oneOf(reviewSorts)),
      star: optional(Star),
      language: optional(oneOf(languages)),
      photos: optional(Flag),
      verified: optional(Flag),
      q: optional(Words),
    }),
    /** `summary` and `gallery` are of all reviews. Each count says how many there are with the other choices. */
    result: record({
      list: Type.Array(Review),
      total: Count,
      page: Count,
      page_size: Count,
      summary: RatingSummary,
      stars: Type.Array(record({ star: Count, count: Count })),
      languages: Type.Array(record({ language: oneOf(languages), count: Count })),
      photos: Count,
      verified: Count,
      /** Customers' photos, the newest first. */
      gallery: Type.Array(record({ picture: Picture, nickname: Text })),
    }),
    errors: noProduct,
  },
  /**
   * With a product: its questions (API-032); with `q` of the newest 500 those with all words of it, as they are read in the
   * asker's language. Without: the questions that this customer asked, about any product (ACC-017).
   */
  productFaq: {
    query: record({
      ...pageOf,
      product_id: optional(Id),
      q: optional(Words),
    }),
    result: record({ list: Type.Array(Question), total: Count, page: Count, page_size: Count }),
    errors: noProduct,
  },
  productExtend: {
    body: record({ items: Type.Array(Line, { minItems: 1, maxItems: 50 }) }),
    result: Type.Record(Type.String(), record({ plans: Type.Array(ProtectionPlan) })),
  },
  deliveryEstimate: { body: record({ productId: Id, zipcode: Line }), result: DeliveryEstimate, errors: noProduct },
} as const satisfies SchemaTable;

export const FacetList = record({ facets: Type.Array(Facet) });
