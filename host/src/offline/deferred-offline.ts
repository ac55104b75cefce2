import type { RequestClient } from '@shop/request';
import type { Offline, OfflineOptions } from './offline.ts';

export interface DeferredOffline extends RequestClient {
  /** What keeps pages and sends changes; null where the browser has no service workers, or it did not come. */
  ready(): Promise<Offline | null>;
}

/**
 * Has calls made by way of what answers without a network, as soon as that is there: it comes when the page rests, or
 * with the first call that finds no network.
 */
export const deferredOffline = (client: RequestClient, options: OfflineOptions): DeferredOffline => {
  let loading: Promise<Offline | null> | undefined;
  let offline: Offline | null = null;
  const load = async (): Promise<Offline | null> => {
    if (!('serviceWorker' in navigator)) return null;
    try {
      const { createOffline } = await import(/* webpackChunkName: "offline" */ './offline.ts');
      return (offline = createOffline(client, options));
    } catch {
      loading = undefined; // asked for again
      return null;
    }
  };
  const ready = (): Promise<Offline | null> => (loading ??= load());
  return {
    ready,
    call: async (name, input, given) => {
      if (!navigator.onLine) await ready();
      return (offline?.client ?? client).call(name, input, given);
    },
  };
};
