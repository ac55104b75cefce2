import type { CallResult, Language } from '@shop/contract';
import { ownQuestions } from '../../database/reviews/questions.ts';
import type { Services } from '../../services.ts';
import { callsFor } from '../call.ts';
import { questionOf } from './wire.ts';
import { askQuestion } from '../../flows/reviews/ask-question.ts';

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
    ...questionOf(question, language),
    product:
      product?.status === 1 ? { entity_id: product.id, name: product.name[language], url_path: product.urlPath } : null,
  }));
  return { list, total };
};

/** Questions about products (PDP-029). */
export const questionsCalls = callsFor('shopper', {
  addQuestion: async ({ services, who, body, language }) => {
    const row = await askQuestion(services, who, body, language);
    return questionOf(row, language);
  },
});
