import { createSlice, type PayloadAction } from '@shop/platform';
import type { PlanFields } from './offers.ts';

interface PlanChoices {
  /** By product id: what is ticked beside the way to buy, and goes into the cart with the product. */
  chosen: Record<number, PlanFields>;
}

const initialState: PlanChoices = { chosen: {} };

/** Plans chosen for products that are not in the cart yet. A choice lives no longer than its product is in view. */
export const planSlice = createSlice({
  name: 'planChoices',
  initialState,
  reducers: {
    planChosen: ({ chosen }, { payload }: PayloadAction<{ product_id: number; plan: PlanFields }>) => {
      chosen[payload.product_id] = payload.plan;
    },
    planDeclined: ({ chosen }, { payload }: PayloadAction<{ product_id: number }>) => {
      delete chosen[payload.product_id];
    },
  },
  selectors: {
    selectChosenPlan: ({ chosen }, productId: number): PlanFields | undefined => chosen[productId],
  },
});

export const planEvents = planSlice.actions;
export const planSelectors = planSlice.selectors;
/** The part of the store that the selectors need. */
export type PlanState = Record<typeof planSlice.reducerPath, ReturnType<typeof planSlice.getInitialState>>;
