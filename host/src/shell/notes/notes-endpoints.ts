import type { CallResult } from '@shop/contract';
import { api, type CallArgs, type CallMeta } from '@shop/store';

/** The shop's notifications (document 2 §4 and §7). */
export const notesApi = api.injectEndpoints({
  endpoints: (build) => ({
    notes: build.query<CallResult<'systemNotes'>, void>({
      query: (): CallArgs<'systemNotes'> => ({ call: 'systemNotes', background: true }),
      providesTags: ['Note', 'Session'],
    }),
    /** A read mark counts only when the answer's type says so; then the list is loaded again. */
    markNote: build.mutation<boolean, number>({
      query: (id): CallArgs<'updateSystemNotes'> => ({ call: 'updateSystemNotes', body: { id } }),
      transformResponse: (_result: CallResult<'updateSystemNotes'>, meta?: CallMeta) => meta?.type === 'success',
      invalidatesTags: (succeeded) => (succeeded ? ['Note'] : []),
    }),
    toggleNotes: build.mutation<CallResult<'notificationToggle'>, boolean>({
      query: (is_enabled): CallArgs<'notificationToggle'> => ({ call: 'notificationToggle', body: { is_enabled } }),
      invalidatesTags: ['Note'],
    }),
  }),
});
