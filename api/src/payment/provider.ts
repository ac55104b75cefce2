import type { Address, Language } from '@shop/contract';
import type { CardInput } from '../domain/payment/card.ts';

export interface TakenCard {
  nonce: string;
  cardType: string;
  lastFour: string;
}

/** Money that is taken for an order, or goes back. */
export interface Transfer {
  /** The payment that it is taken from, as the provider knows it. */
  payment: string;
  /** Cents. */
  amount: number;
  /** What it is asked for under: the same key moves it once, however often it is asked. */
  key: string;
}

/** What any way to pay has, whoever stands behind it (document 2 §1: card, buy now pay later, wallet). */
export interface PaymentProvider {
  readonly name: 'sandbox' | 'braintree' | 'klarna' | 'alipay';
  /** False when nobody can pay this way. */
  readonly open: boolean;
  /** Pays back, and answers the provider's word for it. Throws when it cannot be done now. */
  refund(refund: Transfer): Promise<string>;
  /**
   * Takes what was authorised, for an order that stands; `pending` when that is not known yet: then it is asked again.
   * Absent where saying yes to a payment takes it.
   */
  collect?(transfer: Transfer): Promise<PaymentState>;
  /** Gives up a payment that no order stands on, as far as that can be done now; never throws. */
  release?(payment: string): Promise<void>;
}

/** `pending`: the provider, or the person at the provider's, has not decided yet. */
export type PaymentState = 'accepted' | 'pending' | 'declined';

/** A provider whose payments may stay open for a while. */
interface LaterDecided extends PaymentProvider {
  /** What has become of a payment that was open when it was taken. */
  state(reference: string, takenAt: Date, now: Date): Promise<PaymentState>;
}

/** What a pay-later provider decides about. */
export interface Purchase {
  /** Cents. */
  amount: number;
  language: Language;
  email: string | null;
  /** Null before the shopper has given one; `region` is the code of its province, '' where unknown. */
  address: (Address & { region: string }) | null;
}

/** Buy now, pay later: the person authorises an amount in the provider's part of the page. Amounts in cents. */
export interface PayLaterProvider extends LaterDecided {
  readonly name: 'sandbox' | 'klarna';
  /** `category`: which of the provider's offers its part of the page is to show, where it has several. */
  session(purchase: Purchase): Promise<{ clientToken: string; sessionId: string; category?: string }>;
  /** Exchanges what the person authorised for a payment of the same purchase; `key` is the order's own. */
  authorise(
    authorization: string,
    purchase: Purchase,
    key: string,
  ): Promise<{ reference: string; state: PaymentState }>;
}

/** A wallet: the person says yes on a page of the wallet's own and comes back. */
export interface WalletProvider extends LaterDecided {
  readonly name: 'sandbox' | 'alipay';
  /** Begins a payment of `amount` cents. `redirectUrl` is the wallet's page: an address, or a path of this site. */
  begin(amount: number): Promise<{ token: string; redirectUrl: string }>;
}

interface Cards extends PaymentProvider {
  clientToken(): Promise<string>;
}

/** Takes the card itself, as the sandbox does: it exchanges it for a nonce that is good for one payment. */
export interface TypedCards extends Cards {
  readonly name: 'sandbox' | 'braintree';
  readonly hosted: false;
  take(card: CardInput): Promise<TakenCard & { accepted: boolean }>;
}

/** Has the card typed into fields of its own: this server only ever sees what stands for it. */
export interface HostedCards extends Cards {
  readonly name: 'braintree';
  readonly hosted: true;
  /** Sets `amount` cents aside on the card behind `token`, which is good for one try; `nonce` is the payment. */
  authorise(token: string, amount: number): Promise<TakenCard & { accepted: boolean }>;
}

/** A card payment provider. No card is stored anywhere. */
export type CardProvider = TypedCards | HostedCards;
