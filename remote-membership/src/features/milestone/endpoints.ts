import type { CallResult } from '@shop/contract';
import { api } from '@shop/platform';

export type Prize = CallResult<'milestonePrizes'>['list'][number];

export const milestoneApi = api.injectEndpoints({
  endpoints: (build) => ({
    milestonePrizes: build.query<Prize[], void>({
      query: () => ({ call: 'milestonePrizes' }),
      transformResponse: ({ list }: CallResult<'milestonePrizes'>) => list,
    }),
    drawMilestone: build.mutation<CallResult<'milestoneLottery'>, void>({
      query: () => ({ call: 'milestoneLottery', body: {}, background: true }),
      invalidatesTags: ['Points'],
    }),
  }),
});

export const { useMilestonePrizesQuery, useDrawMilestoneMutation } = milestoneApi;
