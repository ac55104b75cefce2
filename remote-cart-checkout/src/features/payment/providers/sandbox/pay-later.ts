import { problemOf } from '@shop/kit';
import { declined } from '../../declined.ts';
import { newIntention } from '../../intention.ts';
import { otherPaymentsApi } from '../../other-endpoints.ts';
import type { PaymentProvider, SandboxOutcome } from '../provider.ts';

/** Pay later without keys: what the person chose goes into the authorisation that a real provider would give. */
export const sandboxPayLater: PaymentProvider<SandboxOutcome> = {
  async authorise(outcome, { grandTotal: grand_total }, dispatch) {
    const token = { authorization_token: `sandbox_${outcome}_${newIntention()}`, idempotency_key: newIntention() };
    const body = { ...token, grand_total };
    const { data, error } = await dispatch(otherPaymentsApi.endpoints.payLater.initiate(body, { track: false }));
    if (!data) return { ok: false, problem: problemOf(error) };
    if (data.status === 'declined') return { ok: false, problem: declined };
    return { ok: true, nonce: data.payment_id };
  },
};
