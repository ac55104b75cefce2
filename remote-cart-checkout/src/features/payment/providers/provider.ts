import type { AppDispatch } from '@shop/platform';
import type { Problem } from '../../../problem.ts';

/** What was typed into the card form. It goes to the provider and nowhere else: no state, no storage, no log. */
export interface Card {
  number: string;
  expirationMonth: string;
  /** Four digits. */
  expirationYear: string;
  cvv: string;
  cardholderName: string;
}

/** The nonce stands for the card in the order; it can be used once. */
export type Tokenised = { ok: true; nonce: string } | { ok: false; problem: Problem };

/** Turns a card into a nonce. One for each way in which a shop can be connected to its card processor. */
export interface CardProvider {
  tokenise(card: Card, clientToken: string, dispatch: AppDispatch): Promise<Tokenised>;
}
