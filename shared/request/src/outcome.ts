/**
 * Why a call failed: the API's own code, or what happened on the way. `later`: there is no network, and the change is
 * kept to be made when there is one.
 */
export type FailureReason = 'code' | 'network' | 'timeout' | 'cancelled' | 'other' | 'later';

/**
 * A call never throws. With `reason: 'code'` the API answered (`code` is its code);
 * with any other the client made the answer itself: code 0 when cancelled, else 500, and no message
 * (REQ-014, REQ-015).
 */
export type CallOutcome<T> = { ok: true; code: 200; result: T; message: string; type: string } | CallFailure;

export interface CallFailure {
  ok: false;
  reason: FailureReason;
  code: number;
  message: string;
  result?: unknown;
  type?: string;
}

/** Both codes of too many requests (ERR-001). */
export const isTooMany = (code: number): boolean => code === 429 || code === 2002;

/** The failure that the client makes itself when no answer came. */
export const unanswered = (reason: Exclude<FailureReason, 'code' | 'later'>): CallFailure => ({
  ok: false,
  reason,
  code: reason === 'cancelled' ? 0 : 500,
  message: '',
});
