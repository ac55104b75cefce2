import {
  languages,
  pageSizes,
  type CallQuery,
  type CallResult,
  type Language,
  brand,
  type Question,
  type Review,
} from '@shop/contract';
import {
  opinionCounts,
  questionsOf,
  questionsWith,
  reviewsAmong,
  reviewsOf,
  reviewsWith,
  type OpinionCounts,
  type PageRequest,
  type ReviewChoices,
  type ReviewGroup,
} from '../../database/catalogue/opinions.ts';
import { ownQuestions, type QuestionRow } from '../../database/reviews/questions.ts';
import type { ReviewRow } from '../../database/reviews/reviews.ts';
import { searchedWords, wordsBeginning } from '../../domain/text/plain-words.ts';
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
  ...(review.verified && { verified: review.verified }),
});

/** A review among which words were searched for, with those of its own that were found. */
const foundReview = (review: Review, words: readonly string[]): Review => {
  const { title, detail } = review.translation ?? review;
  return { ...review, found: wordsBeginning([title, detail, review.reply ?? ''].join(' '), words) };
};

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

type ReviewsQuery = Omit<CallQuery<'productReviews'>, 'product_id'>;

export const choicesOf = ({ star, language, photos, verified }: ReviewsQuery): ReviewChoices => ({
  star: star ?? null,
  language: language ?? null,
  photos: photos === 1,
  verified: verified === 1,
});

const isIn = (group: ReviewGroup, { star, language, photos, verified }: ReviewChoices): boolean =>
  (star === null || group.star === star) &&
  (language === null || group.language === language) &&
  (!photos || group.photos) &&
  (!verified || group.verified);

const countOf = (groups: readonly ReviewGroup[], choices: ReviewChoices): number =>
  groups.reduce((sum, group) => (isIn(group, choices) ? sum + group.count : sum), 0);

/**
 * The reviews of a product as they are answered: `list` is those of the page that is asked for, and `groups` those that are
 * counted, where words are searched for only those with them.
 */
export const reviewsAnswer = (
  { reviews, gallery }: OpinionCounts,
  list: readonly ReviewRow[],
  query: ReviewsQuery,
  language: Language,
  groups: readonly ReviewGroup[] = reviews,
): CallResult<'productReviews'> => {
  const { page = 1, page_size = pageSizes.reviews, q } = query;
  const choices = choicesOf(query);
  const all = reviews.reduce((sum, { count }) => sum + count, 0);
  const average = all === 0 ? 0 : reviews.reduce((sum, { star, count }) => sum + star * count, 0) / all;
  const read = list.map((review) => reviewOf(review, language));
  const words = q === undefined ? null : searchedWords(q);
  const having = (changes: Partial<ReviewChoices>): number => countOf(groups, { ...choices, ...changes });
  return {
    list: words ? read.map((review) => foundReview(review, words)) : read,
    total: having({}),
    page,
    page_size,
    summary: ratingOf(average, all),
    stars: [5, 4, 3, 2, 1].map((star) => ({ star, count: having({ star }) })),
    languages: languages.map((one) => ({ language: one, count: having({ language: one }) })),
    photos: having({ photos: true }),
    verified: having({ verified: true }),
    gallery: [...gallery],
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
  const choices = choicesOf(query);
  const { sort = 'newest', q } = query;
  if (q !== undefined) {
    const ids = await reviewsWith(services.db, productId, searchedWords(q), language);
    const found = await reviewsAmong(services.db, ids, { productId, page, pageSize }, sort, choices);
    return reviewsAnswer(counts, found.list, query, language, found.groups);
  }
  const isThere = countOf(counts.reviews, choices) > (page - 1) * pageSize;
  const list = isThere ? await reviewsOf(services.db, { productId, page, pageSize }, sort, choices) : [];
  return reviewsAnswer(counts, list, query, language);
};

/** The questions of a product that have words, each with those of its own that were found. */
const questionsFound = async (
  { db }: Services,
  request: PageRequest,
  q: string,
  language: Language,
): Promise<CallResult<'productFaq'>> => {
  const words = searchedWords(q);
  const { list, total } =
    words.length === 0 ? { list: [], total: 0 } : await questionsWith(db, request, words, language);
  const found = list.map((row) => {
    const asked = questionOf(row, language);
    const { question, answer } = asked.translation ?? { question: asked.question, answer: null };
    const texts = [question, answer ?? row.answer ?? ''].join(' ');
    return { ...asked, found: wordsBeginning(texts, words) };
  });
  return { list: found, total, page: request.page, page_size: request.pageSize };
};

const questionsFor = async (
  services: Services,
  query: CallQuery<'productFaq'> & { product_id: number },
  language: Language,
): Promise<CallResult<'productFaq'>> => {
  const { product_id: productId, page = 1, page_size: pageSize = pageSizes.questions } = query;
  const counts = await counted(services, productId);
  if (query.q !== undefined) return questionsFound(services, { productId, page, pageSize }, query.q, language);
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
 * Reviews of a product in the order that is asked for, and its questions, newest first, in whichever language they were written, with a translation where there
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
