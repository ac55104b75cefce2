import { brand, type Language, type Question, type Review } from '@shop/contract';
import type { QuestionRow } from '../../database/reviews/questions.ts';
import type { ReviewRow } from '../../database/reviews/reviews.ts';

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
