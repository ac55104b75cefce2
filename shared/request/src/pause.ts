/** A pause that the API asked for with Retry-After; background calls wait it out. */
export interface Pause {
  start: (milliseconds: number) => void;
  /** Resolves when the pause is over, or at once when the caller gives up. */
  over: (signal?: AbortSignal) => Promise<void>;
}

export const createPause = (): Pause => {
  let until = 0;
  return {
    start: (milliseconds) => {
      until = Math.max(until, Date.now() + milliseconds);
    },
    over: async (signal) => {
      const wait = until - Date.now();
      if (wait <= 0 || signal?.aborted) return;
      await new Promise<void>((resolve) => {
        const done = (): void => {
          clearTimeout(timer);
          signal?.removeEventListener('abort', done);
          resolve();
        };
        const timer = setTimeout(done, wait);
        signal?.addEventListener('abort', done);
      });
    },
  };
};
