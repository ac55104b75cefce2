import {
  pageSizes,
  type CallQuery,
  type CallResult,
  type Language,
  brand,
  type Question,
  type Review,
} from '@shop/contract';
import { opinionCounts, questionsOf, reviewsOf, type OpinionCounts } from '../../database/catalogue/opinions.ts';
import { ownQuestions, type QuestionRow } from '../../database/reviews/questions.ts';
import type { ReviewRow } from '../../database/reviews/reviews.ts';
import { callsFor } from '../call.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { messages, missingField } from '../../domain/messages.ts';
import type { Services } from '../../services.ts';
import { ratingOf } from './card.ts';

const instant = (text: string): string => new Date(text).toISOString();

/** A review as somebody reads it in a language. */
export const reviewOf = (review: ReviewRow, language: Language): Review => ({
  review_id: review.id,
  nickname: review.author,
  title: review.title,
  detail: review.text,
  star: review.stars,
  created_at: instant(review.createdAt),
  helpful: review.helpful,
  pictures: review.pictures,
  videos: review.videos,
  language: review.language,
  ...(review.language !== language &&
    review.translation && { translation: { title: review.translation.title, detail: review.translation.text } }),
  reply: review.reply,
});

/** A question with its answer, as somebody reads them in a language. */
export const questionOf = (
  { id, text, author, createdAt, answer, answeredAt, language: written, translation }: QuestionRow,
  language: Language,
): Question => ({
  question_id: id,
  question: text,
  nickname: author,
  created_at: instant(createdAt),
  language: written,
  ...(written !== language &&
    translation && { translation: { question: translation.text, answer: translation.answer } }),
  // An answer from before its date was stored has the question's.
  answers: answer === null ? [] : [{ answer, nickname: brand.name, created_at: instant(answeredAt ?? createdAt) }],
});

/** @throws ShopError 404 where there is no such product */
const counted = async (services: Services, productId: number): Promise<OpinionCounts> => {
  const found = await opinionCounts(services.db, productId);
  if (found === null) throw new ShopError(404, messages.notFound);
  return found;
};

const reviewTotal = ({ stars }: OpinionCounts): number => stars.reduce((sum, { count }) => sum + count, 0);

/** The reviews of a product as they are answered: `list` is those of the page that is asked for. */
export const reviewsAnswer = (
  counts: OpinionCounts,
  list: readonly ReviewRow[],
  { page = 1, page_size = pageSizes.reviews }: Omit<CallQuery<'productReviews'>, 'product_id'>,
  language: Language,
): CallResult<'productReviews'> => {
  const { stars } = counts;
  const total = reviewTotal(counts);
  const average = total === 0 ? 0 : stars.reduce((sum, { star, count }) => sum + star * count, 0) / total;
  return {
    list: list.map((review) => reviewOf(review, language)),
    total,
    page,
    page_size,
    summary: ratingOf(average, total),
    stars: [5, 4, 3, 2, 1].map((star) => ({ star, count: stars.find((row) => row.star === star)?.count ?? 0 })),
  };
};

/** The questions about a product in the same way. */
export const questionsAnswer = (
  { questions: total }: OpinionCounts,
  list: readonly QuestionRow[],
  { page = 1, page_size = pageSizes.questions }: Omit<CallQuery<'productFaq'>, 'product_id'>,
  language: Language,
): CallResult<'productFaq'> => ({
  list: list.map((question) => questionOf(question, language)),
  total,
  page,
  page_size,
});

const reviewsFor = async (
  services: Services,
  query: CallQuery<'productReviews'>,
  language: Language,
): Promise<CallResult<'productReviews'>> => {
  const { product_id: productId, page = 1, page_size: pageSize = pageSizes.reviews } = query;
  const counts = await counted(services, productId);
  const list =
    reviewTotal(counts) > (page - 1) * pageSize ? await reviewsOf(services.db, { productId, page, pageSize }) : [];
  return reviewsAnswer(counts, list, query, language);
};

const questionsFor = async (
  services: Services,
  query: CallQuery<'productFaq'> & { product_id: number },
  language: Language,
): Promise<CallResult<'productFaq'>> => {
  const { product_id: productId, page = 1, page_size: pageSize = pageSizes.questions } = query;
  const counts = await counted(services, productId);
  const list =
    counts.questions > (page - 1) * pageSize ? await questionsOf(services.db, { productId, page, pageSize }) : [];
  return questionsAnswer(counts, list, query, language);
};

/** One page of what a customer asked, each with its product where that is still sold. */
const questionsAskedBy = async (
  { db }: Services,
  customerId: number,
  page: number,
  pageSize: number,
  language: Language,
): Promise<Pick<CallResult<'productFaq'>, 'list' | 'total'>> => {
  const { rows, total } = await ownQuestions(db, customerId, page, pageSize);
  const list = rows.map(({ question, product }) => ({
    ...questionOf(question, language),
    product:
      product?.status === 1 ? { entity_id: product.id, name: product.name[language], url_path: product.urlPath } : null,
  }));
  return { list, total };
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
