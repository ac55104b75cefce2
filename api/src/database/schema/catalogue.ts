import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Picture, Product, VariantOptions } from '@shop/contract/contents';
import { neverNegative } from './bounds.ts';
import { bytes, tsvector } from './column-types.ts';
import { type BothLanguages } from '../../domain/text/both-languages.ts';

export const category = pgTable(
  'category',
  {
    id: integer().primaryKey(),
    parentId: integer(),
    urlPath: text().notNull().unique(),
    name: jsonb().$type<BothLanguages>().notNull(),
    description: jsonb().$type<BothLanguages>().notNull(),
    picture: text().notNull(),
    position: integer().notNull(),
    /** Whether the menu leads to it, and so to what lies below it. */
    isInMenu: boolean().notNull().default(true),
    /** Products on sale in it and below, as of when the catalogue was written. */
    productCount: integer().notNull(),
  },
  (table) => [index().on(table.parentId), ...neverNegative(table.productCount)],
);

/** Everything of a product that no query filters or sorts by. */
export type ProductDetails = Pick<
  Product,
  | 'highlights'
  | 'keyFeatures'
  | 'specifications'
  | 'care'
  | 'aplus'
  | 'tierPrices'
  | 'superEarlyBird'
  | 'pickup'
  | 'oversize'
  | 'weightKg'
  | 'dimensions'
  | 'cartons'
  | 'pictures'
  | 'hasVideo'
  | 'plans'
  | 'dropPriceSeconds'
> & { categoryIds: number[] } & Partial<Pick<Product, 'restockDate' | 'customized'>>; // absent in a store that is older than they are

export interface Swatch {
  piid: number;
  colour: BothLanguages;
  thumbnail: string | null;
}

/** Of indexes for what stands in lists. */
const listed = sql`status = 1 and not unlisted`;

export const product = pgTable(
  'product',
  {
    id: integer().primaryKey(),
    type: text().$type<'simple' | 'configurable'>().notNull(),
    sku: text().notNull(),
    itemNo: text().notNull(),
    gtin: text(),
    urlPath: text().notNull().unique(),
    brand: text().notNull(),
    series: text().notNull(),
    name: jsonb().$type<BothLanguages>().notNull(),
    price: integer().notNull(),
    finalPrice: integer().notNull(),
    plusPrice: integer(),
    tag: text(),
    presaleEndDate: date(),
    status: integer().notNull(),
    noDiscount: boolean().notNull(),
    minSaleQty: integer().notNull(),
    quantity: integer().notNull(),
    usableQuantity: integer().notNull(),
    ratingCount: integer().notNull(),
    ratingAverage: doublePrecision().notNull(),
    /** In English; null where nobody said. */
    style: text(),
    /** Opens by its address alone. */
    unlisted: boolean().notNull().default(false),
    createdRank: integer().notNull(),
    popularity: integer().notNull(),
    /** 1 among the most popular of a large catalogue, 2 among the next, null elsewhere; due work writes it (`placeInTiers`). */
    searchTier: smallint(),
    thumbnail: text(),
    hoverThumbnail: text(),
    swatches: jsonb().$type<Swatch[]>().notNull(),
    details: jsonb().$type<ProductDetails>().notNull(),
    /** When its page last changed; a trigger writes it. Null where it has not changed since that is kept. */
    changedAt: timestamp({ withTimezone: true }),
    /** Searched besides the name: categories, series, colours. */
    wordsEn: text().notNull(),
    wordsFr: text().notNull(),
    searchEn: tsvector().generatedAlwaysAs(
      sql`setweight(to_tsvector('english', plain_text(name->>'en')), 'A') || setweight(to_tsvector('english', plain_text(words_en)), 'B') || setweight(to_tsvector('simple', sku || ' ' || item_no), 'C')`,
    ),
    searchFr: tsvector().generatedAlwaysAs(
      sql`setweight(to_tsvector('french', plain_text(name->>'fr')), 'A') || setweight(to_tsvector('french', plain_text(words_fr)), 'B') || setweight(to_tsvector('simple', sku || ' ' || item_no), 'C')`,
    ),
  },
  (table) => [
    index().using('gin', table.searchEn),
    index().using('gin', table.searchFr),
    index('product_search_en_first')
      .using('gin', table.searchEn)
      .where(sql`search_tier = 1`),
    index('product_search_fr_first')
      .using('gin', table.searchFr)
      .where(sql`search_tier = 1`),
    index('product_search_en_second')
      .using('gin', table.searchEn)
      .where(sql`search_tier is not null`),
    index('product_search_fr_second')
      .using('gin', table.searchFr)
      .where(sql`search_tier is not null`),
    index('product_search_tier').on(sql`coalesce(search_tier, 3)`, table.popularity),
    index().on(table.popularity),
    index().on(table.createdRank),
    index().on(table.gtin),
    index('product_of_series').on(table.series, table.popularity.desc().nullsFirst(), table.id).where(listed),
    index('product_drop_price')
      .on(sql`((details->>'dropPriceSeconds')::int)`, table.id)
      .where(sql`tag = 'Drop Price' and ${listed}`),
    index('product_plus_price')
      .on(table.popularity.desc().nullsFirst(), table.id)
      .where(sql`plus_price is not null and ${listed}`),
    // One that counts fewer than its options hold is below zero once those are sold.
    check('product_usable_quantity_check', sql`${table.type} = 'configurable' or ${table.usableQuantity} >= 0`),
    ...neverNegative(
      table.price,
      table.finalPrice,
      table.plusPrice,
      table.minSaleQty,
      table.ratingCount,
      table.ratingAverage,
      table.popularity,
    ),
  ],
);

