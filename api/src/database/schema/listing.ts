import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { neverNegative } from './bounds.ts';

/** How it comes to its buyer, which is what its delivery costs (`wayOf`). */
const ways = ['delivery', 'oversize', 'pickup'] as const;

/**
 * The columns that lists read of a listed product, in a narrow row. Triggers of `product`, `product_category` and
 * `product_facet` write these three tables (`refresh_listing`); nothing else does.
 */
export const listing = pgTable(
  'listing',
  {
    productId: integer().primaryKey(),
    /** 0 can be bought and is well rated, 1 can be bought, 2 and 3 the same of what cannot. */
    standing: integer().notNull(),
    popularity: integer().notNull(),
    createdRank: integer().notNull(),
    finalPrice: integer().notNull(),
    ratingAverage: doublePrecision().notNull(),
    ratingCount: integer().notNull(),
    /** Comes to the door, and can be bought; `presaleEndDate` and `earlyBird` say when it is sent off. */
    isSent: boolean().notNull(),
    earlyBird: boolean().notNull(),
    presaleEndDate: date(),
    /** Tokens for counts and filters: `color:Grey`, `category:100`, `price:10000` (from that, in steps of C$50). */
    tokens: text().array().notNull(),
    handover: text({ enum: ways }).notNull().default('delivery'),
    /** Cents for the least that one can buy. */
    leastGoods: integer().notNull().default(0),
  },
  (table) => [
    index().using('gin', table.tokens),
    index().on(table.standing, table.popularity.desc().nullsFirst(), table.productId),
    ...neverNegative(table.popularity, table.finalPrice, table.ratingAverage, table.ratingCount, table.leastGoods),
  ],
);

/** A product's place in the list of a category, with what each order sorts by. */
export const listingPlace = pgTable(
  'listing_place',
  {
    categoryId: integer().notNull(),
    productId: integer().notNull(),
    standing: integer().notNull(),
    popularity: integer().notNull(),
    createdRank: integer().notNull(),
    finalPrice: integer().notNull(),
    ratingAverage: doublePrecision().notNull(),
    ratingCount: integer().notNull(),
    /** Chance, the same for ever: those with the least are a sample of the category. */
    lot: integer().notNull(),
    handover: text({ enum: ways }).notNull().default('delivery'),
    leastGoods: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.categoryId, table.productId] }),
    index().on(table.productId),
    index('listing_place_recommended').on(
      table.categoryId,
      table.standing,
      table.popularity.desc().nullsFirst(),
      table.productId,
    ),
    index('listing_place_popularity').on(table.categoryId, table.popularity.desc().nullsFirst(), table.productId),
    index('listing_place_newest').on(table.categoryId, table.createdRank, table.productId),
    index('listing_place_price').on(table.categoryId, table.finalPrice, table.productId),
    index('listing_place_rating').on(
      table.categoryId,
      table.ratingAverage.desc().nullsFirst(),
      table.ratingCount.desc().nullsFirst(),
      table.productId,
    ),
    index('listing_place_delivered').on(table.categoryId, table.handover, table.leastGoods, table.productId),
    index('listing_place_lot').on(table.categoryId, table.lot, table.productId),
    ...neverNegative(table.popularity, table.finalPrice, table.ratingAverage, table.ratingCount, table.leastGoods),
  ],
);

/**
 * How many products of a category have a token; `listed` counts all of them, and the category 0 is the whole shop, of
 * which a few tokens are counted. A change adds a row with what is to be added, so that nobody waits for anybody; due
 * work adds these to the one row of their token that is folded (`foldCounts`). A count is the sum of both. Of folded ones
 * `options:color` counts the colours that have products.
 */
export const listingCount = pgTable(
  'listing_count',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    categoryId: integer().notNull(),
    token: text().notNull(),
    count: integer().notNull(),
    folded: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex('listing_count_folded')
      .on(table.categoryId, table.token)
      .where(sql`folded`),
    index('listing_count_changed')
      .on(table.categoryId, table.token)
      .where(sql`not folded`),
    index('listing_count_frequent')
      .on(table.categoryId, sql`split_part(token, ':', 1)`, table.count.desc().nullsFirst(), sql`token collate "C"`)
      .where(sql`folded`),
  ],
);
