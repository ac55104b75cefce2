import type { CallBody, CallResult } from '@shop/contract';
import { api } from '@shop/platform';

export const friendsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The shop's programmes, each with its picture and place. */
    programmeShow: build.query<CallResult<'show'>['list'], void>({
      query: () => ({ call: 'show', background: true }),
      transformResponse: ({ list }: CallResult<'show'>) => list,
    }),
    tellFriend: build.mutation<null, CallBody<'sendCustomerEmail'>>({
      query: (body) => ({ call: 'sendCustomerEmail', body, background: true }),
    }),
  }),
});

export const { useProgrammeShowQuery, useTellFriendMutation } = friendsApi;
