import { api, calling, withEndpoints } from '@shop/platform';

export const friendsApi = withEndpoints(api, (build) => ({
  /** The shop's programmes, each with its picture and place. */
  programmeShow: build.query(calling('show', { background: true, answer: ({ list }) => list })),
  emailFriend: build.mutation(calling('sendCustomerEmail', 'body', { background: true })),
}));
