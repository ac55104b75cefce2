import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import type { RenderedRemote } from '../../contract/rendering.ts';
import { FilesMissing } from './fault-cause.ts';
import { federation } from './instance.ts';
import { createRemoteLoader, RemoteUnavailable, type RemoteLoader } from './remote-loader.ts';

declare const __non_webpack_require__: NodeJS.Require;

type ServerRemote = Pick<RenderedRemote, 'name' | 'build' | 'serverEntry'>;

/** Containers come from the verified local release only: nothing is fetched while a page renders. */
const entriesFromDisk: ModuleFederationRuntimePlugin = {
  name: 'entries-from-disk',
  loadEntry: async ({ remoteInfo }) => {
    // Another host build may have loaded this container with its own shared modules.
    delete __non_webpack_require__.cache[__non_webpack_require__.resolve(remoteInfo.entry)];
    return __non_webpack_require__(remoteInfo.entry);
  },
};

const loaders = new Map<string, RemoteLoader>();
let prepared = false;

/** A build is registered once, under a name of its own, so that several builds live side by side. */
const loaderFor = ({ name, build, serverEntry }: ServerRemote): RemoteLoader => {
  const alias = `${name}_${build}`;
  const known = loaders.get(alias);
  if (known) return known;
  const of = { buildOf: () => build };
  if (serverEntry === null) return createRemoteLoader(() => Promise.reject(new FilesMissing('no server build')), of);
  const runtime = federation();
  if (!prepared) runtime.registerPlugins([entriesFromDisk]);
  prepared = true;
  runtime.registerRemotes([{ name: alias, entry: serverEntry, type: 'commonjs-module' }]);
  const loader = createRemoteLoader((_, expose) => runtime.loadRemote(expose.replace('.', alias)), of);
  loaders.set(alias, loader);
  return loader;
};

/** The remotes of one request, which hears of each load that fails; the loaders themselves serve every request. */
export const serverRemotes = (
  remotes: readonly ServerRemote[],
  onFault: (error: RemoteUnavailable) => void,
): RemoteLoader => {
  const byName = new Map(remotes.map((remote) => [remote.name, loaderFor(remote)]));
  const missing = createRemoteLoader(() => Promise.reject(new FilesMissing('not registered')));
  return {
    load: async <T>(remote: string, expose: string) => {
      try {
        return await (byName.get(remote) ?? missing).load<T>(remote, expose);
      } catch (error) {
        if (error instanceof RemoteUnavailable) onFault(error);
        throw error;
      }
    },
    buildOf: (remote) => byName.get(remote)?.buildOf(remote) ?? 0,
    isAsked: (remote) => byName.get(remote)?.isAsked(remote) ?? false,
    loaded: <T>(remote: string, expose: string) => byName.get(remote)?.loaded<T>(remote, expose),
  };
};

/** One module of a remote as a page would get it; a failure rejects with its cause, which names no build. */
export const importExpose = (remote: ServerRemote, expose: string): Promise<unknown> =>
  loaderFor(remote)
    .load(remote.name, expose)
    .catch((error: unknown) => {
      throw error instanceof RemoteUnavailable ? error.cause : error;
    });
