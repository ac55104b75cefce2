import { calls, client, country, type CallDefinition, type CallName } from '@shop/contract';

/** What a backend answered to one call, as it came; `unreachable` says why nothing came. */
export type Answer = { status: number; text: string } | { unreachable: string };

type Fields = object;

/** Who asks: the headers of a person's session. */
export interface Requester {
  'Device-Id': string;
  Authorization?: string;
}

const encoded = (fields: Fields): URLSearchParams => {
  const pairs = Object.entries(fields as Record<string, unknown>).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((one) => one !== undefined && one !== null)
      .map((one): [string, string] => [name, typeof one === 'object' ? JSON.stringify(one) : String(one)]),
  );
  return new URLSearchParams(pairs);
};

const bodyOf = (kind: CallDefinition['body'], fields: Fields): RequestInit => {
  if (kind === 'json') return { body: JSON.stringify(fields), headers: { 'content-type': 'application/json' } };
  if (kind === 'form') return { body: encoded(fields) };
  const data = new FormData();
  for (const [name, value] of encoded(fields)) data.append(name, value);
  return { body: data };
};

/** Milliseconds in which a call has to be answered. */
const timeout = 20_000;

/** Makes calls to a backend as the shop's client does, without its repeats. `origin` is the backend's, without a path. */
export const askAt =
  (origin: string) =>
  async (call: CallName, input: { query?: Fields; body?: Fields }, requester: Requester): Promise<Answer> => {
    const definition: CallDefinition = calls[call];
    const url = new URL(definition.path, origin);
    url.search = encoded(input.query ?? {}).toString();
    const sent = definition.body ? bodyOf(definition.body, input.body ?? {}) : {};
    const headers = {
      client,
      country,
      'accept-language': 'en',
      ...requester,
      ...(sent.headers as Record<string, string>),
    };
    try {
      const signal = AbortSignal.timeout(timeout);
      const response = await fetch(url, { ...sent, method: definition.method, headers, redirect: 'manual', signal });
      return { status: response.status, text: await response.text() };
    } catch (error) {
      const { message, cause } = error as Error; // fetch throws nothing else
      return { unreachable: cause instanceof Error ? cause.message : message };
    }
  };
