import type { CallResult } from '@shop/contract';
import { api, calling, withEndpoints } from '@shop/platform';

export type Referral = CallResult<'plusInviteComplex'>;

export const referralApi = withEndpoints(api.enhanceEndpoints({ addTagTypes: ['Referral'] }), (build) => ({
  referral: build.query({
    ...calling('plusInviteComplex', () => ({ body: {}, background: true })),
    providesTags: ['Session', 'Referral'],
  }),
  inviteFriend: build.mutation({
    ...calling('plusInviteMember', (email: string) => ({ body: { email }, background: true })),
    invalidatesTags: ['Referral'],
  }),
}));
