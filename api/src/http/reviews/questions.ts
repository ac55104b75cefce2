import type { FastifyInstance } from 'fastify';
import type { CallResult, Language } from '@shop/contract';
import { cardsByIds } from '../../database/catalogue/cards.ts';
import { insertQuestion, ownQuestions } from '../../database/reviews/questions.ts';
import type { Services } from '../../services.ts';
import { registerCall } from '../call.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { messages } from '../../domain/messages.ts';
import { anonymous, reviewMessages } from '../../flows/reviews/messages.ts';
import { questionOf } from './wire.ts';

/** One page of what a customer asked, each with its product where that is still sold. */
export const questionsAskedBy = async (
  { db }: Services,
  customerId: number,
  page: number,
  pageSize: number,
  language: Language,
): Promise<Pick<CallResult<'productFaq'>, 'list' | 'total'>> => {
  const { rows, total } = await ownQuestions(db, customerId, page, pageSize);
  const list = rows.map(({ question, product }) => ({
    ...questionOf(question),
    product:
      product?.status === 1 ? { entity_id: product.id, name: product.name[language], url_path: product.urlPath } : null,
  }));
  return { list, total };
};

/** Questions about products (PDP-029). */
export const registerQuestions = (app: FastifyInstance): void => {
  registerCall(app, 'addQuestion', 'shopper', async ({ services, who, body, language }) => {
    const { db } = services;
    const text = body.question.trim();
    if (text === '') throw new ShopError(400, reviewMessages.empty, { field: 'question' });
    const [card] = await cardsByIds(db, [body.product_id]);
    if (!card) throw new ShopError(404, messages.notFound);
    const row = await insertQuestion(db, {
      productId: card.id,
      customerId: who.kind === 'customer' ? who.customerId : null,
      author: body.nickname?.trim() || anonymous[language],
      language,
      text,
      createdAt: services.now().toISOString(),
    });
    return questionOf(row);
  });
};
