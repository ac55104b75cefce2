import { encodeBody, encodeFields } from './body.ts';
import { unanswered } from './outcome.ts';
import type { FailureReason } from './outcome.ts';
import { type Transport, isEnvelope, readRetryAfter } from './transport.ts';

const reasonOf = (error: unknown, signal: AbortSignal | undefined): Exclude<FailureReason, 'code'> => {
  if (signal?.aborted) return 'cancelled';
  // Names, because who renders may run in another realm than the network's code.
  const name: unknown = Object(error).name;
  if (name === 'TimeoutError') return 'timeout';
  // `fetch` and the reading of a body say so of a connection that is not there, or breaks.
  return name === 'TypeError' ? 'network' : 'other';
};

/**
 * Sends a server's calls, once each and with a timeout in ms (REQ-001); never throws. A rendered page makes several, and
 * the browser's transport spends on each of them what its retries and hooks need (X-232).
 */
export const serverTransport =
  ({ baseUrl, timeout }: { baseUrl: string; timeout: number }): Transport =>
  async ({ definition, query, body, headers, signal }) => {
    const { data, contentType } = encodeBody(definition.body, body);
    const search = query ? encodeFields(query) : '';
    // Not `AbortSignal.timeout`: what it holds stays until its time is over, long after the answer (X-393).
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(new DOMException('no answer in time', 'TimeoutError')), timeout);
    try {
      const answer = await fetch(`${baseUrl}${definition.path}${search && `?${search}`}`, {
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
