import { and, asc, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import { first, schema, type Queryable } from '../../database/connection.ts';
import type { Part } from '../../database/part.ts';

const { product, productVariant, swatchRequest } = schema;

export type SwatchRequest = typeof swatchRequest.$inferSelect;
export type Swatch = SwatchRequest['items'][number];

/** Has all requests for the same key, household or customer wait for each other. */
export const lockReceivers = async (transaction: Queryable, names: readonly string[]): Promise<void> => {
  // In one order, so that two that share some of them do not wait for each other for good.
  for (const name of names.toSorted())
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`swatches of ${name}`}, 0))`);
};

export const requestOfKey = (db: Queryable, key: string): Promise<SwatchRequest | null> =>
  first(db.select().from(swatchRequest).where(eq(swatchRequest.idempotencyKey, key)));

/** What the customer or the household has asked for after this instant. */
export const swatchesSince = async (
  db: Queryable,
  { customerId, household }: Pick<SwatchRequest, 'customerId' | 'household'>,
  since: Date,
): Promise<Swatch[]> => {
  const rows = await db
    .select({ items: swatchRequest.items })
    .from(swatchRequest)
    .where(
      and(
        or(
          eq(swatchRequest.household, household),
          customerId === null ? undefined : eq(swatchRequest.customerId, customerId),
        ),
        gt(swatchRequest.createdAt, since),
      ),
    );
  return rows.flatMap(({ items }) => items);
};

export const insertRequest = async (
  db: Queryable,
  request: Omit<typeof swatchRequest.$inferInsert, 'id' | 'sentAt'>,
): Promise<SwatchRequest> => {
  const [row] = await db.insert(swatchRequest).values(request).returning();
  if (!row) throw new Error('A request that was just made is gone');
  return row;
};

/** A customer's requests, and those of their address without an account, which is null until it is confirmed. Newest first. */
export const requestsOf = (
  db: Queryable,
  { customerId, email }: { customerId: number; email: string | null },
): Promise<SwatchRequest[]> =>
  db
    .select()
    .from(swatchRequest)
    .where(
      or(
        eq(swatchRequest.customerId, customerId),
        email === null ? undefined : and(eq(swatchRequest.email, email), isNull(swatchRequest.customerId)),
      ),
    )
    .orderBy(desc(swatchRequest.id));

/** What shows swatches today: their products that are still sold, and their variants' pictures. */
export const shownSwatches = async (db: Queryable, swatches: readonly Swatch[]) => {
  if (swatches.length === 0) return [];
  return db
    .select({
      productId: product.id,
      urlPath: product.urlPath,
      status: product.status,
      product: { thumbnail: product.thumbnail },
      variant: productVariant,
    })
    .from(product)
    .innerJoin(productVariant, eq(productVariant.productId, product.id))
    .where(
      inArray(
        productVariant.id,
        swatches.map(({ variantId }) => variantId),
      ),
    );
};

/** A part of the requests, the oldest first; without `all` of those that wait. */
export const requestsIn = (db: Queryable, all: boolean, { after, rows }: Part): Promise<SwatchRequest[]> =>
  db
    .select()
    .from(swatchRequest)
    .where(and(gt(swatchRequest.id, after), all ? undefined : isNull(swatchRequest.sentAt)))
    .orderBy(asc(swatchRequest.id))
    .limit(rows);

/** A request, locked until the transaction ends; null where there is none. */
export const lockRequest = (transaction: Queryable, id: number): Promise<SwatchRequest | null> =>
  first(transaction.select().from(swatchRequest).where(eq(swatchRequest.id, id)).for('update'));

export const markSent = async (transaction: Queryable, id: number, sentAt: Date): Promise<void> => {
  await transaction.update(swatchRequest).set({ sentAt }).where(eq(swatchRequest.id, id));
};
