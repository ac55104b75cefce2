import { containerName, federation } from './instance.ts';
import type { InlinedRegistry, RegisteredRemote } from './registry.ts';
import { createRemoteLoader, type RemoteLoader } from './remote-loader.ts';
import { guardedEntries } from './runtime-plugin.ts';

/** The remotes of a page; one of which nothing was ever asked for can still become another build. */
export interface BrowserRemotes extends RemoteLoader {
  replace(next: RegisteredRemote): void;
}

/** Registers the remotes of the page with the federation runtime. */
export function browserRemotes(registry: InlinedRegistry): BrowserRemotes {
  const runtime = federation();
  const remotes = new Map(registry.remotes.map((remote) => [remote.name, remote]));
  runtime.registerPlugins([guardedEntries(() => [...remotes.values()])]);
  runtime.registerRemotes(
    registry.remotes.map(({ name, entry }) => ({ name, entry, type: 'global', entryGlobalName: containerName(name) })),
  );
  return {
    ...createRemoteLoader((remote, expose) => runtime.loadRemote(expose.replace('.', remote))),
    replace(next) {
      remotes.set(next.name, next);
      // Registering it again would warn of what is meant here: nothing of the old build was ever asked for.
      const registered = runtime.options.remotes.find(({ name }) => name === next.name);
      if (registered) Object.assign(registered, { entry: new URL(next.entry, location.origin).href });
    },
  };
}
