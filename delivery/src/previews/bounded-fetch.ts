import { askOutside, OutsideProblem } from '@shop/outside';
import { DeliveryProblem } from '../problem.ts';

/** A preview that cannot be used: it does not come, is more than is taken, or is not what a team has signed. */
export class PreviewProblem extends DeliveryProblem {
  readonly kind: 'away' | 'large' | 'untrusted';

  constructor(kind: PreviewProblem['kind'], message: string) {
    super(message);
    this.kind = kind;
  }
}

interface FetchBounds {
  /** Most bytes of the body. */
  bytes: number;
  /** How long the whole of it may take, in ms. */
  ms: number;
  signal: AbortSignal;
}

const causeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message || error.cause.name : error.message;
};

/**
 * The bytes at an address, as they lie there. The operator has named its origin (`PREVIEW_ORIGINS`), so that it may stand
 * in the own network. @throws PreviewProblem
 */
export const fetchBounded = async (url: string, { bytes, ms, signal }: FetchBounds): Promise<Buffer> => {
  try {
    const headers = { 'accept-encoding': 'identity' };
    const { status, body } = await askOutside(url, { headers, signal }, { bytes, ms, mayBeInside: true });
    if (status === 200) return body;
    throw new PreviewProblem('away', `${url} is answered with ${status}.`);
  } catch (error) {
    if (error instanceof PreviewProblem) throw error;
    if (error instanceof OutsideProblem && error.kind === 'large') throw new PreviewProblem('large', error.message);
    throw new PreviewProblem('away', `${url} cannot be fetched: ${causeOf(error)}.`);
  }
};
