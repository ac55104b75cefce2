import { useEffect } from 'react';
import { cartApi, useStore, type AppStore } from '@shop/platform';
import { selectSession, type SessionRoot } from '@shop/session';

const CHANNEL = 'cart';

interface Seen {
  /** Whose cart it is: tabs may be different people for a moment, while a token is replaced. */
  token: string;
  /** What it holds, in short; undefined while it is not known. */
  contents: string | undefined;
}

/**
 * Tells the other tabs of the same person that the cart holds something else, and loads it anew when one of them says
 * so. A tab that finds what it was told says nothing, so two tabs never go on telling each other.
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
    const announce = channel.postMessage.bind(channel);
    const stop = store.subscribe(() => {
      const current = cartNow();
      if (current === cart) return;
      cart = current;
      const before = known;
      known = seen();
      const isKnown = before.contents !== undefined && known.contents !== undefined;
      if (isKnown && known.contents !== before.contents) announce(known);
    });
    channel.addEventListener('message', ({ data }: MessageEvent<Seen>) => {
      const { token, contents } = seen();
      if (contents === undefined || data.token !== token || data.contents === contents) return;
      void store.dispatch(cartApi.endpoints.cart.initiate(undefined, { subscribe: false, forceRefetch: true }));
    });
    return () => {
      stop();
      channel.close();
    };
  }, [store]);
};
