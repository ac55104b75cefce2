import { intentTypes, type Intent } from '@shop/contract';
import { createSlice } from '@shop/platform';
import type { Answered } from './success-view.tsx';

interface Subscription {
  /** The answer that is being shown; null when none is. */
  answer: Answered | null;
}

const initialState: Subscription = { answer: null };

/** Answers to addresses that were given outside of the pop-up: in the footer. */
export const subscriptionSlice = createSlice({
  name: 'subscription',
  initialState,
  reducers: {
    answerClosed: (state) => {
      state.answer = null;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(intentTypes.subscriptionAnswered, (state, { payload }: Intent<'subscriptionAnswered'>) => {
      state.answer = payload.answer;
    });
  },
  selectors: { selectAnswer: ({ answer }) => answer },
});
