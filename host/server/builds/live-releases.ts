import { access } from 'node:fs/promises';
import path from 'node:path';
import { type Registry, type Release, type ReleaseStorage, buildFor, verify } from '@shop/delivery';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';

/** One build that a visitor gets. `serverEntry` is null when its server files are missing or were changed. */
export interface LiveRelease {
  release: Release;
  serverEntry: string | null;
}

/** Everything that one page is made of. */
export interface ReleaseSet {
  /** Null when no host was ever published. */
  host: LiveRelease | null;
  remotes: LiveRelease[];
  builds: Record<string, number>;
  /** Names this set in caches. */
  key: string;
}

/** The release of a package in a set, where it is this build. */
export const releaseIn = ({ host, remotes }: ReleaseSet, name: string, build: number): Release | undefined =>
  [...(host ? [host] : []), ...remotes]
    .map(({ release }) => release)
    .find((release) => release.package === name && release.build === build);

type Builds = ReleaseSet['builds'];

export interface LiveReleases {
  /**
   * The builds that a device gets now; a change of the registry is seen within a second. `pinned` builds are in place of
   * those that it would get.
   */
  setFor(deviceId: string | null, pinned?: Builds): Promise<ReleaseSet>;
  /** The same where it is known without looking; null when the registry is due to be looked at, or for a new device. */
  currentFor(deviceId: string | null): ReleaseSet | null;
  /** Looks at the registry before its second is over: another web server has announced what may not be known here. */
  lookAgain(): Promise<void>;
  pointers(): Registry;
  /** True while some package has a candidate, so that visitors may get different builds. */
  varies(): boolean;
}

/** Builds that visitors get, candidates among them. */
export const buildsInService = ({ pointers }: Pick<LiveReleases, 'pointers'>): { remote: string; build: number }[] =>
  Object.entries(pointers()).flatMap(([remote, { live, candidate }]) =>
    (candidate ? [live, candidate.build] : [live]).map((build) => ({ remote, build })),
  );

const recheckAfter = 1_000;
/** So often, in ms, any number of pages that were told of other builds have the registry looked at. */
const lookAgainAfter = 200;
/** Builds in place of live ones that are kept at hand, and for how many ms after they were last asked for. */
const pinnedCache = { max: 50, ttl: 600_000 };

interface Options {
  log: FastifyBaseLogger;
  /** Hears each time that a build was looked at and cannot be used, with what is wrong with it. */
  onUnusable(remote: string, build: number, reason: string): void;
  now?: (() => number) | undefined;
}

/**
 * Follows the registry of a storage. A registry that cannot be read leaves the last one in force. In place of a build
 * whose manifest or server files cannot be used visitors get the one that was live before it.
 */
