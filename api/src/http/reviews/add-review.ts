import { callsFor } from '../call.ts';
import { ownReviewsOf } from './own-reviews.ts';
import { admitReview, addReview } from '../../flows/reviews/add-review.ts';

/** Adds a customer's review of a product, one per product, with pictures and films (ACC-013, ACC-018). */
export const addReviewCalls = callsFor('customer', {
  addProductReview: {
    admit: ({ services, who, body }) => admitReview(services, who.customerId, body),
    handle: async ({ services, who, body, language }) => {
      const review = await addReview(services, who, body, language);
      const [own] = await ownReviewsOf(services, [review], language);
      if (!own) throw new Error('A review was not stored');
      return own;
    },
  },
});
