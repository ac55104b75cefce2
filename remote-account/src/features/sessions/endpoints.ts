import type { CallResult, Session } from '@shop/contract';
import { api } from '@shop/platform';

export const sessionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Where the customer is signed in; asked for anew by whoever looks. */
    sessions: build.query<Session[], void>({
      query: () => ({ call: 'sessions' }),
      transformResponse: ({ sessions }: CallResult<'sessions'>) => sessions,
      keepUnusedDataFor: 0,
      providesTags: ['Session'],
    }),
    endSession: build.mutation<CallResult<'endSession'>, number>({
      query: (id) => ({ call: 'endSession', body: { id } }),
      onQueryStarted: async (id, { dispatch, queryFulfilled }) => {
        await queryFulfilled.then(
          () =>
            dispatch(
              sessionsApi.util.updateQueryData('sessions', undefined, (list) => list.filter((each) => each.id !== id)),
            ),
          () => undefined, // said where it was asked for
        );
      },
    }),
    endAllSessions: build.mutation<CallResult<'endAllSessions'>, void>({
      query: () => ({ call: 'endAllSessions', body: {} }),
    }),
  }),
});

export const { useEndAllSessionsMutation, useEndSessionMutation, useSessionsQuery } = sessionsApi;
