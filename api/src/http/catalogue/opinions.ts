import { pageSizes, type CallQuery, type CallResult, type Language } from '@shop/contract';
import { opinionCounts, questionsOf, reviewsOf, type OpinionCounts } from '../../database/catalogue/opinions.ts';
import { callsFor } from '../call.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { messages, missingField } from '../../domain/messages.ts';
import { questionsAskedBy } from '../reviews/questions.ts';
import { questionOf, reviewOf } from '../reviews/wire.ts';
import type { Services } from '../../services.ts';
import { ratingOf } from './card.ts';

/** What is counted of a product; calls that need both reviews and questions share it. */
type Counting = Promise<OpinionCounts | null>;

/** @throws ShopError 404 where there is no such product */
const counted = async (counting: Counting): Promise<OpinionCounts> => {
  const found = await counting;
  if (found === null) throw new ShopError(404, messages.notFound);
  return found;
};

/** The reviews of a product that are asked for. @throws ShopError 404 where there is no such product */
export const reviewsFor = async (
  services: Services,
  query: CallQuery<'productReviews'>,
  language: Language,
  counting: Counting = opinionCounts(services.db, query.product_id),
): Promise<CallResult<'productReviews'>> => {
  const productId = query.product_id;
  const page = query.page ?? 1;
  const pageSize = query.page_size ?? pageSizes.reviews;
  const { stars } = await counted(counting);
  const total = stars.reduce((sum, { count }) => sum + count, 0);
  const list = total > (page - 1) * pageSize ? await reviewsOf(services.db, { productId, page, pageSize }) : [];
  const average = total === 0 ? 0 : stars.reduce((sum, { star, count }) => sum + star * count, 0) / total;
  return {
    list: list.map((review) => reviewOf(review, language)),
    total,
    page,
    page_size: pageSize,
    summary: ratingOf(average, total),
    stars: [5, 4, 3, 2, 1].map((star) => ({ star, count: stars.find((row) => row.star === star)?.count ?? 0 })),
  };
};

/** The questions about a product that are asked for. @throws ShopError 404 where there is no such product */
export const questionsFor = async (
  services: Services,
  query: CallQuery<'productFaq'> & { product_id: number },
  language: Language,
  counting: Counting = opinionCounts(services.db, query.product_id),
): Promise<CallResult<'productFaq'>> => {
  const productId = query.product_id;
  const page = query.page ?? 1;
  const pageSize = query.page_size ?? pageSizes.questions;
  const { questions: total } = await counted(counting);
  const list = total > (page - 1) * pageSize ? await questionsOf(services.db, { productId, page, pageSize }) : [];
  return { list: list.map((question) => questionOf(question, language)), total, page, page_size: pageSize };
};

/**
 * Reviews and questions of a product, newest first, in whichever language they were written, with a translation where there
 * is one; without a product, what the customer asked about any.
 */
export const opinionsCalls = {
  ...callsFor('public', {
    productReviews: ({ services, query, language }) => reviewsFor(services, query, language),
  }),
  ...callsFor('anyone', {
    productFaq: async ({ services, who, query, language }) => {
      const { product_id: productId } = query;
      if (productId !== undefined) return questionsFor(services, { ...query, product_id: productId }, language);
      if (who?.kind !== 'customer') throw new ShopError(400, missingField('product_id'));
      const page = query.page ?? 1;
      const pageSize = query.page_size ?? pageSizes.questions;
      const asked = await questionsAskedBy(services, who.customerId, page, pageSize, language);
      return { ...asked, page, page_size: pageSize };
    },
  }),
};
