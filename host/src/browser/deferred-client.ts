import type { Language } from '@shop/contract';
import type { RequestClient, RequestOptions } from '@shop/request';

type Options = Omit<RequestOptions, 'onMessage'> & {
  /** Shows a text to the person, in their language. */
  onMessage: (text: string) => void;
  language: () => Language;
  /** Resolves when it is known who asks: until then only guest login may go out. */
  known: () => Promise<void>;
};

export interface DeferredClient extends RequestClient {
  /** Has the client fetched before the first call; resolves when it is there, or did not come. */
  fetchAhead(): Promise<void>;
}

/**
 * The request client, fetched when the first call is made: nothing on a page that the server rendered waits for it,
 * and axios would be a ninth of the shell's script. A fetch that fails is tried again with the next call.
 */
export const deferredClient = (options: Options): DeferredClient => {
  let ready: Promise<RequestClient> | null = null;
  const client = (): Promise<RequestClient> => {
    ready ??= import(/* webpackChunkName: "client" */ '@shop/request').then(
      ({ createRequestClient, requestMessages }) =>
        createRequestClient({
          ...options,
          onMessage: (message) =>
            options.onMessage('key' in message ? requestMessages[options.language()][message.key] : message.text),
        }),
      (error: unknown) => {
        ready = null;
        throw error;
      },
    );
    return ready;
  };
  return {
    fetchAhead: () =>
      client().then(
        () => undefined,
        () => undefined, // the first call tries again
      ),
    call: async (name, input, given) => {
      try {
        const [loaded] = await Promise.all([client(), name === 'guestLogin' ? null : options.known()]);
        return await loaded.call(name, input, given);
      } catch {
        return { ok: false, reason: 'network', code: 500, message: '' };
      }
    },
  };
};
