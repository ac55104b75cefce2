import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { ContactTopic } from '@shop/contract';
import { bytes } from './column-types.ts';

const instant = () => timestamp({ withTimezone: true });

export const contactMessage = pgTable(
  'contact_message',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Null for whoever was not signed in. */
    customerId: integer(),
    name: text().notNull(),
    email: text().notNull(),
    /** In which it was written and is answered. */
    language: text().notNull(),
    topic: text().$type<ContactTopic>().notNull(),
    /** Of an order that was the writer's; null without one. */
    orderNumber: text(),
    message: text().notNull(),
    answer: text(),
    answeredAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.createdAt)],
);

/** Pictures that came with a message, in the order in which they were sent. */
export const contactPicture = pgTable(
  'contact_picture',
  {
    messageId: integer()
      .notNull()
      .references(() => contactMessage.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    mediaType: text().notNull(),
    content: bytes().notNull(),
    /** Key of the object that has the bytes; null where `content` has them. */
    object: text(),
  },
  (table) => [primaryKey({ columns: [table.messageId, table.position] })],
);
