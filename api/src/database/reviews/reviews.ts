import { and, asc, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { first, schema, type Queryable } from '../connection.ts';
import type { Part } from '../part.ts';
import { transact } from '../transact.ts';

const { product, review, reviewVote } = schema;
export type ReviewRow = typeof review.$inferSelect;
export type ReviewState = ReviewRow['state'];
export type NewReview = Omit<typeof review.$inferInsert, 'id' | 'helpful' | 'customerId' | 'reply'> & {
  customerId: number;
};

/** Counts the stars of the reviews that a product shows, on the product. */
const countStars = async (transaction: Queryable, productId: number): Promise<void> => {
  await transaction.execute(
    sql`update product set rating_count = counted.number, rating_average = counted.mean
      from (select count(*)::int as number, coalesce(round(avg(stars), 1), 0)::float8 as mean
        from review where product_id = ${productId} and state = 'shown') counted
      where product.id = ${productId}`,
  );
};

/** Stores a review and counts its stars on the product; null when this customer has reviewed the product before. */
export const insertReview = async (transaction: Queryable, values: NewReview): Promise<ReviewRow | null> => {
  const [row] = await transaction
    .insert(review)
    .values({ ...values, helpful: 0 })
    .onConflictDoNothing({ target: [review.customerId, review.productId] })
    .returning();
  if (row?.state === 'shown') await countStars(transaction, row.productId);
  return row ?? null;
};

/** A review, locked; null for one that there is not. */
export const lockReview = (transaction: Queryable, id: number): Promise<ReviewRow | null> =>
  first(transaction.select().from(review).where(eq(review.id, id)).for('update'));

/** Shows or hides a review that is locked; the product's stars are counted with it, and pages hear of it by triggers. */
export const setReviewState = async (
  transaction: Queryable,
  { id, productId }: Pick<ReviewRow, 'id' | 'productId'>,
  state: ReviewState,
): Promise<void> => {
  await transaction.update(review).set({ state }).where(eq(review.id, id));
  await countStars(transaction, productId);
};

export const hasReviewed = async (db: Queryable, customerId: number, productId: number): Promise<boolean> =>
  (await db.$count(review, and(eq(review.customerId, customerId), eq(review.productId, productId)))) > 0;

/** One page of what a customer wrote, the newest first, and how many there are; `page` from 1. */
export const ownReviews = async (db: Queryable, customerId: number, page: number, pageSize: number) => {
  const own = eq(review.customerId, customerId);
  const rows = await db
    .select()
    .from(review)
    .where(own)
    .orderBy(desc(review.createdAt), desc(review.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { rows, total: await db.$count(review, own) };
};

export const findOwnReview = (db: Queryable, customerId: number, id: number): Promise<ReviewRow | null> =>
  first(
    db
      .select()
      .from(review)
      .where(and(eq(review.id, id), eq(review.customerId, customerId))),
  );

/**
 * Counts a vote, once for each voter (`ownerKey`), and answers how many found the review helpful; null when there is no
 * such review.
 */
export const voteHelpful = (db: Queryable, reviewId: number, voter: string): Promise<number | null> =>
  transact(db, async (transaction) => {
    const [found] = await transaction
      .select({ helpful: review.helpful })
      .from(review)
      .where(and(eq(review.id, reviewId), eq(review.state, 'shown')))
      .for('update');
    if (!found) return null;
    const voted = await transaction.insert(reviewVote).values({ reviewId, voter }).onConflictDoNothing().returning();
    if (voted.length === 0) return found.helpful;
    await transaction
      .update(review)
      .set({ helpful: found.helpful + 1 })
      .where(eq(review.id, reviewId));
    return found.helpful + 1;
  });

const isToDo = or(eq(review.state, 'waiting'), and(eq(review.state, 'shown'), isNull(review.reply)));

/**
 * Reviews with their products, the oldest first; without `all` those that wait to be shown, and of those that are shown
 * the ones to which the shop has not replied.
 */
export const reviewsToReply = (db: Queryable, all: boolean, { after, rows }: Part) =>
  db
    .select({ review, sku: product.sku })
    .from(review)
    .leftJoin(product, eq(product.id, review.productId))
    .where(and(gt(review.id, after), all ? undefined : isToDo))
    .orderBy(asc(review.id))
    .limit(rows);

export const findReview = (db: Queryable, id: number): Promise<ReviewRow | null> =>
  first(db.select().from(review).where(eq(review.id, id)));

/** Replies to a review that has no reply; null for any other. */
export const storeReply = (transaction: Queryable, id: number, reply: string): Promise<ReviewRow | null> =>
  first(
    transaction
      .update(review)
      .set({ reply })
      .where(and(eq(review.id, id), isNull(review.reply)))
      .returning(),
  );
