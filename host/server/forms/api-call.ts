import { type CallInput, type CallName, calls, client, country } from '@shop/contract';
import { visitorHeaders } from '../http/api-headers.ts';

/** Who makes the call, and from which address. */
export interface Caller {
  deviceId: string;
  token: string | null;
  address: string;
}

/** The envelope's code and result; code 0 means that no answer came. */
export interface ApiAnswer {
  code: number;
  result: unknown;
}

/** Calls the API for a form that a browser sent without scripts; never rejects. */
export type ApiCall = <N extends CallName>(name: N, input: CallInput<N>, caller: Caller) => Promise<ApiAnswer>;

export function apiCall({ apiUrl, webSecret }: { apiUrl: string; webSecret: string }): ApiCall {
  return async (name, { query, body }, { deviceId, token, address }) => {
    const { method, path } = calls[name];
    const search = new URLSearchParams(Object.entries(query ?? {}).map(([key, value]) => [key, String(value)]));
    try {
      const response = await fetch(`${apiUrl}${path}${search.size > 0 ? `?${search}` : ''}`, {
        method,
        headers: {
          client,
          country,
          'device-id': deviceId,
          ...visitorHeaders(webSecret, address),
          ...(token && { authorization: token }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(10_000),
      });
      const envelope: unknown = await response.json();
      if (typeof envelope !== 'object' || envelope === null || !('code' in envelope)) return { code: 0, result: null };
      return { code: Number(envelope.code), result: 'result' in envelope ? envelope.result : null };
    } catch {
      return { code: 0, result: null };
    }
  };
}
