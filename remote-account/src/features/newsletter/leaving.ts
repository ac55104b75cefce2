import type { CallResult } from '@shop/contract';
import { api, isAnswer } from '@shop/platform';

export type Reader = CallResult<'newsletterReader'>;

export const leavingApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Whose letter had this token; null where none had. An answer, not a failure: it comes to the browser with the page,
     * which else would ask once more and complain in its console.
     */
    newsletterReader: build.query<Reader | null, string>({
      queryFn: async (token, _api, _options, ask) => {
        const { data, error } = await ask({ call: 'newsletterReader', query: { token }, background: true });
        if (error) return isAnswer(error, 400, 404) ? { data: null } : { error };
        return { data: data as Reader }; // the base query's data is the call's result
      },
    }),
  }),
});

export const { useNewsletterReaderQuery } = leavingApi;
