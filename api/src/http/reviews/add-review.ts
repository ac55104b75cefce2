import type { FastifyInstance } from 'fastify';
import type { CallBody } from '@shop/contract';
import { cardsByIds } from '../../database/catalogue/cards.ts';
import { hasReviewed, insertReview } from '../../database/reviews/reviews.ts';
import { insertUploads } from '../../database/reviews/uploads.ts';
import { transact } from '../../database/transact.ts';
import { registerCall, type CallContext } from '../call.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { messages } from '../../domain/messages.ts';
import { reviewMessages } from '../../flows/reviews/messages.ts';
import { mediaPath, receivedMedia } from '../../flows/reviews/media.ts';
import { ownReviewsOf } from './own-reviews.ts';

/** What must say something; nothing but spaces says nothing. */
const requireTexts = (texts: Pick<CallBody<'addProductReview'>, 'nickname' | 'title' | 'detail'>): void => {
  for (const [field, text] of Object.entries(texts)) {
    if (text.trim() === '') throw new ShopError(400, reviewMessages.empty, { field });
  }
};

/** Adds a customer's review of a product, one per product, with pictures and films (ACC-013, ACC-018). */
export const registerAddReview = (app: FastifyInstance): void => {
  const admit = async ({ services, who, body }: CallContext<'addProductReview', 'customer'>): Promise<void> => {
    const { nickname, title, detail, product_id } = body;
    requireTexts({ nickname, title, detail });
    const [product] = await cardsByIds(services.db, [product_id]);
    if (!product) throw new ShopError(404, messages.notFound);
    // Who sends two at once is told by the store itself.
    if (await hasReviewed(services.db, who.customerId, product.id))
      throw new ShopError(409, reviewMessages.reviewedBefore);
  };
  const handle = async ({ services, who, body, language }: CallContext<'addProductReview', 'customer'>) => {
    const { nickname, title, detail } = body;
    const media = await receivedMedia(body.media ?? [], services.now());
    const pathsOf = (kind: 'picture' | 'video') =>
      media.flatMap((one) => (one.kind === kind ? mediaPath(one.row.id) : []));
    const review = await transact(services.db, async (transaction) => {
      const row = await insertReview(transaction, {
        productId: body.product_id,
        customerId: who.customerId,
        author: nickname.trim(),
        language,
        stars: body.star,
        title: title.trim(),
        // Form-data breaks lines as letters do.
        text: detail.trim().replaceAll('\r\n', '\n'),
        createdAt: services.now().toISOString(),
        pictures: pathsOf('picture'),
        videos: pathsOf('video'),
      });
      if (!row) throw new ShopError(409, reviewMessages.reviewedBefore);
      await insertUploads(
        transaction,
        media.map((one) => one.row),
      );
      return row;
    });
    const [own] = await ownReviewsOf(services, [review], language);
    if (!own) throw new Error('A review was not stored');
    return own;
  };
  registerCall(app, 'addProductReview', 'customer', { admit, handle });
};
