import { fieldOf, isCallError, type CallError } from '@shop/platform';

/** Why something did not work, as plain data: the server's own text, or none when no answer came, and the field that it is about. */
export type Problem = Pick<CallError, 'reason' | 'message'> & { code?: number; field?: string };

/** An endpoint's error as a problem. Any error that is not a call's failure is a bug and gets the general text. */
export const problemOf = (error: unknown): Problem => {
  if (!isCallError(error)) return { reason: 'other', message: '' };
  const { reason, message, code } = error;
  const field = fieldOf(error);
  return { reason, message, code, ...(field !== undefined && { field }) };
};
