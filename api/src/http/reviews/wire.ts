import { brand, type Language, type ProductCard, type Question, type Review } from '@shop/contract';
import { cardsByIds } from '../../database/catalogue/cards.ts';
import type { QuestionRow } from '../../database/reviews/questions.ts';
import type { ReviewRow } from '../../database/reviews/reviews.ts';
import type { Services } from '../../services.ts';
import { cardOf } from '../catalogue/card.ts';

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
  // What was answered before its date was kept has the question's.
  answers: answer === null ? [] : [{ answer, nickname: brand.name, created_at: instant(answeredAt ?? createdAt) }],
});

/** Cards of products by id; those that are no longer sold are not among them. */
export const cardsById = async (
  services: Services,
  ids: readonly number[],
  language: Language,
): Promise<ReadonlyMap<number, ProductCard>> => {
  const rows = await cardsByIds(services.db, [...new Set(ids)]);
  return new Map(rows.map((row) => [row.id, cardOf(row, language, services)]));
};
