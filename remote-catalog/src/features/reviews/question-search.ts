import { longestQuestionSearch } from '@shop/contract';
import { cleaned } from '@shop/format';

/** The name of the field, in the address too. */
export const QUESTION_SEARCH = 'faq_q';

/** What an address searches for among the questions about its product; nothing where it does not. */
export const questionSearch = (search: URLSearchParams): { q?: string } => {
  const q = cleaned(search.get(QUESTION_SEARCH) ?? '').slice(0, longestQuestionSearch);
  return q === '' ? {} : { q };
};
