import type { CallResult } from '@shop/contract';
import { api } from '@shop/platform';

export type Lottery = CallResult<'saleLotteryInfo'>;
export type Draw = CallResult<'saleLotteryDraw'>;

/** Drop prices (API-182), and the sale event's lottery (PTS-008). */
export const saleApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** With how many products cost less today. */
    dropPrices: build.query<CallResult<'spikeList'>, void>({ query: () => ({ call: 'spikeList' }) }),
    /** As everyone sees it, which is what the first view holds, or with the turns of the customer who asks. */
    lottery: build.query<Lottery, 'everyone' | 'customer'>({
      query: () => ({ call: 'saleLotteryInfo', background: true }),
      providesTags: ['Session'],
    }),
    /** A prize may be points. */
    draw: build.mutation<Draw, void>({
      query: () => ({ call: 'saleLotteryDraw', body: {}, background: true }),
      invalidatesTags: ['Points'],
    }),
  }),
});

export const { useDropPricesQuery, useLotteryQuery, useDrawMutation } = saleApi;
