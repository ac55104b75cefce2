import type { Customer, MergedCart, SignInResult, SubscriptionResult } from './entities/index.ts';

/** Opens the product drawer; 0 means none (QV-009). */
export interface QuickViewRequested {
  product_id: number;
  piid?: number;
}

/** Modes of the sign-in popup (AUTH-001): 1 e-mail, 2 password, 3 create account, 4 verify code. */
export type SignInMode = 1 | 2 | 3 | 4;
export interface SignInRequested {
  /** The action to dispatch after signing in: plain data, so that it survives a reload. */
  pending?: { type: string; payload?: unknown };
  mode?: SignInMode;
  /** What is already known of the person. */
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

/** What the API says of the signed-in customer has changed; it is asked anew unless its answer comes along. */
export interface CustomerChanged {
  customer?: Customer;
}

/** The customer wants to undo the merge of this visit's cart and lists at sign-in. */
export type MergeUndone = Pick<SignInResult, 'merged_cart' | 'merged_wishlist' | 'merged_viewed'>;

/** How putting the cart back ended (`cartMergeUndone`); incomplete when a line or the coupon did not go. */
export interface CartPutBack {
  isComplete: boolean;
}

/** What travels between remotes: past-tense events with plain payloads. */
export interface IntentPayloads {
  quickViewRequested: QuickViewRequested;
  signInRequested: SignInRequested;
  cartDrawerRequested: CartDrawerRequested;
  cartAddRequested: CartAddRequested;
  subscriptionAnswered: SubscriptionAnswered;
  noticeGiven: NoticeGiven;
  /** The session hears it, so that every page goes by the customer as they are now. */
  customerChanged: CustomerChanged;
  mergeUndone: MergeUndone;
  /** The cart's part of an undone merge: its owner answers with `cartPutBack`. */
  cartMergeUndone: MergedCart;
  cartPutBack: CartPutBack;
}
export type IntentName = keyof IntentPayloads;

/** Action types on the store, one for each intent. */
export const intentTypes = {
  quickViewRequested: 'shop/quickViewRequested',
  signInRequested: 'shop/signInRequested',
  cartDrawerRequested: 'shop/cartDrawerRequested',
  cartAddRequested: 'shop/cartAddRequested',
  subscriptionAnswered: 'shop/subscriptionAnswered',
  noticeGiven: 'shop/noticeGiven',
  customerChanged: 'shop/customerChanged',
  mergeUndone: 'shop/mergeUndone',
  cartMergeUndone: 'shop/cartMergeUndone',
  cartPutBack: 'shop/cartPutBack',
} as const satisfies Record<IntentName, `shop/${string}`>;

/** An intent as an action. */
// oxlint-disable-next-line typescript/consistent-type-definitions -- an interface is not assignable to redux's action type
export type Intent<N extends IntentName> = {
  type: (typeof intentTypes)[N];
  payload: IntentPayloads[N];
};
/** Action creators of the intents: `dispatch(intents.signInRequested({ mode: 1 }))`. */
export const intents = Object.fromEntries(
  Object.entries(intentTypes).map(([name, type]) => [name, (payload: unknown) => ({ type, payload })]),
) as { [N in IntentName]: (payload: IntentPayloads[N]) => Intent<N> };
