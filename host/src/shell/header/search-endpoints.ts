import type { CallResult } from '@shop/contract';
import { api, type CallArgs } from '@shop/store';

export interface Suggestions {
  terms: readonly string[];
  products: CallResult<'searchSuggest'>['products'];
  pages: CallResult<'searchSuggest'>['pages'];
}

/** What the search panel alone asks for: its own file, since it arrives with the panel. */
export const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Terms that begin or continue what is typed, with the products and pages that it would find. */
    suggestions: build.query<Suggestions, string>({
      query: (keyword): CallArgs<'searchSuggest'> => ({ call: 'searchSuggest', body: { keyword }, background: true }),
      transformResponse: ({ data, products, pages }: CallResult<'searchSuggest'>) => ({
        terms: [...new Set(data.map(({ suggestKeyword }) => suggestKeyword))],
        products,
        pages,
      }),
    }),
  }),
});
