import { momentFields } from '@shop/contract';
import type { Texts } from '@shop/i18n';
import type { Moment } from '../contract/document.ts';
import type { PreloadedState } from '@shop/store';
import type { HydrationState } from 'react-router-dom';

/** What the page was rendered with: JSON that comes back to life in the browser. */
export interface PageState {
  store: PreloadedState;
  router: HydrationState;
  /** The shell's texts; a remote's come as a chunk of their own. */
  texts: Texts;
}

/** What of the cache of answers is about the asking. */
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

/** The store's state without the moments that its answers say, and these, which stand beside it. */
export const withoutMoments = (store: PreloadedState): { store: PreloadedState; moments: readonly Moment[] } => {
  const moments: Moment[] = [];
  const leave = (moment: Moment): Moment => {
    moments.push(moment);
    return 0;
  };
  const left = withCache(store, (cache) => ({
    ...cache,
    queries: mapped(cache.queries, (query) =>
      'data' in query ? { ...query, data: withMoments(query.data, leave) } : query,
    ),
  }));
  return { store: left, moments };
};

/** The state with the moments that stood beside it; from a page of an older build there are none. */
export const withItsMoments = (store: PreloadedState, moments: readonly Moment[]): PreloadedState => {
  if (moments.length === 0) return store;
  const next = moments.values();
  return withCache(store, (cache) => ({
    ...cache,
    queries: mapped(cache.queries, (query) =>
      'data' in query ? { ...query, data: withMoments(query.data, (left) => next.next().value ?? left) } : query,
    ),
  }));
};

/**
 * The store's state without when and in which order its answers came: rendered again from the same answers, on any
 * server, it is the same.
 */
export const withoutTimes = (store: PreloadedState): PreloadedState =>
  withCache(store, (cache) => ({
    ...cache,
    queries: mapped(
      cache.queries,
      ({ requestId: _id, startedTimeStamp: _begun, fulfilledTimeStamp: _ended, ...query }) => query,
    ),
    provided: {
      tags: mapped(cache.provided.tags, (ids) => mapped(ids, (keys) => keys.toSorted())),
      keys: mapped(cache.provided.keys, (tags) => tags),
    },
  }));

/** The same with the time when its answers came, where it does not say: they count from then. */
export const withTimes = (store: PreloadedState, answeredAt: number): PreloadedState =>
  withCache(store, (cache) => ({
    ...cache,
    queries: mapped(cache.queries, (query) =>
      query.status === 'fulfilled' ? { fulfilledTimeStamp: answeredAt, ...query } : query,
    ),
  }));
