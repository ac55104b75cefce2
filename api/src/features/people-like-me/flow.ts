import type { CallBody, CallResult } from '@shop/contract';
import { findOwnReview } from '../../database/reviews/reviews.ts';
import { transact } from '../../database/transact.ts';
import { messages } from '../../domain/messages.ts';
import { ShopError } from '../../domain/shop-error.ts';
import type { Services } from '../../services.ts';
import { storeReviewer } from './queries.ts';

/** Stores what a customer says of themselves beside their review. @throws ShopError 404 for a review that is not theirs */
export const sayOfReviewer = (
  { db }: Services,
  customerId: number,
  { review_id: reviewId, ...said }: CallBody<'aboutReviewer'>,
): Promise<CallResult<'aboutReviewer'>> =>
  transact(db, async (transaction) => {
    const [height, room] = [said.height ?? null, said.room ?? null];
    if (!(await findOwnReview(transaction, customerId, reviewId))) throw new ShopError(404, messages.notFound);
    await storeReviewer(transaction, { reviewId, customerId, height, room });
    return { height, room };
  });
