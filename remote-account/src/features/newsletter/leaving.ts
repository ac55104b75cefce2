import type { CallResult } from '@shop/contract';
import { api, isAnswer, withEndpoints } from '@shop/platform';

export type Reader = CallResult<'newsletterReader'>;

export const leavingApi = withEndpoints(api, (build) => ({
  /**
   * The reader with this token; null for an unknown token. Null is data, not an error, so that it is part of the
   * server's state and the browser does not ask again.
   */
  newsletterReader: build.query<Reader | null, string>({
    queryFn: async (token, _api, _options, ask) => {
      const { data, error } = await ask({ call: 'newsletterReader', query: { token }, background: true });
      if (error) return isAnswer(error, 400, 404) ? { data: null } : { error };
      return { data: data as Reader }; // the base query's data is the call's result
    },
  }),
}));
