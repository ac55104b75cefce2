import { AsyncLocalStorage } from 'node:async_hooks';
import { tracing } from '@shop/serving';
import { Client, Pool, type PoolConfig } from 'pg';

const currentRequest = new AsyncLocalStorage<string>();

/** Runs `work`; each statement that it sends to a PostgreSQL server begins with a comment that is this request's id. */
export const inNameOf = <T>(requestId: string, work: () => T): T => currentRequest.run(requestId, work);

/** Ids have none, because only letters, digits, `_` and `-` make one. */
const mark = '/*';

const named = (text: string): string => {
  const id = currentRequest.getStore();
  return id === undefined || text.startsWith(mark) ? text : `${mark}${id}*/ ${text}`;
};

/** Names the text in a driver's arguments; the answer stays the same. */
const withName = ([query, ...rest]: readonly unknown[]): unknown[] => {
  if (typeof query === 'string') return [named(query), ...rest];
  const text: unknown = typeof query === 'object' && query !== null ? Reflect.get(query, 'text') : undefined;
  return [typeof text === 'string' ? { ...Object(query), text: named(text) } : query, ...rest];
};

const textOf = (query: unknown): string =>
  typeof query === 'string' ? query : String(typeof query === 'object' && query !== null && Reflect.get(query, 'text'));

/** A statement that is traced already: a pool hands it on to one of its connections. */
const traced = Symbol('traced');

class NamingClient extends Client {
  override query(...given: unknown[]): never {
    const ask = () => Reflect.apply(super.query, this, withName(given)) as never; // whatever the driver answers
    const [query] = given;
    const follows = typeof query === 'object' && query !== null && traced in query ? null : tracing();
    return follows ? follows.statement(textOf(query), ask) : ask();
  }
}

/**
 * Connections whose statements name the request that they are for: at the beginning, where the server's views
 * and log, which cut long statements off, keep it. It costs no round trip, and the server counts statements as without.
 */
export class NamingPool extends Pool {
  constructor(config: PoolConfig) {
    super({ ...config, Client: NamingClient });
  }

  /** Here, because a statement that waits for a connection is sent while another request gives one back. */
  override query(...given: unknown[]): never {
    const asked = withName(given);
    const follows = tracing();
    if (!follows) return Reflect.apply(super.query, this, asked) as never; // whatever the driver answers
    const [query, ...rest] = asked;
    const own = { ...(typeof query === 'string' ? { text: query } : Object(query)), [traced]: true };
    return follows.statement(textOf(query), () => Reflect.apply(super.query, this, [own, ...rest]) as never);
  }
}
