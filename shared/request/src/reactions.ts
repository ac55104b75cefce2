import type { CallDefinition, CallName } from '@shop/contract';
import { isTooMany, type CallFailure } from './outcome.ts';
import type { CallOptions, RequestOptions } from './options.ts';

/**
 * What a failed call does besides failing (ERR-001 to ERR-008). A cancelled call does nothing; a background call never
 * disturbs the person, but a server error is tracked all the same.
 */
export const reactTo = (
  failure: CallFailure,
  call: CallName,
  method: CallDefinition['method'],
  { background = false, inPlace = false }: CallOptions,
  { onMessage, onRedirect, onServerError }: RequestOptions,
): void => {
  const { reason, code, message } = failure;
  if (reason === 'cancelled') return;
  if (reason !== 'code') {
    // Only failed reads show a message here; for a write the view that made it shows one.
    if (method === 'GET' && !background && !inPlace) onMessage?.({ key: reason });
    return;
  }
  if (code === 500) {
    onServerError?.({ call, message });
    if (message !== '' && !background) onMessage?.({ text: message });
  }
  if (background) return;
  if (isTooMany(code) && !inPlace) onRedirect?.('/oops.html');
  if (code === 10404) onRedirect?.('/404');
};
