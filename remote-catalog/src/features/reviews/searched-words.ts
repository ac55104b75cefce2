import { longestOpinionSearch } from '@shop/contract';
import { cleaned } from '@shop/format';

/** The name of each field, in the address too. */
export const searchFields = { reviews: 'review_q', faq: 'faq_q' } as const;

/** What an address searches for among the opinions of its product; nothing where it does not. */
export const searchedWords = (search: URLSearchParams, among: keyof typeof searchFields): { q?: string } => {
  const q = cleaned(search.get(searchFields[among]) ?? '').slice(0, longestOpinionSearch);
  return q === '' ? {} : { q };
};
