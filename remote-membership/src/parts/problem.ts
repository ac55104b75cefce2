import type { PageResult } from '@shop/contract';
import type { CallError, TextFunction } from '@shop/platform';

// Only the base query makes errors with a reason; anything else is a fault of ours.
const isCallError = (error: unknown): error is CallError =>
  typeof error === 'object' && error !== null && 'reason' in error;

/** Whether an error is the API's own answer: of one of these codes, or of any when none is named. */
export const isAnswer = (error: unknown, ...codes: number[]): error is CallError =>
  isCallError(error) && error.reason === 'code' && (codes.length === 0 || codes.includes(error.code));

/** What a person is told: the server's message, else that it did not work (document 3 §8). */
export const problemText = (error: unknown, t: TextFunction<'membership'>): string =>
  isCallError(error) && error.message !== '' ? error.message : t('problem');

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
