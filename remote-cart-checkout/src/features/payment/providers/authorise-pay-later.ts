import type { CallResult } from '@shop/contract';
import { problemOf } from '@shop/kit';
import type { AppDispatch } from '@shop/platform';
import { otherPaymentsApi } from '../other-endpoints.ts';
import type { Authorised, PaymentProvider, SandboxOutcome } from './provider.ts';
import type { OrderToPay } from '../slice.ts';
import { sandboxPayLater } from './sandbox/pay-later.ts';

/** The providers that this build contains. For any other the person sees an error. */
const providers: Partial<Record<CallResult<'klarnaClientToken'>['provider'], PaymentProvider<SandboxOutcome>>> = {
  sandbox: sandboxPayLater,
};

/** Asks the API which provider of pay later it is connected to, and has that one authorise the payment. */
export const authorisePayLater = async (
  outcome: SandboxOutcome,
  order: OrderToPay,
  dispatch: AppDispatch,
  noProvider: string,
): Promise<Authorised> => {
  const fresh = { subscribe: false, forceRefetch: true } as const;
  const { data, error } = await dispatch(
    otherPaymentsApi.endpoints.payLaterToken.initiate({ grand_total: order.grandTotal }, fresh),
  );
  if (!data) return { ok: false, problem: problemOf(error) };
  const provider = providers[data.provider];
  if (!provider) return { ok: false, problem: { kind: 'other', message: noProvider } };
  return provider.authorise(outcome, order, dispatch);
};
