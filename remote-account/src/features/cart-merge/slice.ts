import { intentTypes, type Intent, type MergedCart } from '@shop/contract';
import { createSlice } from '@shop/platform';

/** The merge that is to be undone; null once that has begun. */
export const cartMergeSlice = createSlice({
  name: 'cartMerge',
  initialState: { asked: null as MergedCart | null },
  reducers: { undoBegun: () => ({ asked: null }) },
  extraReducers: (builder) => {
    builder.addCase(intentTypes.cartMergeUndone, (_state, { payload }: Intent<'cartMergeUndone'>) => ({
      asked: payload,
    }));
  },
  selectors: { selectAsked: ({ asked }) => asked },
});

export const { undoBegun } = cartMergeSlice.actions;
