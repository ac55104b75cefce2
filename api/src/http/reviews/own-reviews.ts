import { pageSizes, type Language } from '@shop/contract';
import { boughtUnreviewed } from '../../database/account/bought-products.ts';
import { findOwnReview, ownReviews, type ReviewRow, voteHelpful } from '../../database/reviews/reviews.ts';
import type { Services } from '../../services.ts';
import { callsFor } from '../call.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { messages } from '../../domain/messages.ts';
import { cardsById } from '../catalogue/card.ts';
import { reviewOf, questionOf } from '../catalogue/opinions.ts';
import { admitReview, addReview } from '../../flows/reviews/add-review.ts';
import { ownerKey } from '../../domain/account/identity.ts';
import { askQuestion } from '../../flows/reviews/ask-question.ts';

/** Questions about products (PDP-029). */
export const questionsCalls = callsFor('shopper', {
  addQuestion: async ({ services, who, body, language }) => {
    const row = await askQuestion(services, who, body, language);
    return questionOf(row, language);
  },
});

/** Helpful votes: each shopper's counts once for a review, however often it is sent (PDP-028). */
export const helpfulCalls = callsFor('shopper', {
  productReviewHelpful: async ({ services, who, body }) => {
    const helpful = await voteHelpful(services.db, body.review_id, ownerKey(who));
    if (helpful === null) throw new ShopError(404, messages.notFound);
    return { review_id: body.review_id, helpful };
  },
});

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

/** Reviews as their writer reads them, each with what it is about. */
export const ownReviewsOf = async (services: Services, rows: readonly ReviewRow[], language: Language) => {
  const cards = await cardsById(
    services,
    rows.map(({ productId }) => productId),
    language,
  );
  return rows.map((row) => ({
    ...reviewOf(row, language),
    // At their addresses is nothing while nobody may see them.
    ...(row.state !== 'shown' && { pictures: [], videos: [] }),
    state: row.state,
    product: cards.get(row.productId) ?? null,
  }));
};

/** A customer's reviews, and the bought products that they can still review (ACC-012). */
export const ownReviewsCalls = callsFor('customer', {
  reviewList: async ({ services, who, query, language }) => {
    const { page = 1, page_size = pageSizes.ownReviews } = query;
    const { rows, total } = await ownReviews(services.db, who.customerId, page, page_size);
    return { list: await ownReviewsOf(services, rows, language), total, page, page_size };
  },

  reviewPending: async ({ services, who, query, language }) => {
    const { page = 1, page_size = pageSizes.ownReviews } = query;
    const { rows, total } = await boughtUnreviewed(services.db, who.customerId, page, page_size);
    const cards = await cardsById(
      services,
      rows.map(({ productId }) => productId),
      language,
    );
    const list = rows.flatMap(({ orderId, productId, boughtAt, thumbnail }) => {
      const card = cards.get(productId);
      if (!card) return [];
      // In the colour that was bought, as the order shows it.
      const product = { ...card, thumbnail: thumbnail ?? card.thumbnail };
      return [{ order_id: orderId, bought_at: boughtAt.toISOString(), product }];
    });
    return { list, total, page, page_size };
  },

  reviewDetail: async ({ services, who, query, language }) => {
    const row = await findOwnReview(services.db, who.customerId, query.review_id);
    const [own] = row ? await ownReviewsOf(services, [row], language) : [];
    if (!own) throw new ShopError(404, messages.notFound);
    return own;
  },
});
