import type { InlinedRegistry, InlinedRemote } from '../../contract/document.ts';
import { containerName, federation } from './instance.ts';
import { createRemoteLoader, PART_LIMIT_MS, type RemoteLoader, type RemoteUnavailable } from './remote-loader.ts';
import { guardedEntries } from './runtime-plugin.ts';

/** The remotes of a page; one of which nothing was ever asked for can still become another build. */
export interface BrowserRemotes extends RemoteLoader {
  replace(next: InlinedRemote): void;
}

/**
 * Fetches an expose's files past the browser's cache, which would keep a damaged copy for a year and hand it out again.
 * What does not come within three seconds is left to the next try.
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
