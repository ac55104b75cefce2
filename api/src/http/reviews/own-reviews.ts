import { pageSizes, type Language } from '@shop/contract';
import { boughtUnreviewed } from '../../database/account/bought-products.ts';
import { findOwnReview, ownReviews, type ReviewRow } from '../../database/reviews/reviews.ts';
import type { Services } from '../../services.ts';
import { callsFor } from '../call.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { messages } from '../../domain/messages.ts';
import { cardsById } from '../catalogue/card.ts';
import { reviewOf } from '../catalogue/opinion-wire.ts';

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
