import type { CallBody, Language } from '@shop/contract';
import { cardsByIds } from '../../database/catalogue/cards.ts';
import { insertQuestion, type QuestionRow } from '../../database/reviews/questions.ts';
import type { Shopper } from '../../domain/account/identity.ts';
import { ShopError } from '../../domain/shop-error.ts';
import type { Services } from '../../services.ts';
import { requireOwnName } from './add-review.ts';
import { anonymous, reviewMessages } from './messages.ts';

/** Stores a question about a product. @throws ShopError 400 for an empty one and under the shop's name, 404 for what is not sold */
export const askQuestion = async (
  { db, now }: Services,
  who: Shopper,
  { question, product_id, nickname }: CallBody<'addQuestion'>,
  language: Language,
): Promise<QuestionRow> => {
  const text = question.trim();
  if (text === '') throw new ShopError(400, reviewMessages.empty, { field: 'question' });
  if (nickname !== undefined) requireOwnName(nickname);
  const [card] = await cardsByIds(db, [product_id]);
  if (!card) throw new ShopError(404, reviewMessages.notSold);
  return insertQuestion(db, {
    productId: card.id,
    customerId: who.kind === 'customer' ? who.customerId : null,
    author: nickname?.trim() || anonymous[language],
    language,
    text,
    createdAt: now().toISOString(),
  });
};
