import type { Problem } from '@shop/kit';
import { createSlice, type PayloadAction } from '@shop/platform';

/**
 * Where joining stands (MEM-008 to MEM-014). `details`: telephone, code, referral and agreement are being filled in.
 * `paying`: the payment page is in view and nothing is known of it. `completing`: it was paid, and the membership
 * is about to begin.
 */
type JoiningStatus = 'closed' | 'details' | 'checking' | 'paying' | 'completing' | 'completed';

interface Joining {
  status: JoiningStatus;
  code: 'none' | 'sending' | 'sent';
  /** Seconds until another code may be asked for. */
  resendIn: number;
  problem: Problem | null;
  paymentUrl: string | null;
  /** The number of the order that was paid. */
  orderNumber: string | null;
}

/** What the form holds once it is right. */
export interface JoiningDetails {
  telephone: string;
  verifyCode: string;
  vipCode: string;
}

const initialState: Joining = {
  status: 'closed',
  code: 'none',
  resendIn: 0,
  problem: null,
  paymentUrl: null,
  orderNumber: null,
};

export const joiningSlice = createSlice({
  name: 'plusJoining',
  initialState,
  reducers: {
    joinOpened: (): Joining => ({ ...initialState, status: 'details' }),
    joinClosed: () => initialState,
    codeRequested: {
      prepare: (telephone: string) => ({ payload: telephone }),
      reducer: (state) => {
        state.code = 'sending';
        state.problem = null;
      },
    },
    codeSent: (state, { payload }: PayloadAction<number>) => {
      state.code = 'sent';
      state.resendIn = payload;
    },
    codeNotSent: (state, { payload }: PayloadAction<Problem>) => {
      state.code = 'none';
      state.problem = payload;
    },
    secondPassed: (state) => {
      state.resendIn -= 1;
    },
    detailsSubmitted: {
      prepare: (details: JoiningDetails) => ({ payload: details }),
      reducer: (state) => {
        state.status = 'checking';
        state.problem = null;
      },
    },
    detailsRefused: (state, { payload }: PayloadAction<Problem>) => {
      state.status = 'details';
      state.problem = payload;
    },
    paymentShown: (state, { payload }: PayloadAction<string>) => {
      state.status = 'paying';
      state.paymentUrl = payload;
    },
    orderSucceeded: (state, { payload }: PayloadAction<string>) => {
      state.status = 'completing';
      state.orderNumber = payload;
    },
    membershipBegan: (state) => {
      state.status = 'completed';
    },
  },
  selectors: { selectJoining: (state) => state },
});

export const joiningEvents = joiningSlice.actions;
export const { selectJoining } = joiningSlice.selectors;
