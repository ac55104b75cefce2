import type { RemoteFault } from '@shop/contract';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { loggedPath } from '../http/logging.ts';

export type Side = 'server' | 'browser';

/** A kind of fault with how often it was met; times are ISO 8601. `page`, `file` and `request` are those of the last one. */
export type CountedFault = RemoteFault & { side: Side; count: number; firstAt: string; lastAt: string };

interface HowMet {
  side?: Side;
  /** For the log alone. */
  reason?: string;
}

export interface RemoteFaults {
  record(fault: RemoteFault, how?: HowMet): void;
  /** Newest first. */
  list(): CountedFault[];
  /** Whether a build has failed in the last ten minutes; taking long is no failure. */
  isFailing(remote: string, build: number): boolean;
}

interface Options {
  onFault?(fault: RemoteFault, side: Side): void;
  now?: (() => number) | undefined;
}

const MAX_KINDS = 100;
const LOGGED_EVERY_MS = 60_000;
const FAILING_FOR_MS = 10 * 60_000;

/**
 * The one memory of what remotes have done wrong, by build, expose and cause, on the server and in browsers. It keeps
 * the hundred kinds met last; each kind is logged, in one line, when it is first met and then once a minute at most:
 * a page that took long as a warning, because its visitor has it nevertheless, from the server or made by the browser.
 * A page's path is kept as the log keeps paths, without what is one person's.
 */
export const remoteFaults = (
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>,
  { onFault, now = Date.now }: Options = {},
): RemoteFaults => {
  /** The one met last comes first. */
  const kinds = new LRUCache<string, { counted: CountedFault; loggedAt: number }>({ max: MAX_KINDS });
  const iso = () => new Date(now()).toISOString();

  return {
    record(fault, { side = 'server', reason } = {}) {
      const { remote, build, expose, cause, file, page, request } = fault;
      const kind = { remote, build, expose, cause, side };
      const key = JSON.stringify(kind);
      const known = kinds.get(key);
      const { count, firstAt } = known?.counted ?? { count: 0, firstAt: iso() };
      const met = { ...kind, ...(file && { file }), ...(page && { page: loggedPath(page) }) };
      const counted = { ...met, ...(request && { request }), count: count + 1, firstAt, lastAt: iso() };
      const isLogged = now() - (known?.loggedAt ?? -Infinity) >= LOGGED_EVERY_MS;
      const line = { ...met, count: counted.count, ...(reason && { reason }), ...(request && { reqId: request }) };
      if (isLogged && cause === 'slow') log.warn(line, 'a page took long');
      else if (isLogged) log.error(line, 'a remote failed');
      kinds.set(key, { counted, loggedAt: isLogged ? now() : (known?.loggedAt ?? now()) });
      onFault?.(fault, side);
    },
    list: () => [...kinds.values()].map(({ counted }) => counted),
    isFailing: (remote, build) =>
      [...kinds.values()].some(
        ({ counted }) =>
          counted.remote === remote &&
          counted.build === build &&
          counted.cause !== 'slow' &&
          now() - Date.parse(counted.lastAt) < FAILING_FOR_MS,
      ),
  };
};
