import type { Language } from '@shop/contract';
import type { RequestMessage } from './messages.ts';
import type { OnSlow } from './slow-call.ts';
import type { Transport } from './transport.ts';

/** Values of the headers that belong to the person's session; an undefined one is not sent. */
export interface SessionHeaders {
  'Device-Id'?: string;
  Authorization?: string;
  indent?: string;
  'Is-Pay-Login'?: string;
}

/** All side effects of the client are callbacks, so that one page and many server requests can use the same code. */
export interface RequestOptions {
  /** Where the API is: '', the default, for the page's own site. */
  baseUrl?: string;
  headers?: () => SessionHeaders;
  language?: () => Language;
  /** How calls are sent in place of the browser's way; where to, for how long and how often is then its own matter. */
  transport?: Transport;
  /** Milliseconds for one attempt, 60 000 by default (REQ-001). */
  timeout?: number;
  /** Repeats of a GET that got no answer, and the milliseconds between them: 3 and 3 000 by default. */
  retries?: number;
  retryDelay?: number;
  /** Gets a new token after a 401; true when `headers` now answers it. One run serves all waiting calls. */
  refreshToken?: () => Promise<boolean>;
  /** Called when an order or payment call got a 401: it is not sent again with another token. */
  onSignInNeeded?: () => void;
  onMessage?: (message: RequestMessage) => void;
  /** A call that a person waits for has had no answer for 5 s. */
  onSlow?: OnSlow;
  onRedirect?: (path: '/oops.html' | '/404') => void;
  /** `request` is the id of the call, under which the servers' logs have it. */
  onServerError?: (error: { call: string; request: string; message: string }) => void;
}

export interface CallOptions {
  signal?: AbortSignal;
  /** Nobody waits for it (suggestions, pop-ups, polling): no message, no redirect, and it heeds Retry-After. */
  background?: boolean;
  /**
   * A person waits for it where they are, and the view that made it says there what went wrong: no code leads away, no
   * fault shows a message of its own, and it is sent at once though Retry-After asked to wait. Together with
   * `background` nobody waits for it, but a page needs it at once.
   */
  inPlace?: boolean;
  /** False: never sent again after a 401. Order and payment calls never are, whatever is said here. */
  replay?: boolean;
}
