import { and, between, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { PersonRoom, ReviewSort } from '@shop/contract';
import { areChosen, reviewOrders, type PageRequest, type ReviewChoices } from '../../database/catalogue/opinions.ts';
import { schema, type Queryable } from '../../database/connection.ts';

const { review, reviewer } = schema;

/** People of these heights, who have a product in this room; null is any. */
export interface People {
  heights: { from: number; to: number } | null;
  room: PersonRoom | null;
}

/** The shown reviews of a product by these people; with ids only those. */
export const reviewsOfPeople = (
  db: Queryable,
  productId: number,
  { heights, room }: People,
  ids: readonly number[] | null,
): SQL | undefined =>
  and(
    eq(review.productId, productId),
    eq(review.state, 'shown'),
    ids === null ? undefined : inArray(review.id, [...ids]),
    inArray(
      review.id,
      db
        .select({ id: reviewer.reviewId })
        .from(reviewer)
        .where(
          and(
            heights === null ? undefined : between(reviewer.height, heights.from, heights.to),
            room === null ? undefined : eq(reviewer.room, room),
          ),
        ),
    ),
  );

/** One page of these reviews, each with what its writer says of themselves. */
export const reviewsBy = (
  db: Queryable,
  which: SQL | undefined,
  { page, pageSize }: Omit<PageRequest, 'productId'>,
  sort: ReviewSort,
  choices: ReviewChoices,
) =>
  db
    .select({ review, writer: { height: reviewer.height, room: reviewer.room } })
    .from(review)
    .innerJoin(reviewer, eq(reviewer.reviewId, review.id))
    .where(and(which, areChosen(choices)))
    .orderBy(...reviewOrders[sort], desc(review.createdAt), desc(review.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);

/** What a customer says of themselves beside a review, in place of what they said before; nothing takes it back. */
export const storeReviewer = async (
  db: Queryable,
  said: typeof reviewer.$inferInsert & { customerId: number },
): Promise<void> => {
  const { reviewId, height = null, room = null } = said;
  if (height === null && room === null) {
    await db.delete(reviewer).where(eq(reviewer.reviewId, reviewId));
    return;
  }
  await db.insert(reviewer).values(said).onConflictDoUpdate({ target: reviewer.reviewId, set: { height, room } });
};
