import { isCallError, type TextFunction } from '@shop/platform';

/** What a person is told: the server's message, else the text for the kind of failure (ERR-005 to ERR-007). */
export function problemText(error: unknown, t: TextFunction<'account'>): string {
  if (!isCallError(error)) return t('problem.other');
  if (error.message !== '') return error.message;
  return t(error.reason === 'network' || error.reason === 'timeout' ? `problem.${error.reason}` : 'problem.other');
}
