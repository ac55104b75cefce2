import { momentFields } from '@shop/contract';
import type { Texts } from '@shop/i18n';
import type { Moment } from '../contract/document.ts';
import type { PreloadedState } from '@shop/store';
import type { HydrationState } from 'react-router-dom';

/** JSON that comes back to life in the browser. */
export interface PageState {
  store: PreloadedState;
  router: HydrationState;
  /** The shell's texts; a remote's come as a chunk of their own. */
  texts: Texts;
}

interface Asking {
  status: string;
  data?: unknown;
  requestId?: string;
  startedTimeStamp?: number;
  fulfilledTimeStamp?: number;
}

interface AnswerCache {
  queries: Readonly<Record<string, Asking>>;
  provided: {
    tags: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
    keys: Readonly<Record<string, unknown>>;
  };
}

const mapped = <T, R>(record: Readonly<Record<string, T>>, change: (value: T) => R): Record<string, R> =>
  Object.fromEntries(
    Object.entries(record)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, value]) => [key, change(value)]),
  );

const withCache = (store: PreloadedState, change: (cache: AnswerCache) => AnswerCache): PreloadedState =>
  store['api'] ? { ...store, api: change(store['api'] as AnswerCache) } : store; // the cache's own shape

/** JSON with what stands in the fields of a moment replaced, in the order in which they stand; what has none stays itself. */
const withMoments = (value: unknown, replace: (moment: Moment) => Moment): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  let changed: Record<string, unknown> | unknown[] | undefined;
  for (const [name, one] of Object.entries(value)) {
    const isMoment =
      !Array.isArray(value) && momentFields.has(name) && (typeof one === 'number' || typeof one === 'string');
    const now = isMoment ? replace(one) : withMoments(one, replace);
    if (now === one) continue;
    changed ??= Array.isArray(value) ? [...(value as unknown[])] : { ...value };
    (changed as Record<string, unknown>)[name] = now; // an index of an array is a name as well
  }
  return changed ?? value;
};

/** The state of a store as it may travel, and the moments that its answers say, which stand beside it. */
interface Portable {
  store: PreloadedState;
  moments: readonly Moment[];
}

/**
 * The store's state without when and in which order its answers came, and without the moments that they say: rendered again
 * from the same answers, on any server, it is the same.
 */
export const portable = (store: PreloadedState): Portable => {
  const moments: Moment[] = [];
  const leave = (moment: Moment): Moment => {
    moments.push(moment);
    return 0;
  };
  const bare = ({ requestId: _id, startedTimeStamp: _begun, fulfilledTimeStamp: _ended, ...query }: Asking): Asking =>
    'data' in query ? { ...query, data: withMoments(query.data, leave) } : query;
  const left = withCache(store, ({ queries, provided, ...cache }) => ({
    ...cache,
    queries: mapped(queries, bare),
    provided: {
      tags: mapped(provided.tags, (ids) => mapped(ids, (keys) => keys.toSorted())),
      keys: mapped(provided.keys, (tags) => tags),
    },
  }));
  return { store: left, moments };
};

/**
 * The same with its moments, of which a page of an older build has none, and with the time when its answers came, where it
 * does not say: they count from then.
 */
export const restored = ({ store, moments }: Portable, answeredAt: number): PreloadedState => {
  const next = moments.values();
  const whole = (query: Asking): Asking => ({
    ...(query.status === 'fulfilled' && { fulfilledTimeStamp: answeredAt }),
    ...query,
    ...('data' in query &&
      moments.length > 0 && { data: withMoments(query.data, (left) => next.next().value ?? left) }),
  });
  return withCache(store, (cache) => ({ ...cache, queries: mapped(cache.queries, whole) }));
};
