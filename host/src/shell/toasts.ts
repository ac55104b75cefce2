import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface Toast {
  text: string;
  tone: 'neutral' | 'ok' | 'error';
}

/** At most one toast is in view; a new one replaces it (document 3 §9). */
export const toasts = createSlice({
  name: 'toasts',
  initialState: { current: null as (Toast & { id: number }) | null, count: 0 },
  reducers: {
    showToast(state, { payload }: PayloadAction<Toast>) {
      state.count += 1;
      state.current = { ...payload, id: state.count };
    },
    toastEnded(state) {
      state.current = null;
    },
  },
  selectors: { selectToast: (state) => state.current },
});

export const { showToast, toastEnded } = toasts.actions;
export const { selectToast } = toasts.selectors;
