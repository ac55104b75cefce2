import { messagesToAnswer } from '../../database/contact/messages.ts';
import { questionsToAnswer } from '../../database/reviews/questions.ts';
import { reviewsToReply } from '../../database/reviews/reviews.ts';
import { messageNumber } from '../../domain/order/number.ts';
import { answerMessage, readPictures } from '../../flows/contact/answer-message.ts';
import { sendCampaign } from '../../flows/push/campaign.ts';
import { answerQuestion, decideReview, replyToReview } from '../../flows/reviews/answer-opinions.ts';
import { lineGiven } from './given.ts';
import { partAnswered, partAsked } from './part.ts';
import type { OperatorHandlers } from './serve.ts';

export const answersCalls: OperatorHandlers<
  | 'questions'
  | 'answerQuestion'
  | 'productReviews'
  | 'decideReview'
  | 'replyToReview'
  | 'messages'
  | 'messagePictures'
  | 'answerMessage'
  | 'sendPush'
> = {
  questions: async ({ services: { db }, query }) =>
    partAnswered(
      query,
      await questionsToAnswer(db, query.all ?? false, partAsked(query)),
      ({ question }) => question.id,
      ({ question, sku }) => ({ ...question, created_at: question.createdAt, sku }),
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
      ({ review, sku }) => ({ ...review, created_at: review.createdAt, answer: review.reply, sku }),
    ),
  decideReview: async ({ services, by, body: { id, state } }) => {
    await decideReview(services, by, id, state);
    return { id, state };
  },
  replyToReview: async ({ services, by, body: { id, text } }) => ({
    id,
    is_told: await replyToReview(services, by, id, lineGiven(text)),
  }),
  messages: async ({ services: { db }, query }) =>
    partAnswered(
      query,
      await messagesToAnswer(db, query.all ?? false, partAsked(query)),
      ({ id }) => id,
      (message) => ({
        ...message,
        created_at: message.createdAt.toISOString(),
        number: messageNumber(message.id),
        order_id: message.orderNumber,
      }),
    ),
  messagePictures: async ({ services, query }) => ({
    number: messageNumber(query.id),
    list: (await readPictures(services, query.id)).map((bytes) => ({
      content: Buffer.from(bytes).toString('base64'),
    })),
  }),
  answerMessage: async ({ services, by, body }) => {
    const { id, email } = await answerMessage(services, by, body.id, lineGiven(body.text));
    return { id, email };
  },
  sendPush: async ({ services, by, body }) => ({ browsers: await sendCampaign(services, by, body) }),
};
