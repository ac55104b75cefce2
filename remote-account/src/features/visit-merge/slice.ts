import { intentTypes, type Intent, type MergeUndone } from '@shop/contract';
import { createSlice } from '@shop/platform';

/** The merge that is to be undone; null once that has begun. */
export const visitMergeSlice = createSlice({
  name: 'visitMerge',
  initialState: { asked: null as MergeUndone | null },
  reducers: { undoBegun: () => ({ asked: null }) },
  extraReducers: (builder) => {
    builder.addCase(intentTypes.mergeUndone, (_state, { payload }: Intent<'mergeUndone'>) => ({ asked: payload }));
  },
  selectors: { selectAsked: ({ asked }) => asked },
});

export const { undoBegun } = visitMergeSlice.actions;
