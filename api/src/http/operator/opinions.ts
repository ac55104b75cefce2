import { questionsToAnswer } from '../../database/reviews/questions.ts';
import { reviewsToReply } from '../../database/reviews/reviews.ts';
import { answerQuestion, decideReview, replyToReview } from '../../flows/reviews/answer-opinions.ts';
import { lineGiven } from './given.ts';
import { partAnswered, partAsked } from './part.ts';
import type { OperatorHandlers } from './serve.ts';

export const opinionsCalls: OperatorHandlers<
  'questions' | 'answerQuestion' | 'productReviews' | 'decideReview' | 'replyToReview'
> = {
  questions: async ({ services: { db }, query }) =>
    partAnswered(
      query,
      await questionsToAnswer(db, query.all ?? false, partAsked(query)),
      ({ question }) => question.id,
      ({ question: { id, createdAt, language, author, text, answer }, sku }) => ({
        id,
        created_at: createdAt,
        language,
        answer,
        sku,
        author,
        text,
      }),
    ),
  answerQuestion: async ({ services, by, body: { id, text } }) => ({
    id,
    is_told: await answerQuestion(services, by, id, lineGiven(text)),
  }),
  productReviews: async ({ services: { db }, query }) =>
    partAnswered(
      query,
      await reviewsToReply(db, query.all ?? false, partAsked(query)),
      ({ review }) => review.id,
      ({ review: { id, createdAt, language, author, stars, title, text, reply, state }, sku }) => ({
        id,
        created_at: createdAt,
        language,
        answer: reply,
        sku,
        author,
        stars,
        title,
        text,
        state,
      }),
    ),
  decideReview: async ({ services, by, body: { id, state } }) => {
    await decideReview(services, by, id, state);
    return { id, state };
  },
  replyToReview: async ({ services, by, body: { id, text } }) => ({
    id,
    is_told: await replyToReview(services, by, id, lineGiven(text)),
  }),
};
