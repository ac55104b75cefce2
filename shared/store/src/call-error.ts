import type { CallError } from './base-query.ts';

// Only the base query makes errors with a reason; any other error is a bug.
export const isCallError = (error: unknown): error is CallError =>
  typeof error === 'object' && error !== null && 'reason' in error;

/** Whether an error is the API's own answer: with one of these codes, or with any when none is named. */
export const isAnswer = (error: unknown, ...codes: number[]): error is CallError =>
  isCallError(error) && error.reason === 'code' && (codes.length === 0 || codes.includes(error.code));

/** The name of the field that the API's answer is about, where it says one. */
export const fieldOf = (error: unknown): string | undefined => {
  const result = isCallError(error) ? error.result : undefined;
  if (typeof result !== 'object' || result === null || !('field' in result)) return undefined;
  return typeof result.field === 'string' ? result.field : undefined;
};
