import type { PageResult } from '@shop/contract';
import type { CallError, TextFunction } from '@shop/platform';

// Only the base query makes errors with a reason; anything else is a fault of ours.
const isCallError = (error: unknown): error is CallError =>
  typeof error === 'object' && error !== null && 'reason' in error;

/** Whether an error is the API's own answer with one of these codes. */
export const isAnswer = (error: unknown, ...codes: number[]): boolean =>
  isCallError(error) && error.reason === 'code' && codes.includes(error.code);

/** What a person is told: the server's message, else the text for what happened on the way (document 1 §8). */
export function problemText(error: unknown, t: TextFunction<'account'>): string {
  if (!isCallError(error)) return t('problem.other');
  if (error.message !== '') return error.message;
  return t(error.reason === 'network' || error.reason === 'timeout' ? `problem.${error.reason}` : 'problem.other');
}

/** The name of the field that the API's answer is about, where it says one. */
export function fieldOf(error: unknown): string | undefined {
  const result = isCallError(error) ? error.result : undefined;
  if (typeof result !== 'object' || result === null || !('field' in result)) return undefined;
  return typeof result.field === 'string' ? result.field : undefined;
}

/**
 * The document's status after a page's main call failed: 404 for what does not exist or belongs to someone else, 401
 * for a token that has expired (the browser asks again with a new one), else 503.
 */
export function failureStatus(error: unknown): PageResult {
  if (isAnswer(error, 400, 403, 404, 10404)) return { status: 404 };
  return { status: isAnswer(error, 401) ? 401 : 503 };
}
