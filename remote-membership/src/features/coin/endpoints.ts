import type { CallBody, CallResult } from '@shop/contract';
import { api } from '@shop/platform';

export const coinApi = api.injectEndpoints({
  endpoints: (build) => ({
    coinNumber: build.query<CallResult<'coinNumber'>, void>({
      query: () => ({ call: 'coinNumber', body: {}, background: true }),
      providesTags: ['Session', 'Points'],
    }),
    sendCoin: build.mutation<CallResult<'sendCoin'>, CallBody<'sendCoin'>>({
      query: (body) => ({ call: 'sendCoin', body, background: true }),
      invalidatesTags: ['Points'],
    }),
  }),
});

export const { useCoinNumberQuery, useSendCoinMutation } = coinApi;
