import type { PageResult } from '@shop/contract';
import { isAnswer } from '@shop/platform';

/** The parts of an endpoint's state that a loader reads. */
interface Outcome {
  isError: boolean;
  error?: unknown;
}

/** A page's answer after its main endpoint failed: 404 for what does not exist, else 503 for the document's status. */
export const failureStatus = ({ isError, error }: Outcome): PageResult | undefined => {
  if (!isError) return undefined;
  return { status: isAnswer(error, 404, 10404) ? 404 : 503 };
};
