import type { RemoteFault } from '@shop/contract';
import type { FastifyBaseLogger } from 'fastify';

type Side = 'server' | 'browser';

/** A kind of fault with how often it was met; times are ISO 8601. */
export type CountedFault = RemoteFault & { side: Side; count: number; firstAt: string; lastAt: string };

export interface RemoteFaults {
  record(fault: RemoteFault, side?: Side): void;
  /** Newest first. */
  list(): CountedFault[];
}

const KINDS_KEPT = 100;
const LOGGED_EVERY_MS = 60_000;

/**
 * The one memory of what remotes have done wrong, by build, expose and cause, on the server and in browsers. It keeps
 * the hundred kinds met last; each kind is logged when it is first met and then once a minute at most.
 */
export const remoteFaults = (log: Pick<FastifyBaseLogger, 'error'>, now: () => number = Date.now): RemoteFaults => {
  const kinds = new Map<string, { counted: CountedFault; loggedAt: number }>();
  const iso = () => new Date(now()).toISOString();

  return {
    record({ remote, build, expose, cause }, side = 'server') {
      const fault = { remote, build, expose, cause, side };
      const key = JSON.stringify(fault);
      const known = kinds.get(key);
      const { count, firstAt } = known?.counted ?? { count: 0, firstAt: iso() };
      const counted = { ...fault, count: count + 1, firstAt, lastAt: iso() };
      const isLogged = now() - (known?.loggedAt ?? -Infinity) >= LOGGED_EVERY_MS;
      if (isLogged) log.error({ ...fault, count: counted.count }, 'a remote failed');
      kinds.delete(key);
      kinds.set(key, { counted, loggedAt: isLogged ? now() : (known?.loggedAt ?? now()) });
      const [oldest] = kinds.keys();
      if (kinds.size > KINDS_KEPT && oldest) kinds.delete(oldest);
    },
    list: () => [...kinds.values()].map(({ counted }) => counted).toReversed(),
  };
};
