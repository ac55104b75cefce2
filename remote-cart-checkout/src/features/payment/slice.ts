import type { OrderMethod, PaymentMethod, PlacedOrder } from '@shop/contract';
import type { Problem } from '@shop/kit';
import { createSlice, type PayloadAction } from '@shop/platform';

/**
 * State of a payment. `new`: its page has not been shown. `refused`: no order was placed. `unconfirmed`: an order may
 * have been placed; only asking again with the same key tells.
 */
type PaymentStatus = 'new' | 'idle' | 'authorising' | 'ordering' | 'checking' | 'refused' | 'unconfirmed' | 'placed';

/** The card itself is not in it. */
export interface OrderDetails {
  /** The payment; absent where there is nothing to pay. */
  nonce?: string;
  method: OrderMethod;
  /** Cents that the button says, and that every call for them carries: one value, so that they cannot differ. */
  grandTotal: number;
  email: string | null;
  /** The method that the cart already has. */
  cartMethod: string | null;
  /** Where the person says yes to a payment that the order waits for. */
  redirectUrl?: string | undefined;
  /** The draft that is placed by the single-page pay; the checkout places the cart itself. */
  draftId?: string;
}

interface Payment {
  status: PaymentStatus;
  /** The idempotency key of this order, kept from before it is sent until its outcome is known. */
  key: string | null;
  /** To order with once more when it has to be sent again. */
  details: OrderDetails | null;
  problem: Problem | null;
  orderId: string | null;
  /** Whether the order's payment was still open when it was placed. */
  outcome: 'paid' | 'pending' | null;
  /** Response to the captcha before a card; empty until it is solved, null while none is asked for. */
  captcha: string | null;
  /** The buyer's request with the order; empty if none. */
  note: string;
}

const initialState: Payment = {
  status: 'new',
  key: null,
  details: null,
  problem: null,
  orderId: null,
  outcome: null,
  captcha: null,
  note: '',
};
const busy: ReadonlySet<PaymentStatus> = new Set(['authorising', 'ordering', 'checking']);

const withoutRefusal = (state: Payment): Payment =>
  state.status === 'refused' ? { ...initialState, status: 'idle', captcha: state.captcha, note: state.note } : state;

const refused = ({ captcha, note }: Payment, problem: Problem): Payment => ({
  ...initialState,
  status: 'refused',
  problem,
  note,
  // A response is good for one try.
  captcha: captcha !== null || problem.field === 'g_recaptcha_response' ? '' : null,
});

export const paymentSlice = createSlice({
  name: 'payment',
  initialState,
  reducers: {
    paymentOpened: (state) => {
      if (state.status === 'new') state.status = 'idle';
    },
    /** The page went out of view. An order under way goes on; anything else starts afresh next time. */
    paymentLeft: (state) => (busy.has(state.status) ? state : { ...initialState, note: state.note }),
    /** A key was found from before a reload: what became of its order is being asked. */
    intentionFound: (state, { payload }: PayloadAction<string>) => {
      state.status = 'checking';
      state.key = payload;
    },
    /** No order was placed with the key that was found. */
    intentionUnused: (state) => {
      state.status = 'idle';
    },
    /** Messages about another payment method are cleared. */
    methodChosen: (state, _action: PayloadAction<PaymentMethod>) => withoutRefusal(state),
    cartCorrected: (state) => withoutRefusal(state),
    /** Pay was pressed: what was said of the try before goes, whatever is wrong this time. */
    payPressed: (state) => withoutRefusal(state),
    cardSubmitted: (state) => {
      state.status = 'authorising';
      state.problem = null;
    },
    /** The person went back, or is not done yet: nothing has gone wrong. */
    authorisingLeft: (state) => {
      if (state.status === 'authorising') state.status = 'idle';
    },
    paymentAccepted: (state, { payload }: PayloadAction<OrderDetails>) => {
      state.status = 'ordering';
      state.details = payload;
    },
    orderSent: (state, { payload }: PayloadAction<string>) => {
      state.status = 'ordering';
      state.key = payload;
    },
    retryRequested: (state) => {
      state.status = 'checking';
      state.problem = null;
    },
    answerLost: (state) => {
      state.status = 'checking';
    },
    orderPlaced: (_state, { payload }: PayloadAction<PlacedOrder>) => ({
      ...initialState,
      status: 'placed' as const,
      orderId: payload.order_id,
      outcome: payload.status === 'pending_payment' ? ('pending' as const) : ('paid' as const),
    }),
    /** No order was placed: the next try gets a new key. */
    paymentRefused: (state, { payload }: PayloadAction<Problem>) => refused(state, payload),
    /** The cart does not take the chosen way to pay, and is as it was. */
    methodRefused: (state, { payload }: PayloadAction<Problem>) => refused(state, payload),
    captchaAnswered: (state, { payload }: PayloadAction<string>) => {
      state.captcha = payload;
    },
    noteWritten: (state, { payload }: PayloadAction<string>) => {
      state.note = payload;
    },
    orderUnconfirmed: (state, { payload }: PayloadAction<Problem>) => {
      state.status = 'unconfirmed';
      state.problem = payload;
    },
  },
  selectors: {
    selectStatus: (state) => state.status,
    selectIsBusy: (state) => busy.has(state.status) || state.status === 'placed',
    /** The order is on its way, or may be: what it is paid with and comes to stays as it is. */
    selectIsLocked: (state) => busy.has(state.status) || state.status === 'placed' || state.status === 'unconfirmed',
    selectProblem: (state) => state.problem,
    selectOrderId: (state) => state.orderId,
    selectOutcome: (state) => state.outcome,
    selectKey: (state) => state.key,
    selectDetails: (state) => state.details,
    selectCaptcha: (state) => state.captcha,
    selectNote: (state) => state.note,
  },
});

export const paymentEvents = paymentSlice.actions;
export const paymentSelectors = paymentSlice.selectors;
/** Known before the payment is authorised. */
export type OrderToPay = Omit<OrderDetails, 'nonce'>;
/** The part of the store that the selectors need. */
export type PaymentState = Record<typeof paymentSlice.reducerPath, Payment>;
