import {
  calls,
  client,
  country,
  type CallInput,
  type CallName,
  type CallResult,
  type Envelope,
  type Language,
} from '@shop/contract';
import { shopOrigin } from './shop-address.ts';

export interface Asker {
  language?: Language;
  /** A guest's or customer's token. */
  token?: string;
  /** Origin of another API, or of another shop, than the one under test. */
  api?: string | undefined;
}

const asText = (values: object): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));

/** Makes a call of the API past the shop's pages. Rejects when the envelope's code is not 200. */
export const ask = async <N extends CallName>(
  name: N,
  input: CallInput<N>,
  { language = 'en', token, api = shopOrigin() }: Asker = {},
): Promise<CallResult<N>> => {
  const { query, body } = input as { query?: object; body?: object }; // each call has its own; here any will do
  const call: { method: string; path: string; body?: string } = calls[name];
  const url = new URL(call.path, api);
  url.search = new URLSearchParams(asText(query ?? {})).toString();
  const isForm = call.body === 'form';
  const response = await fetch(url, {
    method: call.method,
    headers: {
      client,
      country,
      'accept-language': language,
      ...(token && { authorization: token }),
      ...(body && !isForm && { 'content-type': 'application/json' }),
    },
    ...(body && { body: isForm ? new URLSearchParams(asText(body)) : JSON.stringify(body) }),
  });
  const envelope = (await response.json()) as Envelope<CallResult<N>>; // the API checks its own answers
  if (envelope.code !== 200) throw new Error(`${name} answered ${envelope.code}: ${envelope.message}`);
  return envelope.result;
};
