import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PackedRelease } from '../pack.ts';
import type { Builds, Pointer, Registry } from '../schemas.ts';
import type { ReleaseStorage } from '../storage.ts';
import { damagesOf } from '../verify.ts';
import { type Contender, stored, unpacked } from './contender.ts';
import { contentFaults } from './contents.ts';
import { type Fault, nameOf, refusal } from './fault.ts';
import { fitFaults } from './fit.ts';
import { trialFaults } from './trial-faults.ts';
import { trialPlaces } from './trial-places.ts';

/** Builds of a package that visitors may get. */
export const inService = ({ live, candidate }: Pointer): number[] => [
  live,
  ...(candidate && candidate.build !== live ? [candidate.build] : []),
];

export interface GateOptions {
  /** Secrets of whoever publishes, by name: no file for browsers may hold them. */
  secrets?: ReadonlyMap<string, string>;
  /** Milliseconds in which a module has to be loaded, and a page rendered. */
  limit?: number;
  /** Address of an API that answers the pages' calls, in place of what was recorded. */
  api?: string | undefined;
}

/** Remotes by the hosts that they meet, where one of the two has changed. */
const meetings = (all: readonly Contender[], isChanged: (one: Contender) => boolean): [Contender, Contender][] => {
  const hosts = all.filter(({ release }) => release.package === 'host');
  const remotes = all.filter(({ release }) => release.package !== 'host');
  return hosts.flatMap((host) =>
    remotes
      .filter((remote) => isChanged(host) || isChanged(remote))
      .map((remote): [Contender, Contender] => [host, remote]),
  );
};

const allOf = async (lists: readonly Promise<Fault[]>[]): Promise<Fault[]> => (await Promise.all(lists)).flat();

const faultsOf = async (
  all: readonly Contender[],
  changed: readonly Contender[],
  before: readonly Contender[],
  damages: readonly Fault[],
  { secrets = new Map(), limit, api }: GateOptions,
): Promise<Fault[]> => {
  const broken = new Set(damages.map(({ where }) => where.split(',', 1)[0]));
  const whole = changed.filter(({ release }) => !broken.has(nameOf(release)));
  const releases = all.map(({ release }) => release);
  const contents = await allOf(whole.map((one) => contentFaults(one, secrets)));
  const fit = fitFaults(
    releases,
    changed.map(({ release }) => release),
    before.map(({ release }) => release),
  );
  const trials: Fault[] = [];
  const met = new Set<Contender>();
  for (const [host, remote] of meetings(all, (one) => changed.includes(one))) {
    // A build that was changed after packing is not run, here least of all.
    if (broken.has(nameOf(host.release)) || broken.has(nameOf(remote.release))) continue;
    const places = await trialPlaces(host, remote, { all, changed, api, isFirst: !met.has(host) });
    met.add(host);
    trials.push(...(await trialFaults(remote.release, host.release, places, limit)));
  }
  return [...damages, ...contents, ...fit, ...trials];
};

const damagesIn = async (storage: ReleaseStorage, { release }: Contender): Promise<Fault[]> => {
  const found: Fault[] = [];
  for await (const damage of damagesOf(storage, release)) {
    found.push({
      where: nameOf(release),
      what: `Build ${release.build} of ${release.package} is damaged: ${damage}`,
      remedy: 'Publish the package anew; a release never changes',
    });
  }
  return found;
};

/** Everything that would be in service, apart from builds that cannot be read any more: those are doctor's matter. */
export const contenders = async (
  storage: ReleaseStorage,
  next: Registry,
  changed: readonly Contender[],
): Promise<Contender[]> => {
  const wanted = Object.entries(next).flatMap(([name, pointer]) =>
    inService(pointer).map((build) => ({ name, build })),
  );
  const found = await Promise.all(
    wanted.map(
      async ({ name, build }) =>
        changed.find(({ release }) => release.package === name && release.build === build) ??
        (await stored(storage, name, build).catch(() => null)),
    ),
  );
  return found.filter((one) => one !== null);
};

const namesOf = (changed: readonly Contender[]): string => changed.map(({ release }) => nameOf(release)).join(', ');

/**
 * Refuses stored builds that must not be in service beside what else would be: with every fault in one list. `next` is
 * the registry as it would be. @throws DeliveryProblem
 */
export const requireSound = async (
  storage: ReleaseStorage,
  next: Registry,
  builds: Builds,
  options: GateOptions = {},
): Promise<void> => {
  const changed = await Promise.all(Object.entries(builds).map(([name, build]) => stored(storage, name, build)));
  const damages = await allOf(changed.map((one) => damagesIn(storage, one)));
  const before = await contenders(storage, await storage.readRegistry(), []);
  const faults = await faultsOf(await contenders(storage, next, changed), changed, before, damages, options);
  if (faults.length > 0) throw refusal(namesOf(changed), faults);
};

/** The same for builds that are not stored yet: beside what is live now. @throws DeliveryProblem */
export const requirePublishable = async (
  storage: ReleaseStorage,
  packages: readonly PackedRelease[],
  options: GateOptions = {},
): Promise<void> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'publish-'));
  try {
    const changed = packages.map((one) => unpacked(one, folder));
    const now = await storage.readRegistry();
    const next = { ...now };
    for (const { release } of packages) next[release.package] = { live: release.build, lastGood: release.build };
    const before = await contenders(storage, now, []);
    const faults = await faultsOf(await contenders(storage, next, changed), changed, before, [], options);
    if (faults.length > 0) throw refusal(namesOf(changed), faults);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** For a way back, which has to be quick: whole files, and a fit beside the others. @throws DeliveryProblem */
export const requireFit = async (storage: ReleaseStorage, next: Registry, builds: Builds): Promise<void> => {
  const changed = await Promise.all(Object.entries(builds).map(([name, build]) => stored(storage, name, build)));
  const damages = await allOf(changed.map((one) => damagesIn(storage, one)));
  const releasesOf = (all: readonly Contender[]) => all.map(({ release }) => release);
  const all = await contenders(storage, next, changed);
  const before = await contenders(storage, await storage.readRegistry(), []);
  const fit = fitFaults(releasesOf(all), releasesOf(changed), releasesOf(before), { isWayBack: true });
  const faults = [...damages, ...fit];
  if (faults.length > 0) throw refusal(namesOf(changed), faults);
};
