import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { personRooms } from '@shop/contract';
import { neverNegative } from './bounds.ts';

/** What the writer of a review says of themselves, for others like them. */
export const reviewer = pgTable(
  'reviewer',
  {
    reviewId: integer().primaryKey(),
    /** Null for those that came with the world. */
    customerId: integer(),
    /** Centimetres; null where it is not said. */
    height: integer(),
    /** Where the product is; null where it is not said. */
    room: text({ enum: personRooms }),
  },
  (table) => [index().on(table.customerId), ...neverNegative(table.height)],
);
