import type { CallResult } from '@shop/contract';
import { api, type CallArgs } from '@shop/store';

/** What the search panel alone asks for: its own file, since it arrives with the panel. */
export const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Terms that begin or continue what is typed. */
    suggestions: build.query<string[], string>({
      query: (keyword): CallArgs<'searchSuggest'> => ({ call: 'searchSuggest', body: { keyword }, background: true }),
      transformResponse: ({ data }: CallResult<'searchSuggest'>) => [
        ...new Set(data.map(({ suggestKeyword }) => suggestKeyword)),
      ],
    }),
  }),
});
