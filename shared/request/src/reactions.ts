import type { CallDefinition } from '@shop/contract';
import { isTooMany, type CallFailure } from './outcome.ts';
import type { CallOptions, RequestOptions } from './options.ts';

/**
 * Tells of a failed call (ERR-001 to ERR-008). A cancelled call is told of to nobody; a background call never
 * disturbs the person, and what went wrong with a call that is made in place is said there: neither leads away or shows
 * a message here, but a server error is tracked all the same.
 */
export const reactTo = (
  failure: CallFailure,
  sent: { call: string; request: string },
  method: CallDefinition['method'],
  { background = false, inPlace = false }: CallOptions,
  { onMessage, onRedirect, onServerError }: RequestOptions,
): void => {
  const { reason, code, message } = failure;
  if (reason === 'cancelled' || reason === 'later') return;
  const isAnswered = reason === 'code';
  if (isAnswered && code === 500) onServerError?.({ ...sent, message });
  if (background || inPlace) return;
  if (!isAnswered) {
    // Only failed reads show a message here; for a write the view that made it shows one.
    if (method === 'GET') onMessage?.({ key: reason });
    return;
  }
  if (code === 500 && message !== '') onMessage?.({ text: message });
  if (isTooMany(code)) onRedirect?.('/oops.html');
  if (code === 10404) onRedirect?.('/404');
};
