import type { CallResult } from '@shop/contract';
import { api, calling, withEndpoints } from '@shop/platform';

export type Reward = CallResult<'pointsRewards'>['list'][number];

export const rewardsApi = withEndpoints(api, (build) => ({
  rewards: build.query(calling('pointsRewards', { answer: ({ list }) => list })),
  redeemReward: build.mutation({
    ...calling('redeemReward', (reward_id: number) => ({ body: { reward_id }, background: true })),
    invalidatesTags: ['Points'],
  }),
}));
