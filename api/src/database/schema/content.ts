import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { neverNegative } from './bounds.ts';
import { tsvector } from './column-types.ts';
import type { BothLanguages } from '../../domain/text/both-languages.ts';

export const contentPage = pgTable('content_page', {
  id: integer().primaryKey(),
  urlPath: text().notNull().unique(),
  title: jsonb().$type<BothLanguages>().notNull(),
  body: jsonb().$type<BothLanguages>().notNull(),
  searchEn: tsvector().generatedAlwaysAs(
    sql`setweight(to_tsvector('english', plain_text(title->>'en')), 'A') || setweight(to_tsvector('english', plain_text(body->>'en')), 'B')`,
  ),
  searchFr: tsvector().generatedAlwaysAs(
    sql`setweight(to_tsvector('french', plain_text(title->>'fr')), 'A') || setweight(to_tsvector('french', plain_text(body->>'fr')), 'B')`,
  ),
  /** When its words were last changed; the default is for pages of stores that were filled before this was kept. */
  updatedAt: timestamp({ withTimezone: true }).notNull().default(new Date('2026-01-01T00:00:00.000Z')),
});

/** Where a page is now; `toPath` is empty for one that is gone for good. */
export const redirect = pgTable('redirect', { fromPath: text().primaryKey(), toPath: text().notNull() });

/** Paths that do not exist, with the page whose link led there last. */
export const unknownPath = pgTable(
  'unknown_path',
  {
    path: text().primaryKey(),
    referrer: text().notNull(),
    visits: integer().notNull().default(1),
    lastVisitAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.lastVisitAt), ...neverNegative(table.visits)],
);

/** Documents of the site that are read whole: banners, the home page, keywords, regions. */
export const siteDocument = pgTable('site_document', { key: text().primaryKey(), value: jsonb().notNull() });

export const systemNote = pgTable('system_note', {
  id: integer().primaryKey(),
  title: jsonb().$type<BothLanguages>().notNull(),
  content: jsonb().$type<BothLanguages>().notNull(),
  url: text(),
});

export const systemNoteRead = pgTable(
  'system_note_read',
  { customerId: integer().notNull(), noteId: integer().notNull() },
  (table) => [primaryKey({ columns: [table.customerId, table.noteId] })],
);

export const newsletterSubscriber = pgTable('newsletter_subscriber', {
  email: text().primaryKey(),
  phone: text(),
  /** The client's word for the person, and the product that they looked at (POP-018). */
  userId: text(),
  productId: text(),
  productName: text(),
  productUrl: text(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  /** The token in the letters' link to leave. Stored in clear, because every letter contains the same one. */
  leaveToken: uuid().notNull().unique().defaultRandom(),
  /** Null while subscribed. */
  leftAt: timestamp({ withTimezone: true }),
});

/** Every consent to be written to and every withdrawal, the record that the law asks for. */
export const newsletterConsent = pgTable(
  'newsletter_consent',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    email: text().notNull(),
    /** The newsletter, text messages, or letters of friends. */
    channel: text().$type<'email' | 'sms' | 'friends'>().notNull(),
    given: boolean().notNull(),
    /**
     * Where it was given; in what kind of registration, on which page and what led to it stands behind `register`.
     * `earlier`: before this record was kept; `moved`: in another shop that moved in here.
     */
    source: text()
      .$type<'visitor' | 'register' | `register ${string}` | 'account' | 'phone' | 'letter' | 'earlier' | 'moved'>()
      .notNull(),
    /** Language of the page on which it was said. */
    language: text().notNull(),
    /** The text as the person read it; null where the client did not send it, as older releases do not. */
    shown: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.email), index().on(table.createdAt)],
);

/** Sent e-mails while no SMTP server is configured. */
export const mail = pgTable(
  'mail',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    recipient: text().notNull(),
    subject: text().notNull(),
    html: text().notNull(),
    plainText: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index().on(table.createdAt)],
);
