import { intentTypes, type Intent } from '@shop/contract';
import { createSlice, type PayloadAction } from '@shop/platform';
import { subscribeAsked } from '../../parts/subscribe-asked.ts';
import type { Answered } from './success-view.tsx';

interface Subscription {
  /** The answer that is being shown, and to which address; null when none is. */
  answered: { email: string; answer: Answered } | null;
  /** The pop-up was asked for, and not closed since. */
  isAsked: boolean;
  /** The product that was looked at last, where the subscription came from (POP-018). */
  product: LookedAt | null;
}

interface LookedAt {
  id: number;
  name: string;
  url: string;
}

const initialState: Subscription = { answered: null, isAsked: false, product: null };

/** Besides its timer, answers to the footer’s form and requests for the coupons open the pop-up. */
export const subscriptionSlice = createSlice({
  name: 'subscription',
  initialState,
  reducers: {
    answerClosed: (state) => {
      state.answered = null;
    },
    productLookedAt: (state, { payload }: PayloadAction<LookedAt>) => {
      state.product = payload;
    },
    askedClosed: (state) => {
      state.isAsked = false;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(intentTypes.subscriptionAnswered, (state, { payload }: Intent<'subscriptionAnswered'>) => {
      state.answered = payload;
    });
    builder.addCase(subscribeAsked, (state) => {
      state.isAsked = true;
    });
  },
  selectors: {
    selectAnswered: ({ answered }) => answered,
    selectIsAsked: ({ isAsked }) => isAsked,
    selectProduct: ({ product }) => product,
  },
});
