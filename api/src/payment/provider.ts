import type { CardInput } from '../domain/payment/card.ts';

export interface TakenCard {
  nonce: string;
  cardType: string;
  lastFour: string;
}

/** A card payment provider. The sandbox keeps the card's outcome in `charge`'s nonce; a real one asks its own service. */
export interface CardProvider {
  readonly name: 'sandbox' | 'braintree';
  /** False when cards cannot be taken. */
  readonly open: boolean;
  clientToken(): Promise<string>;
  /** Exchanges a card for a nonce that is good for one payment. The card itself is stored nowhere. */
  take(card: CardInput): Promise<TakenCard & { accepted: boolean }>;
}
