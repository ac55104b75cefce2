import { containerName, federation } from './instance.ts';
import type { InlinedRegistry } from './registry.ts';
import { createRemoteLoader, type RemoteLoader } from './remote-loader.ts';
import { guardedEntries } from './runtime-plugin.ts';

/** Registers the remotes of the page with the federation runtime. */
export function browserRemotes(registry: InlinedRegistry): RemoteLoader {
  const runtime = federation();
  runtime.registerPlugins([guardedEntries(registry.remotes)]);
  runtime.registerRemotes(
    registry.remotes.map(({ name, entry }) => ({ name, entry, type: 'global', entryGlobalName: containerName(name) })),
  );
  return createRemoteLoader((remote, expose) => runtime.loadRemote(expose.replace('.', remote)));
}
