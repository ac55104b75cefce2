import { problemOf } from '../../../problem.ts';
import { newIntention } from '../intention.ts';
import { otherPaymentsApi } from '../other-endpoints.ts';
import { paymentApi } from '../endpoints.ts';
import type { Card, PaymentProvider, SandboxOutcome } from './provider.ts';

/** The API's own card processor for shops without keys: it takes the card itself and moves no money. */
export const sandboxCard: PaymentProvider<Card> = {
  async authorise(card, _token, dispatch) {
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

/** Pay later without keys: what the person chose goes into the authorisation that a real provider would give. */
export const sandboxPayLater: PaymentProvider<SandboxOutcome> = {
  async authorise(outcome, _token, dispatch) {
    const body = { authorization_token: `sandbox_${outcome}_${newIntention()}`, idempotency_key: newIntention() };
    const { data, error } = await dispatch(otherPaymentsApi.endpoints.payLater.initiate(body, { track: false }));
    if (!data) return { ok: false, problem: problemOf(error) };
    if (data.status === 'declined') return { ok: false, problem: { reason: 'code', message: '', code: 402 } };
    return { ok: true, nonce: data.payment_id };
  },
};
