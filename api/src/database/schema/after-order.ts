import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { ParcelEvent, ReturnReason, ReturnState } from '@shop/contract';
import type { Units } from '../../domain/order/units.ts';
import { neverNegative } from './bounds.ts';
import { bytes } from './column-types.ts';
import { operatorKey } from './operator.ts';
import { order } from './sales.ts';

const instant = () => timestamp({ withTimezone: true });
const key = () => integer().primaryKey().generatedAlwaysAsIdentity();
const orderId = () =>
  integer()
    .notNull()
    .references(() => order.id, { onDelete: 'cascade' });

/** An event reported by the carrier: when (ISO 8601) and where. */
export interface StoredEvent {
  at: string;
  place: string | null;
  event: ParcelEvent;
}

/** A parcel of an order, on its way or delivered. */
export const shipment = pgTable(
  'shipment',
  {
    id: key(),
    orderId: orderId(),
    carrier: text().notNull(),
    trackingNumber: text(),
    items: jsonb().$type<Units[]>().notNull(),
    /** In the order in which they happened. */
    events: jsonb().$type<StoredEvent[]>().notNull(),
    shippedAt: instant().notNull(),
    estimatedAt: instant(),
    deliveredAt: instant(),
  },
  (table) => [index().on(table.orderId)],
);

export const orderReturn = pgTable(
  'order_return',
  {
    id: key(),
    /** Written on the parcel. */
    number: text().notNull().unique(),
    orderId: orderId(),
    state: text().$type<ReturnState>().notNull(),
    reason: text().$type<ReturnReason>().notNull(),
    message: text(),
    items: jsonb().$type<Units[]>().notNull(),
    /** Cents; null until the goods have arrived. */
    refundAmount: integer(),
    /** Why it was rejected, in the words of whoever decided it; null otherwise. */
    rejectionReason: text(),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.orderId), ...neverNegative(table.refundAmount)],
);

/** Pictures of what is wrong, in the order in which they were sent. */
export const returnPhoto = pgTable(
  'return_photo',
  {
    returnId: integer()
      .notNull()
      .references(() => orderReturn.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    mediaType: text().notNull(),
    content: bytes().notNull(),
    /** Key of the object that has the bytes; null where `content` has them. */
    object: text(),
  },
  (table) => [primaryKey({ columns: [table.returnId, table.position] })],
);

/** What somebody who works for the shop wrote about an order, for the others alone. */
export const staffNote = pgTable(
  'staff_note',
  {
    id: key(),
    orderId: orderId(),
    text: text().notNull(),
    /** Who wrote it; null for a command that works on the database itself. */
    keyId: integer().references(() => operatorKey.id),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.orderId)],
);
