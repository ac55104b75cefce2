import type { CallResult } from '@shop/contract';
import { api, type CallArgs } from '@shop/store';

/** The shop's notifications (API-050, API-051). */
export const notesApi = api.injectEndpoints({
  endpoints: (build) => ({
    notes: build.query<CallResult<'systemNotes'>, void>({
      query: (): CallArgs<'systemNotes'> => ({ call: 'systemNotes', background: true }),
      providesTags: ['Note', 'Session'],
    }),
  }),
});
