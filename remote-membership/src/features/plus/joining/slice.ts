import type { Problem } from '@shop/kit';
import { createSlice, sessionEvents, type PayloadAction } from '@shop/platform';

/**
 * Where joining stands (MEM-008 to MEM-014). `details`: telephone, codes and agreement are being filled in.
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
  /** The payment page; also while the dialog is closed, unless it was paid. */
  paymentUrl: string | null;
  orderNumber: string | null;
}

/** The form’s values once they are right. */
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
    joinOpened: (state) => {
      state.status = state.paymentUrl === null ? 'details' : 'paying';
    },
    /** An order that waits is to be paid: where its page is not at hand, it is asked for. */
    paymentWanted: (state) => {
      state.problem = null;
      state.status = state.paymentUrl === null ? 'checking' : 'paying';
    },
    /** The code that was sent stays good, and a payment that waits stays there. */
    joinClosed: ({ status, code, resendIn, paymentUrl, orderNumber }): Joining => ({
      ...initialState,
      code,
      resendIn,
      ...(status === 'paying' && { paymentUrl, orderNumber }),
    }),
    /** The payment that waited behind the closed dialog was made. */
    paymentEnded: (state) => (state.status === 'closed' ? initialState : state),
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
    paymentShown: (state, { payload }: PayloadAction<{ url: string; orderNumber: string }>) => {
      state.status = 'paying';
      state.paymentUrl = payload.url;
      state.orderNumber = payload.orderNumber;
    },
    orderSucceeded: (state) => {
      state.status = 'completing';
    },
    membershipBegan: (state) => {
      state.status = 'completed';
    },
  },
  extraReducers: (builder) => {
    for (const left of [sessionEvents.loggedOut, sessionEvents.sessionExpired, sessionEvents.sessionEnded])
      builder.addCase(left, () => initialState);
  },
  selectors: { selectJoining: (state) => state },
});

export const joiningEvents = joiningSlice.actions;
export const { selectJoining } = joiningSlice.selectors;
