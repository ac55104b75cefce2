import { guestTokenChannel, storageKeys } from '@shop/contract';

/** How tabs tell each other a new guest token. */
export interface TokenChannel {
  announce: (token: string) => void;
  /** Hears the other tabs; the answer stops it. */
  listen: (onToken: (token: string) => void) => () => void;
}

type Tab = Pick<Window, 'addEventListener' | 'removeEventListener'>;

// Without a channel the other tabs notice the mirror of the token in local storage, which is written anyway.
const storageFallback = (tab: Tab): TokenChannel => ({
  announce: () => {},
  listen: (onToken) => {
    const onStorage = ({ key, newValue }: StorageEvent): void => {
      if (key === storageKeys.guestToken && newValue) onToken(newValue);
    };
    tab.addEventListener('storage', onStorage);
    return () => tab.removeEventListener('storage', onStorage);
  },
});

/** The broadcast channel `GuestToken`, or storage events where there are no broadcast channels (SESS-006). */
export const createTokenChannel = (
  tab: Tab,
  makeChannel: () => BroadcastChannel = () => new BroadcastChannel(guestTokenChannel),
): TokenChannel => {
  let channel: BroadcastChannel;
  try {
    channel = makeChannel();
  } catch {
    return storageFallback(tab);
  }
  return {
    announce: channel.postMessage.bind(channel),
    listen: (onToken) => {
      const onMessage = ({ data }: MessageEvent<unknown>): void => {
        if (typeof data === 'string' && data !== '') onToken(data);
      };
      channel.addEventListener('message', onMessage);
      return () => {
        channel.removeEventListener('message', onMessage);
        channel.close();
      };
    },
  };
};
