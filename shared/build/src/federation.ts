import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Side } from './rules.ts';

const REACT = '19.3.1';

/**
 * The host brings every shared module with it; a remote brings none, so there is never a second copy. `platform` is the
 * version that the package is compiled against.
 */
const shared = (host: boolean, platform: string): Record<string, object> =>
  Object.fromEntries(
    Object.entries({
      react: REACT,
      'react/jsx-runtime': REACT,
      'react-dom': REACT,
      '@shop/platform': platform,
    }).map(([name, version]) => [
      name,
      host
        ? { singleton: true, strictVersion: true, requiredVersion: `^${version}`, version, eager: true }
        : { singleton: true, strictVersion: true, requiredVersion: `^${version}`, import: false },
    ]),
  );

const common = (side: Side, host: boolean, platform: string) => ({
  dts: false as const,
  manifest: false as const,
  shareStrategy: 'loaded-first' as const,
  shared: shared(host, platform),
  ...(side === 'server' ? { library: { type: 'commonjs-module' as const } } : {}),
});

/**
 * In a browser one page runs one build of each package. The web server runs several side by side: there each build has
 * an instance of its own, or the runtime would hand a new build the shared modules of an old one.
 */
const instanceName = (name: string, side: Side, build: number): string =>
  side === 'server' ? `${name}_${build}` : name;

export const hostFederation = (side: Side, build: number, platform: string): ModuleFederationPlugin =>
  new ModuleFederationPlugin({
    name: instanceName('host', side, build),
    remotes: {},
    experiments: { optimization: { disableSnapshot: true, target: side === 'client' ? 'web' : 'node' } },
    ...common(side, true, platform),
  });

/** `exposes`: expose name → source file. In development the entry has no hash, so that its address stays. */
export const remoteFederation = (
  name: string,
  side: Side,
  exposes: Record<string, string>,
  { production, build, platform }: { production: boolean; build: number; platform: string },
): ModuleFederationPlugin =>
  new ModuleFederationPlugin({
    name: instanceName(globalName(name), side, build),
    filename: side === 'client' && production ? 'remoteEntry.[contenthash:8].js' : 'remoteEntry.js',
    exposes: Object.fromEntries(
      Object.entries(exposes).map(([expose, file]) => [expose, { import: [file], name: exposeChunk(expose) }]),
    ),
    // A remote names no other.
    ...(side === 'client' ? { experiments: { externalRuntime: true, optimization: { disableRemote: true } } } : {}),
    ...common(side, false, platform),
  });

/** The name of the remote's container on `globalThis`. */
export const globalName = (name: string): string => `remote_${name.replaceAll('-', '_')}`;

/** The name of the chunk that holds an expose. */
export const exposeChunk = (expose: string): string => `expose-${expose.replace('./', '')}`;
