import { useEffect } from 'react';
import { cartApi, useStore, type AppStore } from '@shop/platform';
import { selectSession, type SessionRoot } from '@shop/session';

const CHANNEL = 'cart';

interface Seen {
  /** Whose cart it is: tabs may be different people for a moment, while a token is replaced. */
  token: string;
  contents: string | undefined;
}

/**
 * Tells the other tabs of the same person what the cart holds, once it is known here and whenever it changes, and loads
 * it anew when one of them says something else. A tab that is told what it knows says nothing, and one that finds the
 * server agrees with itself answers, so that also a tab that came late hears it: two tabs never go on telling each other.
 */
export const useSharedCart = (): void => {
  const store = useStore() as AppStore; // the shell's own
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return undefined;
    const cartNow = () => cartApi.endpoints.cart.select()(store.getState()).data;
    let cart = cartNow();
    const seen = (): Seen => ({
      token: selectSession(store.getState() as unknown as SessionRoot).token,
      contents: cart && JSON.stringify(cart.list.map(({ item_id, qty }) => [item_id, qty])),
    });
    let known = seen();
    const channel = new BroadcastChannel(CHANNEL);
    const post = channel.postMessage.bind(channel);
    const announce = () => {
      if (known.contents !== undefined) post(known);
    };
    announce();
    const stop = store.subscribe(() => {
      const current = cartNow();
      if (current === cart) return;
      cart = current;
      const before = known;
      known = seen();
      if (known.contents !== before.contents) announce();
    });
    channel.addEventListener('message', ({ data }: MessageEvent<Seen>) => {
      const { token, contents } = seen();
      if (contents === undefined || data.token !== token || data.contents === contents) return;
      void store
        .dispatch(cartApi.endpoints.cart.initiate(undefined, { subscribe: false, forceRefetch: true }))
        .then(({ isSuccess }) => {
          if (isSuccess && known.contents === contents) announce();
        });
    });
    return () => {
      stop();
      channel.close();
    };
  }, [store]);
};
