import type { FastifyInstance } from 'fastify';
import { pageSizes } from '@shop/contract';
import { findProduct } from '../../database/catalogue/detail.ts';
import { questionCount, questionsOf, reviewsOf, starCounts } from '../../database/catalogue/opinions.ts';
import type { Services } from '../../services.ts';
import { registerCall } from '../call.ts';
import { ApiError, messages } from '../error.ts';
import { ratingOf } from './card.ts';

const instant = (text: string): string => new Date(text).toISOString();

const requireProduct = async ({ db }: Services, id: number) => {
  const row = await findProduct(db, { id });
  if (!row) throw new ApiError(404, messages.notFound);
  return row;
};

/** Reviews and questions of a product, newest first, in whichever language they were written. */
export const registerOpinions = (app: FastifyInstance): void => {
  registerCall(app, 'productReviews', 'public', async ({ services, query }) => {
    const product = await requireProduct(services, query.product_id);
    const page = query.page ?? 1;
    const pageSize = query.page_size ?? pageSizes.reviews;
    const list = await reviewsOf(services.db, { productId: product.id, page, pageSize });
    const stars = await starCounts(services.db, product.id);
    const total = stars.reduce((sum, { count }) => sum + count, 0);
    const average = total === 0 ? 0 : stars.reduce((sum, { star, count }) => sum + star * count, 0) / total;
    return {
      list: list.map((review) => ({
        review_id: review.id,
        nickname: review.author,
        title: review.title,
        detail: review.text,
        star: review.stars,
        created_at: instant(review.createdAt),
        helpful: review.helpful,
        pictures: review.pictures,
        language: review.language,
        reply: null,
      })),
      total,
      page,
      page_size: pageSize,
      summary: ratingOf(average, total),
      stars: [5, 4, 3, 2, 1].map((star) => ({ star, count: stars.find((row) => row.star === star)?.count ?? 0 })),
    };
  });

  registerCall(app, 'productFaq', 'public', async ({ services, query }) => {
    const product = await requireProduct(services, query.product_id);
    const page = query.page ?? 1;
    const pageSize = query.page_size ?? pageSizes.questions;
    const list = await questionsOf(services.db, { productId: product.id, page, pageSize });
    return {
      list: list.map(({ id, text, author, createdAt, answer }) => ({
        question_id: id,
        question: text,
        nickname: author,
        created_at: instant(createdAt),
        answers: answer === null ? [] : [{ answer, nickname: 'Boréal', created_at: instant(createdAt) }],
      })),
      total: await questionCount(services.db, product.id),
      page,
      page_size: pageSize,
    };
  });
};
