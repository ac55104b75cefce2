import { problemOf } from '@shop/kit';
import type { AppDispatch } from '@shop/platform';
import { declined } from '../declined.ts';
import { newIntention } from '../intention.ts';
import { otherPaymentsApi } from '../other-endpoints.ts';
import type { Authorised, SandboxOutcome } from './provider.ts';
import type { OrderToPay } from '../slice.ts';

const { payLater, payLaterToken } = otherPaymentsApi.endpoints;

/**
 * Pay later without keys: what the person chose goes into the authorisation that a real provider would give. Asks the API
 * first which provider it is connected to: this build contains the sandbox alone beside those with a form of their own.
 */
export const authorisePayLater = async (
  outcome: SandboxOutcome,
  { grandTotal: grand_total }: OrderToPay,
  dispatch: AppDispatch,
  noProvider: string,
): Promise<Authorised> => {
  const fresh = { subscribe: false, forceRefetch: true } as const;
  const token = await dispatch(payLaterToken.initiate({ grand_total }, fresh));
  if (!token.data) return { ok: false, problem: problemOf(token.error) };
  if (token.data.provider !== 'sandbox') return { ok: false, problem: { kind: 'other', message: noProvider } };
  const authorisation = {
    authorization_token: `sandbox_${outcome}_${newIntention()}`,
    idempotency_key: newIntention(),
  };
  const { data, error } = await dispatch(payLater.initiate({ ...authorisation, grand_total }, { track: false }));
  if (!data) return { ok: false, problem: problemOf(error) };
  return data.status === 'declined' ? { ok: false, problem: declined } : { ok: true, nonce: data.payment_id };
};
