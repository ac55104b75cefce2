import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { trustedTypesPolicy } from '@shop/ui';
import type { InlinedRemote } from '../../contract/document.ts';
import { PART_LIMIT_MS } from './remote-loader.ts';

const withoutQuery = (url: string): string => url.split('?', 1)[0] ?? '';

/** Whether an address is on this machine, as that of a development server is. */
const isLocal = (url: string): boolean => /^http:\/\/(?:localhost|127(?:\.\d+){3}|\[::1\])[:/]/.test(url);

interface EntryErrorArguments {
  uniqueKey: string;
  globalLoading: Record<string, unknown>;
}

/**
 * Every entry script is verified (SRI) and bounded in time; a second try of a failed one really asks again: the
 * runtime would otherwise keep the failed promise, and the browser the failed address. `limit` is that of a whole part,
 * of which its entry has four fifths.
 */
export const guardedEntries = (
  remotes: () => readonly InlinedRemote[],
  limit = PART_LIMIT_MS,
): ModuleFederationRuntimePlugin => {
  const tries = new Map<string, number>();
  const policy = trustedTypesPolicy('shop#entries', {
    createScriptURL(url: string) {
      if (remotes().some(({ entry }) => withoutQuery(url).endsWith(withoutQuery(entry)))) return url;
      throw new TypeError(`${url} is no entry of a remote`);
    },
  });
  return {
    name: 'guarded-entries',
    createScript({ url }: { url: string }) {
      const remote = remotes().find(({ entry }) => url.endsWith(entry));
      // Without a hash whatever lies at the address would run; only what this machine itself serves needs none.
      if (!remote?.integrity && !(remote?.isDevelopment && isLocal(url))) throw new TypeError(`${url} has no hash`);
      const count = tries.get(url) ?? 0;
      tries.set(url, count + 1);
      const script = document.createElement('script');
      script.src = policy.createScriptURL(count === 0 ? url : `${url}${url.includes('?') ? '&' : '?'}try=${count}`);
      script.async = true;
      script.crossOrigin = 'anonymous';
      if (remote.integrity) script.integrity = remote.integrity;
      return { script, timeout: 0.8 * limit };
    },
    loadEntryError(given: unknown) {
      const { globalLoading, uniqueKey } = given as EntryErrorArguments;
      delete globalLoading[uniqueKey];
      return Promise.resolve(undefined);
    },
  } as unknown as ModuleFederationRuntimePlugin; // the hook's published type leaves out what it is really given
};
