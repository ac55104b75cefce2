import type { CallDefinition, Envelope } from '@shop/contract';
import axios, { AxiosError, isAxiosError } from 'axios';
import type { AxiosInstance, AxiosResponse } from 'axios';
import axiosRetry from 'axios-retry';
import { encodeBody, encodeFields } from './body.ts';
import { unanswered } from './outcome.ts';
import type { CallFailure } from './outcome.ts';

/** One request: a call's definition, its input, and the current headers. */
export interface Sending {
  definition: CallDefinition;
  query?: Readonly<Record<string, unknown>>;
  body?: Readonly<Record<string, unknown>>;
  headers: Readonly<Record<string, string>>;
  signal?: AbortSignal;
}

/** An answer of the API, or the failure when there was none. `retryAfter` is in milliseconds. */
export type Answer = { envelope: Envelope; retryAfter: number } | { failure: CallFailure };

export type Transport = (sending: Sending) => Promise<Answer>;

/** Whether an answer is one of the API (API-001); a gateway's error page in its place is none. */
export const isEnvelope = (data: unknown): data is Envelope =>
  typeof data === 'object' && data !== null && 'code' in data && typeof data.code === 'number';

const reasonOf = (error: unknown): CallFailure['reason'] & ('network' | 'timeout' | 'cancelled' | 'other') => {
  if (!isAxiosError(error)) return 'other';
  if (error.code === AxiosError.ERR_CANCELED) return 'cancelled';
  if (error.code === AxiosError.ETIMEDOUT || error.code === AxiosError.ECONNABORTED) return 'timeout';
  // A connection that breaks in the middle of an answer has no code at all.
  return error.code === AxiosError.ERR_NETWORK || (!error.response && error.code === undefined) ? 'network' : 'other';
};

// An envelope is final whatever its code (REQ-003).
const refuseWhatIsNoEnvelope = (response: AxiosResponse<unknown>): AxiosResponse<unknown> => {
  if (isEnvelope(response.data)) return response;
  throw new AxiosError('no envelope', AxiosError.ERR_BAD_RESPONSE, response.config, response.request, response);
};

const mayRetry = (error: AxiosError): boolean =>
  error.config?.method === 'get' &&
  (['network', 'timeout'].includes(reasonOf(error)) || (error.response?.status ?? 0) >= 500);

/** Seconds or a date, as in the Retry-After header, in milliseconds from now. */
export const readRetryAfter = (value: unknown): number => {
  if (typeof value !== 'string' || value === '') return 0;
  const seconds = Number(value);
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(wait) ? Math.max(0, wait) : 0;
};

const makeAxios = (options: {
  baseUrl: string;
  timeout: number;
  retries: number;
  retryDelay: number;
}): AxiosInstance => {
  // As on the server (server-transport.ts): what a test answers in Node and in a browser comes the same way.
  const http = axios.create({
    adapter: 'fetch',
    baseURL: options.baseUrl,
    timeout: options.timeout,
    validateStatus: () => true,
    paramsSerializer: { serialize: encodeFields },
  });
  http.interceptors.response.use(refuseWhatIsNoEnvelope);
  axiosRetry(http, {
    retries: options.retries,
    retryDelay: () => options.retryDelay,
    retryCondition: mayRetry,
    // The timeout applies to each attempt.
    shouldResetTimeout: true,
  });
  return http;
};

/** Sends calls over HTTP with a timeout (REQ-001) and retries of GETs (REQ-002); never throws. */
export const createTransport = (options: Parameters<typeof makeAxios>[0]): Transport => {
  const http = makeAxios(options);
  return async ({ definition, query, body, headers, signal }) => {
    const { data, contentType } = encodeBody(definition.body, body);
    try {
      const response = await http.request<Envelope>({
        method: definition.method,
        url: definition.path,
        params: query,
        data,
        headers: contentType ? { ...headers, 'Content-Type': contentType } : headers,
        signal,
      });
      return { envelope: response.data, retryAfter: readRetryAfter(response.headers['retry-after']) };
    } catch (error) {
      return { failure: unanswered(signal?.aborted ? 'cancelled' : reasonOf(error)) };
    }
  };
};
