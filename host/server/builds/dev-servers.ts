import { readFileSync } from 'node:fs';
import type { RemoteConfig } from '@shop/contract';
import type { Release } from '@shop/delivery';
import type { LiveReleases } from './live-releases.ts';

/** `pnpm dev` writes it into the file that DEV_SERVERS names, and writes again when a remote's config changes. */
export interface DevServersFile {
  /** Address of the host's development server, without a slash at the end. */
  host: string;
  remotes: { entry: string; config: RemoteConfig }[];
}

export interface DevServers {
  live: LiveReleases;
  host(): string;
  /** Remote → address of the entry of its server. */
  overrides(): ReadonlyMap<string, string>;
}

/** A release as far as a page needs it whose files all come from a development server. */
const unreleased = (name: string, config: RemoteConfig | null): Release => ({
  package: name,
  build: 0,
  platform: '',
  config,
  entry: { client: '', server: '' },
  exposes: {},
  scripts: [],
  styles: [],
  sourceHash: '',
  commit: null,
  packedAt: '',
  files: {},
});

/** Development servers in place of releases: every page then comes from them and is rendered in the browser. */
export const devServers = (file: string): DevServers => {
  // Read anew each time: a person edits a route and reloads.
  const read = (): DevServersFile => JSON.parse(readFileSync(file, 'utf8'));
  return {
    host: () => read().host,
    overrides: () => new Map(read().remotes.map(({ entry, config }) => [config.name, entry])),
    live: {
      pointers: () => ({}),
      varies: () => false,
      lookAgain: async () => {},
      currentFor: () => null,
      async setFor() {
        const remotes = read().remotes.map(({ config }) => unreleased(config.name, config));
        return {
          host: { release: unreleased('host', null), serverEntry: null },
          remotes: remotes.map((release) => ({ release, serverEntry: null })),
          builds: Object.fromEntries(['host', ...remotes.map((release) => release.package)].map((name) => [name, 0])),
          key: 'development',
        };
      },
    },
  };
};
