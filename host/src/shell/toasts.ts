import { intentTypes, type Intent, type NoticeGiven } from '@shop/contract';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface ToastState {
  current: (NoticeGiven & { id: number }) | null;
  count: number;
}

const show = ({ count }: ToastState, { payload }: PayloadAction<NoticeGiven>): ToastState => ({
  current: { ...payload, id: count + 1 },
  count: count + 1,
});

/** At most one toast is in view; a new one replaces it (SHELL-032). Remotes show theirs through an intent. */
export const toasts = createSlice({
  name: 'toasts',
  initialState: { current: null, count: 0 } as ToastState,
  reducers: {
    showToast: show,
    toastEnded(state) {
      state.current = null;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(intentTypes.noticeGiven, (state, action: Intent<'noticeGiven'>) => show(state, action));
  },
  selectors: { selectToast: (state) => state.current },
});

export const { showToast, toastEnded } = toasts.actions;
export const { selectToast } = toasts.selectors;
