import { messagesToAnswer } from '../../database/contact/messages.ts';
import { messageNumber } from '../../domain/order/number.ts';
import { answerMessage, readPictures } from '../../flows/contact/answer-message.ts';
import { sendCampaign } from '../../flows/push/campaign.ts';
import { lineGiven } from './given.ts';
import { partAnswered, partAsked } from './part.ts';
import type { OperatorHandlers } from './serve.ts';

export const contactCalls: OperatorHandlers<'messages' | 'messagePictures' | 'answerMessage' | 'sendPush'> = {
  messages: async ({ services: { db }, query }) =>
    partAnswered(
      query,
      await messagesToAnswer(db, query.all ?? false, partAsked(query)),
      ({ id }) => id,
      ({ id, createdAt, language, answer, topic, orderNumber, email, pictures, message }) => ({
        id,
        created_at: createdAt.toISOString(),
        language,
        answer,
        number: messageNumber(id),
        topic,
        order_id: orderNumber,
        email,
        pictures,
        message,
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
