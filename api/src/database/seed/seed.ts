import type { StoreContents } from '@shop/contract/contents';
import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { PasswordHasher } from '../../domain/account/password.ts';
import { schema, selectRows, type Queryable } from '../connection.ts';
import { listAll, listLater } from '../listing/refresh.ts';
import { catalogueRows } from './catalogue.ts';
import { contentRows } from './content.ts';
import { orderRows } from './orders.ts';
import { peopleRows } from './people.ts';
import { reviewersOf } from './reviewers.ts';

/** Rows of what people wrote and of their coupons; accounts are stored under their own ids. */
const ownRows = ({ reviews, questions, customersCoupons }: StoreContents) => ({
  // Orders of this shop alone make a purchase verified, and those that come with a review are none.
  reviews: reviews.map(({ personId, ...review }) => ({ ...review, customerId: personId, verified: false })),
  questions: questions.map(({ personId, ...question }) => ({ ...question, customerId: personId })),
  coupons: customersCoupons.map(({ personId, code, receivedAt, usedAt }) => ({
    customerId: personId,
    couponCode: code.toUpperCase(),
    receivedAt: new Date(receivedAt),
    usedAt: usedAt === null ? null : new Date(usedAt),
  })),
});

/** Rows in one statement; parameters in one statement are limited to 65,535. */
const batchSize = 300;

const insertAll = async <T extends PgTable>(db: Queryable, table: T, rows: readonly T['$inferInsert'][]) => {
  for (let start = 0; start < rows.length; start += batchSize) {
    await db.insert(table).values(rows.slice(start, start + batchSize));
  }
};

/** Whether the store has its world; it is written in one transaction, so it is there whole or not at all. */
export const isSeeded = async (db: Queryable): Promise<boolean> => {
  const [row] = await selectRows<{ seeded: boolean }>(db, sql`select exists (select 1 from site_document) as seeded`);
  return row?.seeded ?? false;
};

/** Fills an empty store. `report` hears what is being written; `bySandbox` says whether it may be emptied again. */
export const seed = async (
  db: Queryable,
  world: StoreContents,
  now: Date,
  report: (line: string) => void,
  { passwords, bySandbox }: { passwords: PasswordHasher; bySandbox: boolean },
): Promise<void> => {
  const catalogue = catalogueRows(world);
  const content = contentRows(world);
  const sales = orderRows(world);
  const own = ownRows(world);
  report(`Preparing ${world.people.length} test accounts`);
  const people = await peopleRows(world.people, now, passwords);
  await db.transaction(async (transaction) => {
    await listLater(transaction);
    report(`Writing ${catalogue.categories.length} categories and ${catalogue.products.length} products`);
    await insertAll(transaction, schema.category, catalogue.categories);
    await insertAll(transaction, schema.product, catalogue.products);
    report(`Writing ${catalogue.variants.length} variants and the search index`);
    await insertAll(transaction, schema.productVariant, catalogue.variants);
    await insertAll(transaction, schema.productCategory, catalogue.inCategories);
    await insertAll(transaction, schema.productFacet, catalogue.facets);
    await listAll(transaction);
    await insertAll(transaction, schema.searchWord, catalogue.words);
    await insertAll(transaction, schema.searchPhrase, catalogue.phrases);
    report(`Writing ${world.reviews.length} reviews, ${world.questions.length} questions and the content pages`);
    await insertAll(transaction, schema.review, own.reviews);
    await insertAll(transaction, schema.reviewer, reviewersOf(own.reviews));
    await insertAll(transaction, schema.question, own.questions);
    await insertAll(transaction, schema.contentPage, content.pages);
    await insertAll(transaction, schema.redirect, content.redirects);
    await insertAll(transaction, schema.siteDocument, content.documents);
    await insertAll(transaction, schema.systemNote, content.notes);
    await insertAll(transaction, schema.customer, people.customers);
    await insertAll(
      transaction,
      schema.newsletterSubscriber,
      people.readers.map(({ email, createdAt }) => ({ email, createdAt })),
    );
    await insertAll(
      transaction,
      schema.newsletterConsent,
      people.readers.map((reader) => ({
        ...reader,
        channel: 'email' as const,
        given: true,
        source: 'account' as const,
      })),
    );
    await insertAll(transaction, schema.customerAddress, people.addresses);
    await insertAll(transaction, schema.pointsEntry, people.points);
    await insertAll(transaction, schema.coinEntry, people.coins);
    await insertAll(transaction, schema.plusOrder, people.plusOrders);
    await insertAll(transaction, schema.application, people.applications);
    await insertAll(
      transaction,
      schema.coupon,
      world.coupons.map((coupon) => ({
        ...coupon,
        code: coupon.code.toUpperCase(),
        startsAt: coupon.startsAt === null ? null : new Date(coupon.startsAt),
        endsAt: coupon.endsAt === null ? null : new Date(coupon.endsAt),
      })),
    );
    await insertAll(transaction, schema.customerCoupon, own.coupons);
    report(`Writing ${sales.orders.length} orders`);
    for (let start = 0; start < sales.orders.length; start += batchSize) {
      const batch = sales.orders.slice(start, start + batchSize);
      await transaction.insert(schema.order).overridingSystemValue().values(batch);
    }
    // The next order's number follows on those that brought their own.
    await transaction.execute(
      sql`select setval(pg_get_serial_sequence('customer_order', 'id'), ${sales.orders.length + 1}, false)`,
    );
    await insertAll(transaction, schema.payment, sales.payments);
    await insertAll(transaction, schema.shipment, sales.parcels);
    await insertAll(transaction, schema.orderReturn, sales.returns);
    await transaction.insert(schema.store).values({ filledAt: now, bySandbox });
  });
  await db.execute(sql`analyze`);
};

const emptied = sql.raw(
  `truncate ${Object.values(schema)
    .filter((entry) => typeof entry === 'object' && entry !== schema.pushKeys) // browsers stay subscribed
    .map((table) => `"${String(Reflect.get(table, Symbol.for('drizzle:Name')))}"`)
    .join(', ')} restart identity cascade`,
);

/** Takes everything out, orders and customers included: for the sandbox's reset and for tests. */
export const empty = async (db: Queryable): Promise<void> => {
  await db.execute(emptied);
};
