import type { CallResult } from '@shop/contract';
import { api, calling, withEndpoints } from '@shop/platform';

export type Lottery = CallResult<'saleLotteryInfo'>;
export type Draw = CallResult<'saleLotteryDraw'>;

/** Drop prices (API-182), and the sale event's lottery (PTS-008). */
export const saleApi = withEndpoints(api, (build) => ({
  /** With how many products cost less today. */
  dropPrices: build.query(calling('spikeList')),
  /** As everyone sees it, which is what the first view holds, or with the turns of the customer who asks. */
  lottery: build.query<Lottery, 'everyone' | 'customer'>({
    query: () => ({ call: 'saleLotteryInfo', background: true }),
    providesTags: ['Session'],
  }),
  /** A prize may be points. */
  draw: build.mutation({
    ...calling('saleLotteryDraw', () => ({ body: {}, background: true })),
    invalidatesTags: ['Points'],
  }),
}));
