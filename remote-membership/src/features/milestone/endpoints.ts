import type { CallResult } from '@shop/contract';
import { api } from '@shop/platform';

export type Prize = CallResult<'milestonePrizes'>['list'][number];

export const milestoneApi = api.injectEndpoints({
  endpoints: (build) => ({
    milestonePrizes: build.query<Prize[], void>({
      query: () => ({ call: 'milestonePrizes' }),
      transformResponse: ({ list }: CallResult<'milestonePrizes'>) => list,
    }),
    /** How far the customer has come, and how many draws that left. */
    milestoneStanding: build.query<{ earned: number; turns: number }, void>({
      query: () => ({ call: 'pointsInfo', body: {}, background: true }),
      transformResponse: ({ earned_points, milestone_turns }: CallResult<'pointsInfo'>) => ({
        earned: earned_points,
        turns: milestone_turns,
      }),
      providesTags: ['Session', 'Points'],
    }),
    drawMilestone: build.mutation<CallResult<'milestoneLottery'>, void>({
      query: () => ({ call: 'milestoneLottery', body: {}, background: true }),
      invalidatesTags: ['Points'],
    }),
  }),
});

export const { useMilestonePrizesQuery, useMilestoneStandingQuery, useDrawMilestoneMutation } = milestoneApi;
