import { callsFor } from '../call.ts';
import { questionOf } from '../catalogue/opinion-wire.ts';
import { askQuestion } from '../../flows/reviews/ask-question.ts';

/** Questions about products (PDP-029). */
export const questionsCalls = callsFor('shopper', {
  addQuestion: async ({ services, who, body, language }) => {
    const row = await askQuestion(services, who, body, language);
    return questionOf(row, language);
  },
});
