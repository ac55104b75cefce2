import type { CallDefinition } from '@shop/contract';
import { encodeBody, encodeFields } from './body.ts';
import { unanswered } from './outcome.ts';
import type { FailureReason } from './outcome.ts';
import { type Sending, type Transport, isEnvelope, readRetryAfter } from './transport.ts';

/** As much of `fetch` as is used; in the thread of a web server its own way to the API (host/contract/rendering.ts). */
type Send = (
  url: string,
  call: Pick<Sending, 'headers'> & {
    method: CallDefinition['method'];
    body: string | FormData | null;
    signal: AbortSignal;
  },
) => Promise<{ headers: Pick<Headers, 'get'>; json(): unknown }>;

const reasonOf = (error: unknown, signal: AbortSignal | undefined): Exclude<FailureReason, 'code' | 'later'> => {
  if (signal?.aborted) return 'cancelled';
  // Names, because who renders may run in another realm than the network's code.
  const name: unknown = Object(error).name;
  if (name === 'TimeoutError') return 'timeout';
  // `fetch` and the reading of a body say so of a connection that is not there, or breaks.
  return name === 'TypeError' ? 'network' : 'other';
};

interface ServerOptions {
  baseUrl: string;
  /** In ms. */
  timeout: number;
  send?: Send | undefined;
}

/**
 * Sends a server's calls, once each and with a timeout in ms (REQ-001); never throws. A rendered page makes several, and
 * the browser's transport spends on each of them what its retries and hooks need. `send` has them sent in another way.
 */
export const serverTransport =
  ({ baseUrl, timeout, send = (url, call) => fetch(url, call) }: ServerOptions): Transport =>
  async ({ definition, query, body, headers, signal }) => {
    const { data, contentType } = encodeBody(definition.body, body);
    const search = query ? encodeFields(query) : '';
    // Not `AbortSignal.timeout`: what it holds stays until its time is over, long after the answer.
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(new DOMException('no answer in time', 'TimeoutError')), timeout);
    try {
      const answer = await send(`${baseUrl}${definition.path}${search && `?${search}`}`, {
        method: definition.method,
        headers: contentType ? { ...headers, 'Content-Type': contentType } : headers,
        body: data ?? null,
        signal: signal ? AbortSignal.any([signal, late.signal]) : late.signal,
      });
      const envelope: unknown = await answer.json();
      if (!isEnvelope(envelope)) return { failure: unanswered('other') };
      return { envelope, retryAfter: readRetryAfter(answer.headers.get('retry-after')) };
    } catch (error) {
      return { failure: unanswered(reasonOf(error, signal)) };
    } finally {
      clearTimeout(timer);
    }
  };
