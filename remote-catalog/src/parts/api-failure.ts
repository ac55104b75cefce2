import type { PageResult } from '@shop/contract';
import type { CallError } from '@shop/platform';

/** What a started endpoint left behind, as far as a loader asks. */
interface Outcome {
  isError: boolean;
  error?: unknown;
}

const isCallError = (error: unknown): error is CallError =>
  typeof error === 'object' && error !== null && 'code' in error && 'reason' in error;

/** Whether the API says that there is no such thing (document 1 §8: 404 and 10404). */
export const isMissing = (error: unknown): boolean =>
  isCallError(error) && error.reason === 'code' && [404, 10404].includes(error.code);

/** A page's answer after its main endpoint failed: 404 for what does not exist, else 503 for the document's status. */
export function failureStatus({ isError, error }: Outcome): PageResult | undefined {
  if (!isError) return undefined;
  return { status: isMissing(error) ? 404 : 503 };
}
