import { problemOf } from '../../../problem.ts';
import { paymentApi } from '../endpoints.ts';
import type { CardProvider } from './provider.ts';

/** The API's own card processor for shops without keys: it takes the card itself and moves no money. */
export const sandboxProvider: CardProvider = {
  async tokenise(card, _clientToken, dispatch) {
    const body = {
      number: card.number,
      expiration_month: card.expirationMonth,
      expiration_year: card.expirationYear,
      cvv: card.cvv,
      cardholder_name: card.cardholderName,
    };
    // Untracked: a tracked mutation would keep the card in the store.
    const { data, error } = await dispatch(paymentApi.endpoints.creditCard.initiate(body, { track: false }));
    return data ? { ok: true, nonce: data.nonce } : { ok: false, problem: problemOf(error) };
  },
};
