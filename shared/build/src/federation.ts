import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Side } from './rules.ts';

const REACT = '19.3.1';
/** The one compatibility number between host and remotes; a break in what the platform exports raises the major. */
export const PLATFORM = '1.0.0';

const versions = { react: REACT, 'react/jsx-runtime': REACT, 'react-dom': REACT, '@shop/platform': PLATFORM };

/** The host brings every shared module with it; a remote brings none, so there is never a second copy. */
function shared(host: boolean): Record<string, object> {
  return Object.fromEntries(
    Object.entries(versions).map(([name, version]) => [
      name,
      host
        ? { singleton: true, strictVersion: true, requiredVersion: `^${version}`, version, eager: true }
        : { singleton: true, strictVersion: true, requiredVersion: `^${version}`, import: false },
    ]),
  );
}

const common = (side: Side, host: boolean) => ({
  dts: false as const,
  manifest: false as const,
  shareStrategy: 'loaded-first' as const,
  shared: shared(host),
  ...(side === 'server' ? { library: { type: 'commonjs-module' as const } } : {}),
});

export const hostFederation = (side: Side): ModuleFederationPlugin =>
  new ModuleFederationPlugin({
    name: 'host',
    remotes: {},
    experiments: { optimization: { disableSnapshot: true, target: side === 'client' ? 'web' : 'node' } },
    ...common(side, true),
  });

/** `exposes`: expose name → source file. In development the entry has no hash, so that its address stays. */
export function remoteFederation(
  name: string,
  side: Side,
  exposes: Record<string, string>,
  production: boolean,
): ModuleFederationPlugin {
  return new ModuleFederationPlugin({
    name: globalName(name),
    filename: side === 'client' && production ? 'remoteEntry.[contenthash:8].js' : 'remoteEntry.js',
    exposes: Object.fromEntries(
      Object.entries(exposes).map(([expose, file]) => [expose, { import: [file], name: exposeChunk(expose) }]),
    ),
    ...(side === 'client' ? { experiments: { externalRuntime: true } } : {}),
    ...common(side, false),
  });
}

/** The name of the remote's container on `globalThis`. */
export const globalName = (name: string): string => `remote_${name.replaceAll('-', '_')}`;

/** The name of the chunk that holds an expose. */
export const exposeChunk = (expose: string): string => `expose-${expose.replace('./', '')}`;