export const liveReleases = (
  storage: ReleaseStorage,
  { log, onUnusable, now = () => performance.now() }: Options,
): LiveReleases => {
  let registry: Registry = {};
  let checkedAt = -Infinity;
  let checking: Promise<void> | null = null;
  const manifests = new Map<string, Promise<Release | null>>();
  const entries = new Map<string, Promise<string | null>>();
  /** Made since the last look, by their builds; those of all, and those that one browser alone may have. */
  const sets = new Map<string, ReleaseSet>();
  const pinnedSets = new LRUCache<string, ReleaseSet>({ max: pinnedCache.max });
  const pinnedKeys = new LRUCache<string, true>(pinnedCache);
  let hasCandidate = false;

  const verifiedEntry = async (release: Release): Promise<string | null> => {
    try {
      await verify(storage, release, 'server/');
      return path.join(await storage.localFolder(release.package, release.build), 'server', release.entry.server);
    } catch (error) {
      onUnusable(release.package, release.build, String(error));
      return null;
    }
  };

  const manifest = (name: string, build: number): Promise<Release | null> => {
    const key = `${name}/${build}`;
    const known = manifests.get(key);
    if (known) return known;
    const reading = storage.readRelease(name, build).catch((error: unknown) => {
      onUnusable(name, build, String(error));
      // Asked for again at the next check: the files may come back.
      manifests.delete(key);
      return null;
    });
    manifests.set(key, reading);
    return reading;
  };

  const live = async (name: string, build: number): Promise<LiveRelease | null> => {
    const release = await manifest(name, build);
    if (!release) return null;
    const key = `${name}/${build}`;
    const entry = entries.get(key) ?? verifiedEntry(release);
    entries.set(key, entry);
    return { release, serverEntry: await entry };
  };

  /** The build itself where it can be used, else the one before it. */
  const usable = async (name: string, build: number): Promise<LiveRelease | null> => {
    const found = await live(name, build);
    if (found?.serverEntry) return found;
    const pointer = registry[name];
    for (const other of new Set([pointer?.live, pointer?.lastGood])) {
      const before = other === undefined || other === build ? null : await live(name, other);
      if (before?.serverEntry) return before;
    }
    return found;
  };

  /** Forgets what is no longer pointed at, and entries whose file has gone or may have come back. */
  const refresh = async (): Promise<void> => {
    registry = await storage.readRegistry().catch((error: unknown) => {
      log.error({ reason: String(error) }, 'registry not readable, the last one stays');
      return registry;
    });
    const wanted = new Set([
      ...Object.entries(registry).flatMap(([name, { live: build, lastGood, candidate }]) =>
        [build, lastGood, candidate?.build ?? build].map((one) => `${name}/${one}`),
      ),
      ...pinnedKeys.keys(),
    ]);
    for (const key of manifests.keys()) if (!wanted.has(key)) manifests.delete(key);
    for (const [key, entry] of entries) {
      const file = await entry;
      const there =
        file !== null &&
        (await access(file).then(
          () => true,
          () => false,
        ));
      if (!there || !wanted.has(key)) entries.delete(key);
    }
    sets.clear();
    pinnedSets.clear();
    hasCandidate = Object.values(registry).some(({ candidate }) => candidate);
  };

  const recheck = async (after = recheckAfter): Promise<void> => {
    if (now() - checkedAt < after) return;
    checking ??= refresh().finally(() => {
      checkedAt = now();
      checking = null;
    });
    await checking;
  };

  const buildsFor = (deviceId: string | null) =>
    Object.fromEntries(Object.entries(registry).map(([name, pointer]) => [name, buildFor(name, pointer, deviceId)]));
  const nameOf = (builds: Builds) => JSON.stringify(builds);
  /** Without a candidate there is one set for all. */
  const known = (deviceId: string | null): ReleaseSet | undefined =>
    hasCandidate ? sets.get(nameOf(buildsFor(deviceId))) : sets.values().next().value;

  return {
    pointers: () => registry,
    lookAgain: () => recheck(lookAgainAfter),
    varies: () => hasCandidate,
    currentFor: (deviceId) => (now() - checkedAt < recheckAfter ? (known(deviceId) ?? null) : null),
    async setFor(deviceId, pinned) {
      await recheck();
      const builds = { ...buildsFor(deviceId), ...pinned };
      const made = pinned ? pinnedSets.get(nameOf(builds)) : known(deviceId);
      if (made) return made;
      const checked = registry;
      for (const [name, build] of Object.entries(pinned ?? {})) pinnedKeys.set(`${name}/${build}`, true);
      const found = await Promise.all(
        Object.entries(builds).map(([name, build]) => (pinned?.[name] ? live : usable)(name, build)),
      );
      const releases = found.filter((entry) => entry !== null);
      const set: ReleaseSet = {
        host: releases.find(({ release }) => release.package === 'host') ?? null,
        remotes: releases.filter(({ release }) => release.package !== 'host'),
        builds: { ...builds, ...Object.fromEntries(releases.map(({ release }) => [release.package, release.build])) },
        key: releases
          .map(({ release, serverEntry }) => `${release.package}=${release.build}${serverEntry ? '' : '!'}`)
          .sort()
          .join(' '),
      };
      if (registry === checked) (pinned ? pinnedSets : sets).set(nameOf(builds), set);
      return set;
    },
  };
};
