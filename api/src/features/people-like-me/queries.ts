import { and, between, count, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Language, PersonRoom, ReviewSort } from '@shop/contract';
import {
  hasPhotos,
  reviewOrders,
  type PageRequest,
  type ReviewChoices,
  type ReviewGroup,
} from '../../database/catalogue/opinions.ts';
import { schema, type Queryable } from '../../database/connection.ts';

const { review, reviewer } = schema;

/** People of these heights, who have a product in this room; null is any. */
export interface People {
  heights: { from: number; to: number } | null;
  room: PersonRoom | null;
}

const shownBy = (productId: number, { heights, room }: People): SQL | undefined =>
  and(
    eq(review.productId, productId),
    eq(review.state, 'shown'),
    heights === null ? undefined : between(reviewer.height, heights.from, heights.to),
    room === null ? undefined : eq(reviewer.room, room),
  );

/** Reviews of a product by these people, in groups that are alike in all that can be chosen. */
export const groupsBy = (db: Queryable, productId: number, people: People): Promise<ReviewGroup[]> => {
  const photos = sql<boolean>`${hasPhotos}`;
  return db
    .select({
      star: review.stars,
      language: sql<Language>`${review.language}`,
      photos,
      verified: review.verified,
      count: count(),
    })
    .from(review)
    .innerJoin(reviewer, eq(reviewer.reviewId, review.id))
    .where(shownBy(productId, people))
    .groupBy(review.stars, review.language, photos, review.verified);
};

/** One page of their reviews, each with what its writer says of themselves. */
export const reviewsBy = (
  db: Queryable,
  people: People,
  { productId, page, pageSize }: PageRequest,
  sort: ReviewSort,
  { star, language, photos, verified }: ReviewChoices,
) =>
  db
    .select({ review, writer: { height: reviewer.height, room: reviewer.room } })
    .from(review)
    .innerJoin(reviewer, eq(reviewer.reviewId, review.id))
    .where(
      and(
        shownBy(productId, people),
        star === null ? undefined : eq(review.stars, star),
        language === null ? undefined : eq(review.language, language),
        photos ? hasPhotos : undefined,
        verified ? eq(review.verified, true) : undefined,
      ),
    )
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
