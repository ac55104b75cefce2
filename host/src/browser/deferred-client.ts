import type { Language } from '@shop/contract';
import type { RequestClient, RequestOptions } from '@shop/request';

type Options = Omit<RequestOptions, 'onMessage'> & {
  /** What a person is told, in their language. */
  onMessage: (text: string) => void;
  language: () => Language;
};

/**
 * The request client, fetched when the first call is made: nothing on a page that the server rendered waits for it,
 * and axios would be a ninth of the shell's script. A fetch that fails is tried again with the next call.
 */
export function deferredClient(options: Options): RequestClient {
  let ready: Promise<RequestClient> | null = null;
  const client = (): Promise<RequestClient> => {
    ready ??= import('@shop/request').then(
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
    call: (name, input, given) =>
      client().then(
        (loaded) => loaded.call(name, input, given),
        () => ({ ok: false, reason: 'network', code: 500, message: '' }),
      ),
  };
}
