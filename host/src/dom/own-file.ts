/** How long a file is waited for, in ms. */
const LIMIT_MS = 4_000;

/** A file of our own server that did not come, or was another; `cause` is why. */
export class FileUnavailable extends Error {
  readonly address: string;
  readonly isLate: boolean;

  constructor(address: string, cause: unknown) {
    super(`${address} did not come`, { cause });
    this.address = address;
    this.isLate = cause instanceof Error && cause.name === 'TimeoutError';
  }
}

/**
 * Null where there is none of that name. One that does not come is asked for once
 * more.
 *
 * @throws FileUnavailable when it does not come, in time or at all.
 */
export const ownFile = async <T>(address: string): Promise<T | null> => {
  const asked = async (): Promise<T | null> => {
    const answer = await fetch(address, { signal: AbortSignal.timeout(LIMIT_MS) });
    if (answer.status === 404) return null;
    if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}`);
    return (await answer.json()) as T; // from our own server
  };
  return asked()
    .catch(asked)
    .catch((error: unknown) => {
      throw new FileUnavailable(address, error);
    });
};
