import type { PageResult } from '@shop/contract';
import { isAnswer } from '@shop/store';

/**
 * The document's status after the main call of someone's own page failed: 404 for what does not exist or belongs to
 * someone else, 401 for a token that has expired (the browser asks again with a new one), else 503.
 */
export const failureStatus = (error: unknown): PageResult => {
  if (isAnswer(error, 400, 403, 404, 10404)) return { status: 404 };
  return { status: isAnswer(error, 401) ? 401 : 503 };
};
