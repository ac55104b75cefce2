import { problemOf, type Problem } from '@shop/kit';

/** Card data goes to the provider and nowhere else: no store, no storage, no log. */
export interface Card {
  /** Digits only. */
  number: string;
  month: number;
  /** Four digits. */
  year: number;
  cvv: string;
}

export type CardToken = { ok: true; token: string } | { ok: false; problem: Problem };

/** Asks the sandbox provider's own server, not the shop's API, for the token that stands for a card. Never rejects. */
export const cardToken = async (clientToken: string, card: Card, language: string): Promise<CardToken> => {
  try {
    const response = await fetch('/dev/cards/tokens', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': language },
      body: JSON.stringify({
        client_token: clientToken,
        number: card.number,
        expiration_month: String(card.month).padStart(2, '0'),
        expiration_year: String(card.year),
        cvv: card.cvv,
      }),
    });
    const answer = (await response.json()) as { token?: string; message?: string; code?: number }; // the sandbox's own format
    if (answer.token !== undefined) return { ok: true, token: answer.token };
    return { ok: false, problem: problemOf({ ok: false, message: answer.message ?? '', code: answer.code ?? 500 }) };
  } catch {
    return { ok: false, problem: { kind: 'network', message: '' } };
  }
};
