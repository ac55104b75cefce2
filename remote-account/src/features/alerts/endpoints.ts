import type { CallResult } from '@shop/contract';
import { api, calling, isAnswer, withEndpoints } from '@shop/platform';

export type OwnAlert = CallResult<'productAlerts'>['list'][number];
export type LetterAlert = CallResult<'alertOfLetter'>;

export const alertsApi = withEndpoints(api, (build) => ({
  /** What the customer waits for, the newest first; asked for anew by whoever looks. */
  ownAlerts: build.query({
    ...calling('productAlerts', { answer: ({ list }) => list }),
    keepUnusedDataFor: 0,
    providesTags: ['Session'],
  }),
  addAlert: build.mutation(calling('addProductAlert', 'body')),
  cancelAlert: build.mutation({
    ...calling('cancelProductAlert', (alert_id: number) => ({ body: { alert_id } })),
    onQueryStarted: async (id, { dispatch, queryFulfilled }) => {
      await queryFulfilled.then(
        () =>
          dispatch(
            alertsApi.util.updateQueryData('ownAlerts', undefined, (list) =>
              list.filter(({ alert_id }) => alert_id !== id),
            ),
          ),
        () => undefined, // said where it was asked for
      );
    },
  }),
  /** What a letter's link is about; null for an unknown token, which is part of the server's state so. */
  alertOfLetter: build.query<LetterAlert | null, string>({
    queryFn: async (token, _api, _options, ask) => {
      const { data, error } = await ask({ call: 'alertOfLetter', body: { token }, background: true });
      if (error) return isAnswer(error, 400, 404) ? { data: null } : { error };
      return { data: data as LetterAlert }; // the base query's data is the call's result
    },
  }),
}));
