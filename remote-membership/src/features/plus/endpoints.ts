import type { CallResult } from '@shop/contract';
import { api } from '@shop/platform';

export type PlusInfo = CallResult<'plusInfo'>;
export type PlusStep = CallResult<'plusStepInfo'>;

export const plusApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What Plus+ is and costs, the same for everyone (API-167). */
    plusInfo: build.query<PlusInfo, void>({ query: () => ({ call: 'plusInfo' }) }),
    /** Whether this customer may join or renew. In the background: the page stands without it. */
    plusStep: build.query<PlusStep, void>({
      query: () => ({ call: 'plusStepInfo', body: {}, background: true }),
      providesTags: ['Session'],
    }),
  }),
});

export const { usePlusInfoQuery, usePlusStepQuery } = plusApi;
