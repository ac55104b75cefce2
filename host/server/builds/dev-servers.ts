import { readFileSync } from 'node:fs';
import type { RemoteConfig } from '@shop/contract';
import type { Release } from '@shop/delivery';
import type { LiveReleases, ReleaseSet } from './live-releases.ts';

/** `pnpm dev` writes it into the file that DEV_SERVERS names, and writes again when a remote's config changes. */
export interface DevServersFile {
  /** Address of the host's development server, without a slash at the end; a released host has none. */
  host?: string;
  remotes: { entry: string; config: RemoteConfig }[];
}

export interface DevServers {
  live: LiveReleases;
  /** Empty where the host is a released build. */
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

const unreleasedRemotes = ({ remotes }: DevServersFile): ReleaseSet['remotes'] =>
  remotes.map(({ config }) => ({ release: unreleased(config.name, config), serverEntry: null }));

/** What is live, and remotes from development servers beside or in place of them; none of these need ever have been live. */
const besideLive = (released: LiveReleases, read: () => DevServersFile): LiveReleases => ({
  ...released,
  currentFor: () => null,
  async setFor(deviceId, pinned) {
    const set = await released.setFor(deviceId, pinned);
    const developed = unreleasedRemotes(read());
    const names = developed.map(({ release }) => release.package);
    return {
      ...set,
      remotes: [...set.remotes.filter(({ release }) => !names.includes(release.package)), ...developed],
      builds: { ...set.builds, ...Object.fromEntries(names.map((name) => [name, 0])) },
      key: `${set.key} development`,
    };
  },
});

/**
 * Development servers: in place of all releases, where the file names one for the host, else for the remotes that it names.
 * Every page is then rendered in the browser.
 */
export const devServers = (file: string, released: () => LiveReleases): DevServers => {
  // Read anew each time: a person edits a route and reloads.
  const read = (): DevServersFile => JSON.parse(readFileSync(file, 'utf8'));
  const overrides = () => new Map(read().remotes.map(({ entry, config }) => [config.name, entry]));
  if (read().host === undefined) return { host: () => '', overrides, live: besideLive(released(), read) };
  return {
    host: () => read().host ?? '',
    overrides,
    live: {
      pointers: () => ({}),
      varies: () => false,
      lookAgain: async () => {},
      currentFor: () => null,
      async setFor() {
        const remotes = unreleasedRemotes(read());
        return {
          host: { release: unreleased('host', null), serverEntry: null },
          remotes,
          builds: Object.fromEntries(
            ['host', ...remotes.map(({ release }) => release.package)].map((name) => [name, 0]),
          ),
          key: 'development',
        };
      },
    },
  };
};
