import { askOutside } from '@shop/outside';

export interface Posted {
  readonly status: number;
}

/** Posts a message. @throws Error without an answer in time, or for an address that may not be asked */
export type Post = (url: string, headers: Readonly<Record<string, string>>, body: string) => Promise<Posted>;

/** ms that an address has to answer. */
const timeout = 15_000;

/**
 * Posts over the network; of an answer only its status is read.
 * @param mayBeInside whether the own machine and network may be asked: in the sandbox alone
 */
export const postOutside =
  (mayBeInside: boolean): Post =>
  async (url, headers, body) => {
    const { status } = await askOutside(url, { method: 'POST', headers, body }, { ms: timeout, bytes: 0, mayBeInside });
    return { status };
  };
