import type { Customer, SubscriptionResult } from './entities/index.ts';

/** Modes of the sign-in popup (AUTH-001): 1 e-mail, 2 password, 3 create account, 4 verify code. */
export type SignInMode = 1 | 2 | 3 | 4;
export interface SignInRequested {
  /** The action to dispatch after signing in: plain data, so that it survives a reload. */
  pending?: { type: string; payload?: unknown };
  mode?: SignInMode;
  email?: string;
  /** Why, where it was not the person who asked for it. */
  reason?: 'sessionEnded';
}

export interface CartDrawerRequested {
  open: boolean;
}

export interface CartAddRequested {
  product_id: number;
  child_id?: number;
  qty: number;
  /** Protection plan; the server takes price, term and title from its own table. */
  plan?: { planId: string; offerPlanId: string };
}

/** A newsletter form's answer (POP-019); with code 400 only the message is known. */
export interface SubscriptionAnswered {
  email: string;
  answer: Pick<SubscriptionResult, 'message'> & Partial<SubscriptionResult>;
}

/**
 * A line for the one place where toasts appear, in the page's language, with where it leads or what may still be done
 * about it: a plain action, dispatched when pressed.
 */
export interface NoticeGiven {
  text: string;
  tone: 'neutral' | 'ok' | 'error';
  link?: { label: string; href: string };
  action?: { label: string; run: { type: string; payload?: unknown } };
}

/** The API's answer about the signed-in customer has changed; it is asked anew unless its answer comes along. */
export interface CustomerChanged {
  customer?: Customer;
}

/**
 * Between remotes: past-tense events with plain payloads. Here are those that the shell or a shared package
 * dispatches or hears. This list is types alone and open: a remote adds an intent of its own in its `names.d.ts`.
 */
export interface IntentPayloads {
  signInRequested: SignInRequested;
  cartDrawerRequested: CartDrawerRequested;
  cartAddRequested: CartAddRequested;
  subscriptionAnswered: SubscriptionAnswered;
  noticeGiven: NoticeGiven;
  /** The session hears it, so that every page goes by the customer as they are now. */
  customerChanged: CustomerChanged;
}
export type IntentName = keyof IntentPayloads;

/** The action type of every intent begins with it; nothing else's does. */
export const intentPrefix = 'shop/';

/**
 * Action types on the store: `intentTypes.noticeGiven` is `shop/noticeGiven`. There is no list of names at run time, so
 * that a build takes the names of remotes which were written after it.
 */
export const intentTypes = new Proxy(Object.create(null), {
  get: (_, name) => `${intentPrefix}${String(name)}`,
}) as { readonly [N in IntentName]: `shop/${N}` };

/** An intent as an action. */
// oxlint-disable-next-line typescript/consistent-type-definitions -- an interface is not assignable to redux's action type
export type Intent<N extends IntentName> = {
  type: `shop/${N}`;
  payload: IntentPayloads[N];
};
/** Action creators of the intents: `dispatch(intents.signInRequested({ mode: 1 }))`. */
export const intents = new Proxy(Object.create(null), {
  get: (_, name) => (payload: unknown) => ({ type: `${intentPrefix}${String(name)}`, payload }),
}) as { readonly [N in IntentName]: (payload: IntentPayloads[N]) => Intent<N> };
