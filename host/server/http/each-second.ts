import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';

/** Between the end of one work and the beginning of the next, in ms. */
export const pause = 1_000;

interface Messages {
  log: FastifyBaseLogger;
  /** Once, until the work succeeds again. */
  failed: string;
  again: string;
}

/** Does some work again and again until it is closed, whether it fails or not. */
export const eachSecond = (
  work: (ending: AbortSignal) => Promise<void>,
  { log, failed, again }: Messages,
): { close(): void } => {
  const end = new AbortController();
  let isReported = false;
  const follow = async (): Promise<void> => {
    while (!end.signal.aborted) {
      try {
        await work(end.signal);
        if (isReported) log.info(again);
        isReported = false;
      } catch (error) {
        if (!isReported && !end.signal.aborted) log.warn({ reason: String(error) }, failed);
        isReported = true;
      }
      await wait(pause, undefined, { signal: end.signal, ref: false }).catch(() => undefined);
    }
  };
  void follow();
  return { close: () => end.abort() };
};
