import { createSlice, type PayloadAction } from '@shop/platform';

/** How undoing a merge ended; null while nothing is to be told. */
type End = 'undone' | 'failed' | null;

export const visitMergeSlice = createSlice({
  name: 'visitMerge',
  initialState: { end: null as End },
  reducers: {
    undoEnded: (_state, { payload }: PayloadAction<'undone' | 'failed'>) => ({ end: payload }),
    endShown: () => ({ end: null }),
  },
  selectors: { selectEnd: ({ end }) => end },
});

export const { undoEnded, endShown } = visitMergeSlice.actions;