export const productVariant = pgTable(
  'product_variant',
  {
    id: integer().primaryKey(),
    productId: integer()
      .notNull()
      .references(() => product.id),
    position: integer().notNull(),
    sku: text().notNull(),
    options: jsonb().$type<VariantOptions>().notNull(),
    price: integer().notNull(),
    finalPrice: integer().notNull(),
    quantity: integer().notNull(),
    usableQuantity: integer().notNull(),
    pictures: jsonb().$type<Picture[]>().notNull(),
  },
  (table) => [
    index().on(table.productId),
    index().on(table.sku),
    ...neverNegative(table.price, table.finalPrice, table.usableQuantity),
  ],
);

/** A product under its own categories and under every ancestor of them. */
export const productCategory = pgTable(
  'product_category',
  {
    categoryId: integer().notNull(),
    productId: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.categoryId, table.productId] }), index().on(table.productId)],
);

/** Options that a list can be filtered by (colour, style, size); `value` is the English word. */
export const productFacet = pgTable(
  'product_facet',
  {
    productId: integer().notNull(),
    code: text().notNull(),
    value: text().notNull(),
    labelFr: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.code, table.value] }),
    index().on(table.code, table.value, table.labelFr),
  ],
);

/** Above the ids that the world gives. */
const written = { startWith: 1_000_000 };

export const review = pgTable(
  'review',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(written),
    productId: integer().notNull(),
    /** Null for those that came with the world. */
    customerId: integer(),
    author: text().notNull(),
    language: text().notNull(),
    stars: integer().notNull(),
    title: text().notNull(),
    text: text().notNull(),
    /** Title and text in the shop's other language; null where nobody translated them. */
    translation: jsonb().$type<{ title: string; text: string }>(),
    createdAt: timestamp({ withTimezone: true, mode: 'string' }).notNull(),
    helpful: integer().notNull(),
    pictures: jsonb().$type<string[]>().notNull(),
    videos: jsonb().$type<string[]>().notNull().default([]),
    /** The shop's answer, in the words of its staff; null without one. */
    reply: text(),
    /** Everybody reads what is shown; what waits, or is hidden, only its writer and the shop's people. */
    state: text({ enum: ['shown', 'waiting', 'hidden'] })
      .notNull()
      .default('shown'),
    /** Whether its writer had bought the product by an order of this shop. */
    verified: boolean().notNull().default(false),
  },
  (table) => [
    index().on(table.productId, table.createdAt),
    uniqueIndex().on(table.customerId, table.productId),
    ...neverNegative(table.stars, table.helpful),
    index('review_not_shown')
      .on(table.id)
      .where(sql`state <> 'shown'`),
  ],
);

export const question = pgTable(
  'question',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(written),
    productId: integer().notNull(),
    /** Null for those that came with the world, and for guests'. */
    customerId: integer(),
    author: text().notNull(),
    language: text().notNull(),
    text: text().notNull(),
    /** The shop's, in the words of its staff; null while it is open. */
    answer: text(),
    answeredAt: timestamp({ withTimezone: true, mode: 'string' }),
    /** Question and answer in the shop's other language; null where nobody translated them. */
    translation: jsonb().$type<{ text: string; answer: string | null }>(),
    createdAt: timestamp({ withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [index().on(table.productId, table.createdAt), index().on(table.customerId)],
);

/** Words of the catalogue, against which a misspelt word is corrected. */
export const searchWord = pgTable(
  'search_word',
  {
    language: text().notNull(),
    word: text().notNull(),
    /** Without its ending, as the full-text search keeps it. */
    stem: text().generatedAlwaysAs(
      sql`(ts_lexize(case language when 'fr' then 'french_stem'::regdictionary else 'english_stem'::regdictionary end, word))[1]`,
    ),
    uses: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.language, table.word] }),
    index().on(table.language, table.stem),
    index('search_word_spelling').on(table.language, sql`left(word, 1)`, sql`length(word)`),
    ...neverNegative(table.uses),
  ],
);

/** Phrases that the search box suggests: category names, series, keywords. */
export const searchPhrase = pgTable(
  'search_phrase',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    language: text().notNull(),
    phrase: text().notNull(),
    plain: text().notNull(),
    weight: integer().notNull(),
  },
  (table) => [
    index('search_phrase_trigram').using('gin', sql`plain gin_trgm_ops`),
    index('search_phrase_weight').on(table.language, table.weight.desc().nullsFirst(), table.phrase, table.plain),
  ],
);

/** Files of pictures that operators added. They are named by what they show and stay: orders name them too. */
export const shopPicture = pgTable('shop_picture', {
  /** Such as `p-4f…-640.avif`. */
  file: text().primaryKey(),
  mediaType: text().notNull(),
  /** Empty where the bytes lie in an object. */
  content: bytes().notNull(),
  /** Key of the object that has the bytes; null where the database has them. */
  object: text(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});
