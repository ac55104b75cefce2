import type { CallResult } from '@shop/contract';
import type { AppDispatch } from '@shop/platform';
import { problemOf } from '../../../problem.ts';
import { paymentApi } from '../endpoints.ts';
import { otherPaymentsApi } from '../other-endpoints.ts';
import type { Authorised, Card, PaymentProvider, SandboxOutcome } from './provider.ts';
import { sandboxCard, sandboxPayLater } from './sandbox.ts';

type Providers<Name extends string, Given> = Partial<Record<Name, PaymentProvider<Given>>>;

/** The providers that this build carries. One that is missing here is told to the person, not guessed around. */
const cardProviders: Providers<CallResult<'braintreeClientToken'>['provider'], Card> = { sandbox: sandboxCard };
const payLaterProviders: Providers<CallResult<'klarnaClientToken'>['provider'], SandboxOutcome> = {
  sandbox: sandboxPayLater,
};

const fresh = { subscribe: false, forceRefetch: true } as const;

async function authorise<Name extends string, Given>(
  providers: Providers<Name, Given>,
  asked: PromiseLike<{ data?: { client_token: string; provider: Name } | undefined; error?: unknown }>,
  given: Given,
  dispatch: AppDispatch,
  noProvider: string,
): Promise<Authorised> {
  const { data, error } = await asked;
  if (!data) return { ok: false, problem: problemOf(error) };
  const provider = providers[data.provider];
  if (!provider) return { ok: false, problem: { reason: 'other', message: noProvider } };
  return provider.authorise(given, data.client_token, dispatch);
}

/** Asks the API which provider it is connected to, and has that one turn the card into a nonce. */
export const tokeniseCard = (card: Card, dispatch: AppDispatch, noProvider: string): Promise<Authorised> =>
  authorise(
    cardProviders,
    dispatch(paymentApi.endpoints.clientToken.initiate(undefined, fresh)),
    card,
    dispatch,
    noProvider,
  );

/** The same for pay later. */
export const authorisePayLater = (
  outcome: SandboxOutcome,
  dispatch: AppDispatch,
  noProvider: string,
): Promise<Authorised> =>
  authorise(
    payLaterProviders,
    dispatch(otherPaymentsApi.endpoints.payLaterToken.initiate(undefined, fresh)),
    outcome,
    dispatch,
    noProvider,
  );
