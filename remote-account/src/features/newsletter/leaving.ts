import type { CallResult } from '@shop/contract';
import { api } from '@shop/platform';

export type Reader = CallResult<'newsletterReader'>;

export const leavingApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Whose letter had this token. An unknown one is told on the page. */
    newsletterReader: build.query<Reader, string>({
      query: (token) => ({ call: 'newsletterReader', query: { token }, background: true }),
    }),
  }),
});

export const { useNewsletterReaderQuery } = leavingApi;
