import { api, calling, withEndpoints } from '@shop/platform';

export const milestoneApi = withEndpoints(api, (build) => ({
  milestonePrizes: build.query(calling('milestonePrizes', { answer: ({ list }) => list })),
  drawMilestone: build.mutation({
    ...calling('milestoneLottery', () => ({ body: {}, background: true })),
    invalidatesTags: ['Points'],
  }),
}));
