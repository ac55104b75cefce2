import { calls, type CallDefinition, type CallInput, type CallName, type CallResult } from '@shop/contract';

/** An answer: its HTTP status, the envelope's code and message, and the result of a 200. */
export interface Answered<N extends CallName> {
  readonly status: number;
  readonly code: number;
  readonly message: string;
  readonly result: CallResult<N>;
  readonly retryAfter: string | null;
}

/** A server, and how it is asked where that is not `fetch`. */
export interface Asked {
  readonly url: string;
  readonly ask: (
    url: string,
    init: { method: string; body?: string | URLSearchParams; headers: Record<string, string>; signal: AbortSignal },
  ) => Promise<Pick<Response, 'status' | 'json'> & { readonly headers: Pick<Headers, 'get'> }>;
}

interface Encoded {
  body?: string | URLSearchParams;
  headers?: Record<string, string>;
}

const bodyOf = ({ body: kind }: CallDefinition, body: object | undefined): Encoded => {
  if (body === undefined) return {};
  if (kind === 'json') return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  const form = new URLSearchParams();
  for (const [key, value] of Object.entries(body)) form.append(key, String(value));
  return { body: form };
};

/**
 * Makes a call of the contract over HTTP; JSON and form bodies only.
 * @throws when no answer came: the connection broke, or nothing came for `timeout` milliseconds
 */
export const callOver = async <N extends CallName>(
  server: string | Asked,
  name: N,
  input: CallInput<N>,
  headers: Readonly<Record<string, string>> = {},
  timeout = 60_000,
): Promise<Answered<N>> => {
  const definition: CallDefinition = calls[name];
  const { query, body }: { query?: object; body?: object } = input;
  const { url, ask } = typeof server === 'string' ? { url: server, ask: fetch } : server;
  const target = new URL(definition.path, url);
  for (const [key, value] of Object.entries(query ?? {})) target.searchParams.set(key, String(value));
  const encoded = bodyOf(definition, body);
  const reply = await ask(target.href, {
    method: definition.method,
    ...encoded,
    headers: { client: 'pc', country: 'ca', ...encoded.headers, ...headers },
    signal: AbortSignal.timeout(timeout),
  });
  const envelope = (await reply.json()) as Omit<Answered<N>, 'status' | 'retryAfter'>;
  return { ...envelope, status: reply.status, retryAfter: reply.headers.get('retry-after') };
};
