import type { Address, Language } from '@shop/contract';
import type { Notice, NoticeSubject } from './notice.ts';

/** A payment on a card, under the provider's own word for it, and how the card is told from another. */
export interface CardPayment {
  nonce: string;
  cardType: string;
  lastFour: string;
  /** Whether the bank said yes. */
  accepted: boolean;
}

/** Money that is taken for an order, or goes back. */
export interface Transfer {
  /** The payment that it is taken from, as the provider knows it. */
  payment: string;
  /** Cents. */
  amount: number;
  /** Idempotency key: the same key moves it once, however often it is asked. */
  key: string;
}

/** Common to every payment method (CHK-001: card, buy now pay later, wallet), whoever provides it. */
export interface PaymentProvider {
  readonly name: 'sandbox' | 'braintree' | 'klarna' | 'alipay';
  /** False when nobody can pay this way. */
  readonly open: boolean;
  /**
   * Pays back, and answers the provider's word for it; null while the provider is still at it: then it is asked again.
   * Throws when it cannot be done now, or when that is not known.
   */
  refund(refund: Transfer): Promise<string | null>;
  /**
   * Takes what was authorised, for an order that stands; `pending` when that is not known yet: then it is asked again.
   * Absent where saying yes to a payment takes it.
   */
  collect?(transfer: Transfer): Promise<PaymentState>;
  /** Gives up what a payment has set aside; what was taken stays for `refund`. Throws when that is not known. */
  release?(payment: string): Promise<void>;
  /**
   * Whether the provider has taken back its yes to a payment that was accepted; absent for one that never does.
   * Throws when that is not known.
   */
  isWithdrawn?(payment: string): Promise<boolean>;
  /**
   * Which payments and refunds a notice of the provider's is about; absent for one that sends none.
   * @throws NoticeRefused for one that is not the provider's
   */
  notice?(notice: Notice): NoticeSubject;
}

/** `pending`: the provider, or the person at the provider's, has not decided yet. */
export type PaymentState = 'accepted' | 'pending' | 'declined';

/** A provider whose payments may stay open for a while. */
interface LaterDecided extends PaymentProvider {
  /** Returns the state of a payment that was open when it was taken. */
  state(reference: string, takenAt: Date, now: Date): Promise<PaymentState>;
}

export interface Purchase {
  /** Cents. */
  amount: number;
  language: Language;
  email: string;
  /** `region` is the code of its province, '' where unknown. */
  address: Address & { region: string };
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
  /**
   * Begins a payment of `amount` cents by somebody who reads `language`. `redirectUrl` is the wallet's page: an address,
   * or a path of this site.
   */
  begin(amount: number, language: Language): Promise<{ token: string; redirectUrl: string }>;
}

/**
 * A card payment provider. It has the card typed into fields of its own, which send it to the provider: this server
 * only ever sees the token that stands for it, and stores no card.
 */
export interface CardProvider extends PaymentProvider {
  readonly name: 'sandbox' | 'braintree';
  /** Lets the provider's code in a browser show its fields. */
  clientToken(): Promise<string>;
  /** Sets `amount` cents aside on the card behind `token`, which is good for one try. */
  authorise(token: string, amount: number): Promise<CardPayment>;
}
