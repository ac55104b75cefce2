import { useEffect } from 'react';
import { cartApi, useStore, type AppStore } from '@shop/platform';

const CHANNEL = 'cart';

const cartIn = (store: AppStore) => cartApi.endpoints.cart.select()(store.getState()).data;

/** What the cart holds, in short; undefined while it is not known. */
const contentsOf = (store: AppStore): string | undefined => {
  const cart = cartIn(store);
  return cart && JSON.stringify(cart.list.map(({ item_id, qty }) => [item_id, qty]));
};

/**
 * Tells the other tabs that the cart holds something else, and loads it anew when one of them says so. A tab that finds
 * what it was told says nothing, so two tabs never go on telling each other.
 */
export const useSharedCart = (): void => {
  const store = useStore() as AppStore; // the shell's own
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return undefined;
    const channel = new BroadcastChannel(CHANNEL);
    const announce = channel.postMessage.bind(channel);
    let known = contentsOf(store);
    let cart = cartIn(store);
    const stop = store.subscribe(() => {
      const current = cartIn(store);
      if (current === cart) return;
      cart = current;
      const contents = contentsOf(store);
      if (contents === undefined || contents === known) return;
      known = contents;
      announce(contents);
    });
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (known === undefined || data === known) return;
      void store.dispatch(cartApi.endpoints.cart.initiate(undefined, { subscribe: false, forceRefetch: true }));
    });
    return () => {
      stop();
      channel.close();
    };
  }, [store]);
};
