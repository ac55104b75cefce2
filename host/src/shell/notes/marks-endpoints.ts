import { intents, type CallResult } from '@shop/contract';
import { calling, isCallError, ownApi, withEndpoints, type AppDispatch } from '@shop/store';

/** Changes the list that is shown, before the server has answered. */
const change = (recipe: (notes: CallResult<'systemNotes'>) => void) =>
  ownApi.util.updateQueryData('notes', 'background', recipe);

const readMark = (id: number, has_read: 0 | 1) =>
  change(({ list }) => {
    const note = list.find((one) => one.id === id);
    if (note) note.has_read = has_read;
  });

const enabledMark = (is_enabled: boolean) =>
  change((notes) => {
    notes.is_enabled = is_enabled;
  });

/** Says why a mark was taken back, where the API says it; otherwise the mark says enough. */
const showFailure = (failure: unknown, dispatch: AppDispatch): void => {
  if (isCallError(failure) && failure.message !== '') {
    dispatch(intents.noticeGiven({ text: failure.message, tone: 'error' }));
  }
};

/** Its own file, since it arrives with the panel. */
export const marksApi = withEndpoints(ownApi, (build) => ({
  /**
   * A read mark counts only when the answer's type says so; then the list is loaded again. It shows at once, and is
   * taken back when it does not count.
   */
  markNote: build.mutation({
    ...calling('updateSystemNotes', (id: number) => ({ body: { id } }), {
      answer: (_result, meta) => meta?.type === 'success',
    }),
    invalidatesTags: (succeeded) => (succeeded ? ['Note'] : []),
    async onQueryStarted(id, { dispatch, queryFulfilled }) {
      dispatch(readMark(id, 1));
      try {
        const { data: succeeded } = await queryFulfilled;
        if (!succeeded) dispatch(readMark(id, 0));
      } catch (failure) {
        dispatch(readMark(id, 0));
        showFailure((failure as { error?: unknown }).error, dispatch);
      }
    },
  }),
  /** Shows at once too, and is taken back when it fails. */
  toggleNotes: build.mutation({
    ...calling('notificationToggle', (is_enabled: boolean) => ({ body: { is_enabled } })),
    invalidatesTags: (_result, failure) => (failure ? [] : ['Note']),
    async onQueryStarted(isEnabled, { dispatch, queryFulfilled }) {
      dispatch(enabledMark(isEnabled));
      await queryFulfilled.catch((failure: { error?: unknown }) => {
        dispatch(enabledMark(!isEnabled));
        showFailure(failure.error, dispatch);
      });
    },
  }),
}));
