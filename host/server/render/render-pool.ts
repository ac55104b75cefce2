import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Question } from './messages.ts';
import { RenderFailure, type RenderThread, type ThreadOptions, renderThread } from './render-thread.ts';

export interface PoolOptions extends Omit<ThreadOptions, 'onReady'> {
  /** How many threads. */
  size: number;
  log: FastifyBaseLogger;
}

export interface RenderPool extends Pick<RenderThread, 'ask' | 'forget'> {
  /** Ends the threads; `timeout` is how many ms what they are doing may still take. */
  close(timeout?: number): Promise<void>;
}

/** So many threads in a row that end before they are ready mean that this build of the host cannot start. */
const triedStarts = 3;

/** The threads that render with one build of the host: a thread that ends is replaced. */
export const renderPool = ({ size, log, onEnd, ...options }: PoolOptions): RenderPool => {
  const threads = new Set<RenderThread>();
  let failedStarts = 0;
  let isClosed = false;

  const start = (): void => {
    let isReady = false;
    const thread = renderThread({
      ...options,
      onReady() {
        isReady = true;
        failedStarts = 0;
      },
      onEnd(ended) {
        threads.delete(thread);
        if (!isReady) failedStarts += ended.why === 'unusable' ? triedStarts : 1;
        onEnd(ended);
        if (isClosed) return;
        if (failedStarts < triedStarts) start();
        else log.error({ host: options.hostEntry }, 'no page is rendered with this build of the host');
      },
    });
    threads.add(thread);
  };

  /** The least busy thread that answers; while none does, the least busy of all. */
  const pick = (): RenderThread | undefined => {
    const byLoad = [...threads].toSorted((a, b) => a.load() - b.load());
    return byLoad.find((thread) => thread.isAnswering()) ?? byLoad[0];
  };

  for (let count = 0; count < size; count += 1) start();

  return {
    async ask<K extends Question['kind']>(question: Extract<Question, { kind: K }>, signal: AbortSignal) {
      const thread = pick();
      if (!thread) throw new RenderFailure('no thread can render with this build of the host');
      return thread.ask<K>(question, signal);
    },
    forget() {
      for (const thread of threads) thread.forget();
    },
    async close(timeout = 0) {
      isClosed = true;
      const until = performance.now() + timeout;
      while (performance.now() < until && [...threads].some((thread) => thread.load() > 0)) await wait(50);
      await Promise.all([...threads].map((thread) => thread.end()));
    },
  };
};
