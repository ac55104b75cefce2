import { isCallError } from '@shop/platform';
import type { RemoteTexts } from './remote-texts.ts';

type Key = 'problem.network' | 'problem.timeout' | 'problem.other';

/** What a person is told: the server's message, else the text for the kind of failure (ERR-005 to ERR-007). */
export const problemText = (error: unknown, t: RemoteTexts<Key>): string => {
  if (!isCallError(error)) return t('problem.other');
  if (error.message !== '') return error.message;
  return t(error.reason === 'network' || error.reason === 'timeout' ? `problem.${error.reason}` : 'problem.other');
};
