import { intentTypes, type Intent } from '@shop/contract';
import { createSlice, type PayloadAction } from '@shop/platform';

interface QuickView {
  /** 0 while the drawer is closed (QV-009). */
  productId: number;
  /** The variant that was asked for or chosen in the drawer. */
  piid: number | null;
}

const closed: QuickView = { productId: 0, piid: null };

/** Which product the quick view shows. */
export const quickViewSlice = createSlice({
  name: 'quickView',
  initialState: closed,
  reducers: {
    quickViewClosed: () => closed,
    variantChosen: (state, { payload }: PayloadAction<{ piid: number }>) => {
      state.piid = payload.piid;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(intentTypes.quickViewRequested, (_, { payload }: Intent<'quickViewRequested'>) => ({
        productId: payload.product_id,
        piid: payload.piid ?? null,
      }))
      // The cart opens in the same place.
      .addCase(intentTypes.cartAddRequested, () => closed),
  selectors: {
    selectProductId: ({ productId }) => productId,
    selectPiid: ({ piid }) => piid,
  },
});

export const quickViewEvents = quickViewSlice.actions;
export const quickViewSelectors = quickViewSlice.selectors;
