import { HttpError } from 'react-admin';
import {
  operatorCalls,
  type FileBody,
  type OperatorCall,
  type OperatorCallName,
  type OperatorInput,
  type OperatorResult,
} from '@shop/contract/operator';
import { connection, session } from './state.ts';

interface Envelope {
  readonly code: number;
  readonly message: string;
  readonly result: unknown;
}

const mediaTypes = { json: 'application/json', csv: 'text/csv', picture: 'application/octet-stream' } as const;

/** A file as the body of a call; the browser sends it as it is. */
export const bodyOf = (file: Blob): FileBody => file as unknown as FileBody; // the contract’s type is that of commands

const queryOf = (query: object | undefined): string => {
  const given = Object.entries(query ?? {}).flatMap(([key, value]): [string, string][] =>
    value === undefined || value === null || value === '' ? [] : [[key, String(value)]],
  );
  return given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`;
};

/** What a form may show beside the field that was refused. */
const refusal = ({ code, message, result }: Envelope): HttpError => {
  const { field } = Object(result);
  return new HttpError(message, code, typeof field === 'string' ? { errors: { [field]: message } } : null);
};

/** Calls that sign somebody in, for which no session is needed. */
const isOpen = (name: OperatorCallName): boolean => operatorCalls[name].roles === 'anybody';

const language = (): string => document.documentElement.lang || 'en';

/**
 * Sends a request that is answered with an envelope. An answer that did not come, and a session that has ended, are noted, and what was
 * typed stays where it is.
 * @throws HttpError with the API's words, or with the key of a text where there is no answer
 */
const send = async <Result>(
  url: string,
  { headers, ...init }: RequestInit & { headers: Readonly<Record<string, string>> },
  isWithoutSession = false,
): Promise<Result> => {
  let envelope: Envelope;
  try {
    const answer = await fetch(url, { ...init, headers: { 'accept-language': language(), ...headers } });
    envelope = (await answer.json()) as Envelope; // as the contract says
  } catch {
    connection.set('lost');
    throw new HttpError('console.connection.lost', 0);
  }
  connection.set(envelope.code === 503 ? 'lost' : 'there');
  if (envelope.code === 200) return envelope.result as Result; // both sides read the same schemas
  if (envelope.code === 401 && !isWithoutSession && session.get() === 'open') session.set('ended');
  throw refusal(envelope);
};

/** Asks the console's own server, without a body or with one in JSON. @throws HttpError as above */
export const askOwn = <Result>(url: string, body?: object): Promise<Result> =>
  send(
    url,
    body === undefined
      ? { headers: {} }
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
  );

/** Makes one of the operator's calls. @throws HttpError as above */
export const ask = async <N extends OperatorCallName>(
  name: N,
  input: OperatorInput<N> | (OperatorInput<N> extends { body: unknown } ? never : Record<string, never>),
): Promise<OperatorResult<N>> => {
  const { method, path, body: kind }: OperatorCall = operatorCalls[name];
  const { query, body }: { query?: object; body?: unknown } = input;
  return send(
    `${path}${queryOf(query)}`,
    {
      method,
      headers: kind ? { 'content-type': mediaTypes[kind] } : {},
      ...(kind && { body: kind === 'json' ? JSON.stringify(body ?? {}) : (body as Blob | string) }), // as its kind says
    },
    isOpen(name),
  );
};
