import { isPlusGroup, type CallResult, type Language } from '@shop/contract';
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { isDropshipGroup } from './customer.ts';
import type { SessionCustomer } from './customer.ts';

/**
 * `unknown` on the server and until the browser has looked: the first view is the same for everyone. `ended`: the API
 * refused a customer's token while they were paying, and whether they sign in again is theirs to say (SESS-007).
 */
export type SessionStatus = 'unknown' | 'guest' | 'customer' | 'ended';

export interface SessionState {
  status: SessionStatus;
  /** The server rendered the page for a customer, whose session the browser has not begun yet. */
  isExpected: boolean;
  deviceId: string;
  /** The customer's token, else the guest's; '' while unknown. */
  token: string;
  /** The order marker (CHK-017). */
  indent: string;
  payLogin: '0' | '1';
  customer: SessionCustomer | null;
  isOldUser: boolean | null;
  playBirthdayWishes: boolean | null;
  /** The values about the customer for the tag manager; null for a guest. */
  trackingValues: CallResult<'tagManager'> | null;
  /** The client's address as the API saw it; '' when unknown. */
  clientIp: string;
  lang: Language;
  /** Whether the subscribe pop-up is shown, and its state on this page. */
  isShowSubscribe: boolean;
  subscribePopup: 'shown' | 'hidden' | null;
}

/** The part of the outcome of login and register that the session needs. */
export type SignInOutcome = { ok: true; result: { token: string | null } } | { ok: false };

const initialState: SessionState = {
  status: 'unknown',
  isExpected: false,
  deviceId: '',
  token: '',
  indent: '',
  payLogin: '0',
  customer: null,
  isOldUser: null,
  playBirthdayWishes: null,
  trackingValues: null,
  clientIp: '',
  lang: 'en',
  isShowSubscribe: false,
  subscribePopup: null,
};

const nobody = {
  status: 'unknown',
  isExpected: false,
  token: '',
  customer: null,
  isOldUser: null,
  playBirthdayWishes: null,
  trackingValues: null,
} as const;

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** A server renders a page for a customer. */
    customerExpected: (state) => ({ ...state, isExpected: true }),
    /** The page has come alive in a browser. */
    sessionStarted: () => {},
    /** The values that cookies and storage held. */
    sessionRestored: (
      state,
      {
        payload,
      }: PayloadAction<Pick<SessionState, 'deviceId' | 'indent' | 'payLogin'> & Partial<Pick<SessionState, 'lang'>>>,
    ) => ({
      ...state,
      ...payload,
    }),
    /** A guest login answered, or another tab sent its guest token. It signs no customer out. */
    guestTokenReceived: (state, { payload }: PayloadAction<{ token: string; from: 'login' | 'storage' | 'tab' }>) =>
      state.status === 'customer' || state.status === 'ended'
        ? state
        : { ...state, status: 'guest', isExpected: false, token: payload.token },
    /** Login or register answered anything at all. */
    signInAnswered: (_state, _action: PayloadAction<SignInOutcome>) => {},
    /** There is a customer's token: of a sign-in, or of an earlier page or another tab. */
    signedIn: (state, { payload }: PayloadAction<{ token: string; from: 'login' | 'storage' }>) => ({
      ...state,
      status: 'customer',
      token: payload.token,
      customer: null,
    }),
    /** The one endpoint of the customer answered, or an earlier page kept its answer. Dispatched by the session alone. */
    customerLoaded: (state, { payload }: PayloadAction<SessionCustomer>) =>
      state.status === 'customer' ? { ...state, customer: payload } : state,
    /** The parts of account init's answer besides the customer. */
    accountInitiated: (state, { payload }: PayloadAction<Pick<SessionState, 'isOldUser' | 'playBirthdayWishes'>>) => ({
      ...state,
      ...payload,
    }),
    trackingValuesLoaded: (state, { payload }: PayloadAction<SessionState['trackingValues']>) =>
      state.status === 'customer' ? { ...state, trackingValues: payload } : state,
    /** Whether visits may be measured was decided on this page, or another tab. */
    consentChosen: () => {},
    /** The e-mail marketing is to know this customer, and that is marked (TRK-009). */
    marketingLoggedIn: (_state, _action: PayloadAction<number>) => {},
    clientIpSeen: (state, { payload }: PayloadAction<string>) => ({ ...state, clientIp: payload }),
    subscribePopupMoved: (state, { payload }: PayloadAction<'shown' | 'hidden'>) => ({
      ...state,
      subscribePopup: payload,
      isShowSubscribe: payload === 'shown',
    }),
    indentReceived: (state, { payload }: PayloadAction<string>) => ({ ...state, indent: payload }),
    /** A sign-in on a pay page (AUTH-011). */
    paySignInCompleted: (state) => ({ ...state, payLogin: '1' }),
    logoutRequested: () => {},
    loggedOut: (state) => ({ ...state, ...nobody, indent: '', payLogin: '0' }),
    /** The API no longer knows the token. */
    sessionExpired: (state) => ({ ...state, ...nobody, payLogin: '0' }),
    /** The same, while they were paying or writing: nobody goes on in their place before they have said so. */
    sessionEnded: (state) => ({ ...state, status: 'ended', payLogin: '0' }),
    /** Whoever was asked to sign in again goes on as a guest. */
    guestWanted: () => {},
    /** No new guest token could be obtained after a 401. */
    guestSessionCleared: (state) => ({ ...state, ...nobody }),
  },
  selectors: {
    selectSession: (state) => state,
    selectSessionStatus: (state) => state.status,
    selectIsSignedIn: (state) => state.status === 'customer',
    /** '' for a customer, who has none. */
    selectGuestToken: (state) => (state.status === 'guest' ? state.token : ''),
    selectCustomer: (state) => state.customer,
    /** First and last name as far as they are known; '' for a guest. */
    selectGreetingName: ({ customer }) => (customer ? `${customer.firstName} ${customer.lastName}`.trim() : ''),
    selectIsDropship: ({ customer }) => customer !== null && isDropshipGroup(customer.group),
    /** Today is the customer's birthday, as account init says it. */
    selectHasBirthday: ({ status, playBirthdayWishes }) => status === 'customer' && playBirthdayWishes === true,
    selectIsShowSubscribe: (state) => state.isShowSubscribe,
    /** Of this page alone (SESS-013). */
    selectSubscribePopup: (state) => state.subscribePopup,
    selectIsPlus: ({ customer }) => customer !== null && isPlusGroup(customer.group),
  },
});

export const sessionEvents = sessionSlice.actions;

/** The part of the store's state that the session owns. */
export interface SessionRoot {
  session: SessionState;
}
