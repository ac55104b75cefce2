import type { CallResult } from '@shop/contract';
import { api } from '@shop/platform';

export type Referral = CallResult<'plusInviteComplex'>;

export const referralApi = api.enhanceEndpoints({ addTagTypes: ['Referral'] }).injectEndpoints({
  endpoints: (build) => ({
    referral: build.query<Referral, void>({
      query: () => ({ call: 'plusInviteComplex', body: {}, background: true }),
      providesTags: ['Session', 'Referral'],
    }),
    inviteFriend: build.mutation<CallResult<'plusInviteMember'>, string>({
      query: (email) => ({ call: 'plusInviteMember', body: { email }, background: true }),
      invalidatesTags: ['Referral'],
    }),
  }),
});

export const { useReferralQuery, useInviteFriendMutation } = referralApi;
