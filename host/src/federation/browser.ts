import type { InlinedRegistry, InlinedRemote } from '../../contract/document.ts';
import { containerName, federation } from './instance.ts';
import { createRemoteLoader, PART_LIMIT_MS, type RemoteLoader, type RemoteUnavailable } from './remote-loader.ts';
import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { trustedTypesPolicy } from '@shop/ui';

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

/** The remotes of a page; one of which nothing was ever asked for can still become another build. */
export interface BrowserRemotes extends RemoteLoader {
  replace(next: InlinedRemote): void;
}

/**
 * Fetches an expose's files past the browser's cache, which would keep a damaged copy for a year and hand it out again.
 * Aborts after three seconds and leaves the rest to the next try.
 */
const renewFiles = async (remote: InlinedRemote | undefined, expose: string): Promise<void> => {
  const { js = [], css = [] } = remote?.exposes[expose] ?? {};
  const signal = AbortSignal.timeout(3000);
  const renewed = [...js, ...css].map((file) => fetch(remote?.base + file, { cache: 'reload', signal }));
  await Promise.allSettled(renewed);
};

/** The first file of an expose that the browser has not had an answer for; undefined when all came. */
const lateFile = (remote: InlinedRemote | undefined, expose: string): string | undefined => {
  if (!remote) return undefined;
  const files = [remote.entry, ...(remote.exposes[expose]?.js ?? []).map((file) => remote.base + file)];
  return files
    .map((file) => new URL(file, location.origin))
    .find(({ href }) => performance.getEntriesByName(href).length === 0)?.pathname;
};

/** Registers the remotes of the page with the federation runtime. */
export const browserRemotes = (
  registry: InlinedRegistry,
  onFault: (error: RemoteUnavailable) => void,
): BrowserRemotes => {
  const runtime = federation();
  const limit = Number(document.documentElement.dataset.partLimit ?? PART_LIMIT_MS);
  const remotes = new Map(registry.remotes.map((remote) => [remote.name, remote]));
  runtime.registerPlugins([guardedEntries(() => [...remotes.values()], limit)]);
  runtime.registerRemotes(
    registry.remotes.map(({ name, entry }) => ({ name, entry, type: 'global', entryGlobalName: containerName(name) })),
  );
  return {
    ...createRemoteLoader((remote, expose) => runtime.loadRemote(expose.replace('.', remote)), {
      limit,
      buildOf: (name) => remotes.get(name)?.build ?? 0,
      renew: (name, expose) => renewFiles(remotes.get(name), expose),
      late: (name, expose) => lateFile(remotes.get(name), expose),
      onFault,
    }),
    replace(next) {
      remotes.set(next.name, next);
      // Registering it again would log a warning, although nothing of the old build was ever loaded.
      const registered = runtime.options.remotes.find(({ name }) => name === next.name);
      if (registered) Object.assign(registered, { entry: new URL(next.entry, location.origin).href });
    },
  };
};
