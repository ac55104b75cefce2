import { DeliveryProblem } from '../problem.ts';

/** What is wrong with a preview: it does not come, is more than is taken, or is not what a team has signed. */
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

/** Reads no more than it may: what is larger is broken off. */
const bodyOf = async (url: string, body: AsyncIterable<Uint8Array>, most: number): Promise<Buffer> => {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body) {
    length += part.byteLength;
    if (length > most) throw new PreviewProblem('large', `${url} has more than ${most} bytes.`);
    parts.push(part);
  }
  return Buffer.concat(parts);
};

/**
 * The bytes at an address, as they lie there. Nothing of anybody's is sent along, no other address is followed, and size
 * and time are bounded. @throws PreviewProblem
 */
export const fetchBounded = async (url: string, { bytes, ms, signal }: FetchBounds): Promise<Buffer> => {
  try {
    const { status, body } = await fetch(url, {
      redirect: 'error',
      credentials: 'omit',
      headers: { 'accept-encoding': 'identity' },
      signal: AbortSignal.any([signal, AbortSignal.timeout(ms)]),
    });
    if (status !== 200 || !body) {
      await body?.cancel();
      throw new PreviewProblem('away', `${url} is answered with ${status}.`);
    }
    return await bodyOf(url, body, bytes);
  } catch (error) {
    if (error instanceof PreviewProblem) throw error;
    throw new PreviewProblem('away', `${url} cannot be fetched: ${causeOf(error)}.`);
  }
};
