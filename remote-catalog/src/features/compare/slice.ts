import { createSlice, sessionEvents, type PayloadAction } from '@shop/platform';

/** The products that somebody chose to compare; null until the browser's storage was read. */
export const compareSlice = createSlice({
  name: 'compare',
  initialState: { ids: null as number[] | null },
  reducers: {
    productsChosen: (_state, { payload }: PayloadAction<number[]>) => ({ ids: payload }),
  },
  // Of a person: storage is cleared then as well.
  extraReducers: (builder) => builder.addCase(sessionEvents.loggedOut, () => ({ ids: [] })),
  selectors: { selectIds: ({ ids }) => ids },
});

export const { productsChosen } = compareSlice.actions;
export const { selectIds } = compareSlice.selectors;
