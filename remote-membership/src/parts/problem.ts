import { isCallError, type TextFunction } from '@shop/platform';

/** What a person is told: the server's message, else that it did not work (ERR-010). */
export const problemText = (error: unknown, t: TextFunction<'membership'>): string =>
  isCallError(error) && error.message !== '' ? error.message : t('problem');
