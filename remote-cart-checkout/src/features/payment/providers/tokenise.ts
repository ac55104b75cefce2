import type { CallResult } from '@shop/contract';
import type { AppDispatch } from '@shop/platform';
import { problemOf } from '../../../problem.ts';
import { paymentApi } from '../endpoints.ts';
import type { Card, CardProvider, Tokenised } from './provider.ts';
import { sandboxProvider } from './sandbox.ts';

type ProviderName = CallResult<'braintreeClientToken'>['provider'];

/** The providers that this build carries. One that is missing here is told to the person, not guessed around. */
const providers: Partial<Record<ProviderName, CardProvider>> = { sandbox: sandboxProvider };

/** Asks the API which provider it is connected to, and has that one turn the card into a nonce. */
export async function tokeniseCard(card: Card, dispatch: AppDispatch, noProvider: string): Promise<Tokenised> {
  const options = { subscribe: false, forceRefetch: true };
  const { data, error } = await dispatch(paymentApi.endpoints.clientToken.initiate(undefined, options));
  if (!data) return { ok: false, problem: problemOf(error) };
  const provider = providers[data.provider];
  if (!provider) return { ok: false, problem: { reason: 'other', message: noProvider } };
  return provider.tokenise(card, data.client_token, dispatch);
}
