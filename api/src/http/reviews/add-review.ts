import { callsFor } from '../call.ts';
import { ownReviewsOf } from './own-reviews.ts';
import { admitReview, addReview } from '../../flows/reviews/add-review.ts';

/** Reviews of products by customers, one of each, with pictures and films (document 1 §5 and §7.2). */
export const addReviewCalls = callsFor('customer', {
  addProductReview: {
    admit: ({ services, who, body }) => admitReview(services, who.customerId, body),
    handle: async ({ services, who, body, language }) => {
      const review = await addReview(services, who.customerId, body, language);
      const [own] = await ownReviewsOf(services, [review], language);
      if (!own) throw new Error('A review was not stored');
      return own;
    },
  },
});
