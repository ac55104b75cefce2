import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { neverNegative } from './bounds.ts';
import { bytes } from './column-types.ts';

const instant = () => timestamp({ withTimezone: true });

/** Who found a review helpful; each `voter` (`ownerKey` of a customer or a guest) counts once. */
export const reviewVote = pgTable(
  'review_vote',
  { reviewId: integer().notNull(), voter: text().notNull() },
  (table) => [primaryKey({ columns: [table.reviewId, table.voter] })],
);

/** Pictures and films that customers sent with reviews; the id is the last part of their URL path. */
export const upload = pgTable(
  'upload',
  {
    id: text().primaryKey(),
    mediaType: text().notNull(),
    /** All of it; empty where the bytes lie in `upload_chunk` or in an object. */
    content: bytes().notNull(),
    /** Bytes in `upload_chunk` or in the object; null where they are all in `content`. */
    size: integer(),
    /** Key of the object that has the bytes; null where the database has them. */
    object: text(),
    createdAt: instant().notNull(),
  },
  (table) => neverNegative(table.size),
);

/** The bytes of an upload, in pieces that a server can hold. */
export const uploadChunk = pgTable(
  'upload_chunk',
  {
    uploadId: text()
      .notNull()
      .references(() => upload.id, { onDelete: 'cascade' }),
    /** From 0; every piece but the last is of `chunkSize`. */
    position: integer().notNull(),
    content: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.uploadId, table.position] })],
);

/** Registered warranties of lines of orders. */
export const productWarranty = pgTable(
  'product_warranty',
  {
    orderNumber: text().notNull(),
    itemId: integer().notNull(),
    customerId: integer().notNull(),
    registeredAt: instant().notNull(),
    endsAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderNumber, table.itemId] })],
);

/** Requests to the large-order programme, as they were typed. */
export const largeOrderRequest = pgTable('large_order_request', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  customerId: integer(),
  name: text().notNull(),
  email: text().notNull(),
  telephone: text(),
  company: text(),
  message: text().notNull(),
  createdAt: instant().notNull(),
});
