import type { CardInput } from '../domain/payment/card.ts';

export interface TakenCard {
  nonce: string;
  cardType: string;
  lastFour: string;
}

/** Money that goes back. */
export interface Refund {
  /** The payment that it is taken from, as the provider knows it. */
  payment: string;
  /** Cents. */
  amount: number;
  /** What it is asked for under: the same key pays once, however often it is asked. */
  key: string;
}

/** What any way to pay has, whoever stands behind it (document 2 §1: card, buy now pay later, wallet). */
export interface PaymentProvider {
  readonly name: string;
  /** False when nobody can pay this way. */
  readonly open: boolean;
  /** Pays back, and answers the provider's word for it. Throws when it cannot be done now. */
  refund(refund: Refund): Promise<string>;
}

/** `pending`: the provider, or the person at the provider's, has not decided yet. */
export type PaymentState = 'accepted' | 'pending' | 'declined';

/** A provider whose payments may stay open for a while. */
interface LaterDecided extends PaymentProvider {
  /** What has become of a payment that was open when it was taken. */
  state(reference: string, takenAt: Date, now: Date): Promise<PaymentState>;
}

/** Buy now, pay later: the person authorises an amount in the provider's part of the page. Amounts in cents. */
export interface PayLaterProvider extends LaterDecided {
  readonly name: 'sandbox' | 'klarna';
  session(amount: number): Promise<{ clientToken: string; sessionId: string }>;
  /** Exchanges what the person authorised for a payment of `amount`; `key` is the order's own. */
  authorise(authorization: string, amount: number, key: string): Promise<{ reference: string; state: PaymentState }>;
}

/** A wallet: the person says yes on a page of the wallet's own and comes back. */
export interface WalletProvider extends LaterDecided {
  readonly name: 'sandbox' | 'alipay';
  /** Begins a payment of `amount` cents. `redirectUrl` is the wallet's page: an address, or a path of this site. */
  begin(amount: number): Promise<{ token: string; redirectUrl: string }>;
}

/** A card payment provider. The sandbox keeps the card's outcome in `charge`'s nonce; a real one asks its own service. */
export interface CardProvider extends PaymentProvider {
  readonly name: 'sandbox' | 'braintree';
  clientToken(): Promise<string>;
  /** Exchanges a card for a nonce that is good for one payment. The card itself is stored nowhere. */
  take(card: CardInput): Promise<TakenCard & { accepted: boolean }>;
}
