import type { CallResult } from '@shop/contract';
import { api } from '@shop/platform';

export type Reward = CallResult<'pointsRewards'>['list'][number];

export const rewardsApi = api.injectEndpoints({
  endpoints: (build) => ({
    rewards: build.query<Reward[], void>({
      query: () => ({ call: 'pointsRewards' }),
      transformResponse: ({ list }: CallResult<'pointsRewards'>) => list,
    }),
    redeemReward: build.mutation<CallResult<'redeemReward'>, number>({
      query: (reward_id) => ({ call: 'redeemReward', body: { reward_id }, background: true }),
      invalidatesTags: ['Points'],
    }),
  }),
});

export const { useRewardsQuery, useRedeemRewardMutation } = rewardsApi;
