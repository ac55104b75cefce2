import type { CallResult } from '@shop/contract';
import { api } from '@shop/platform';

export const birthdayApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Whether today is the customer's birthday, as account init says it. */
    birthday: build.query<boolean, void>({
      query: () => ({ call: 'accountInit', background: true }),
      transformResponse: ({ play_birthday_wishes }: CallResult<'accountInit'>) => play_birthday_wishes,
      providesTags: ['Session'],
    }),
  }),
});

export const { useBirthdayQuery } = birthdayApi;
