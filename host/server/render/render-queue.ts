export class QueueFull extends Error {}

/** Thrown when the time for rendering, waiting included, was over. */
export class TooLate extends Error {}

export interface QueueLoad {
  running: number;
  waiting: number;
}

export interface RenderQueue {
  load(): QueueLoad;
  /** Runs `work` when a place is free. `signal` is aborted, and the promise rejects with TooLate, after `limit` ms. */
  run<T>(limit: number, work: (signal: AbortSignal) => Promise<T>): Promise<T>;
}

/** At most `concurrency` at once, `places` waiting in turn. @throws QueueFull when there is no place either */
export const renderQueue = ({ concurrency, places }: { concurrency: number; places: number }): RenderQueue => {
  const waiting = new Set<() => void>();
  let running = 0;

  const next = (): void => {
    const [first] = waiting;
    if (!first || running >= concurrency) return;
    waiting.delete(first);
    first();
  };

  return {
    load: () => ({ running, waiting: waiting.size }),
    run<T>(limit: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
      if (running >= concurrency && waiting.size >= places) return Promise.reject(new QueueFull('too many pages wait'));
      const controller = new AbortController();
      return new Promise<T>((resolve, reject) => {
        let hasBegun = false;
        const timer = setTimeout(() => controller.abort(new TooLate(`rendering took longer than ${limit} ms`)), limit);
        const leave = () => {
          clearTimeout(timer);
          if (hasBegun) running -= 1;
          else waiting.delete(begin);
          next();
        };
        const begin = () => {
          hasBegun = true;
          running += 1;
          work(controller.signal).then(resolve, reject).finally(leave);
        };
        controller.signal.addEventListener('abort', () => {
          reject(controller.signal.reason);
          if (!hasBegun) leave();
        });
        waiting.add(begin);
        next();
      });
    },
  };
};
