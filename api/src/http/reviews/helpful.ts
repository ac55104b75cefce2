import { voteHelpful } from '../../database/reviews/reviews.ts';
import { ownerKey } from '../../domain/account/identity.ts';
import { callsFor } from '../call.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { messages } from '../../domain/messages.ts';

/** Helpful votes: each shopper's counts once for a review, however often it is sent (PDP-028). */
export const helpfulCalls = callsFor('shopper', {
  productReviewHelpful: async ({ services, who, body }) => {
    const helpful = await voteHelpful(services.db, body.review_id, ownerKey(who));
    if (helpful === null) throw new ShopError(404, messages.notFound);
    return { review_id: body.review_id, helpful };
  },
});
