import { createHash } from 'node:crypto';
import { requirePlatform } from './platform-range.ts';
import { DeliveryProblem } from './problem.ts';
import type { Pointer, Registry } from './schemas.ts';
import type { ReleaseStorage } from './storage.ts';
import { verify } from './verify.ts';

/** Package name → build number. */
export type Builds = Record<string, number>;

/** A new host must suit every live remote, a new remote the live host; every file must be as it was packed. */
const requireFit = async (storage: ReleaseStorage, registry: Registry, changed: Builds): Promise<void> => {
  for (const [name, build] of Object.entries(changed)) await verify(storage, await storage.readRelease(name, build));
  if (!registry.host) return;
  const host = await storage.readRelease('host', registry.host.live);
  for (const [name, { live }] of Object.entries(registry)) {
    if (name !== 'host' && (changed.host || changed[name]))
      requirePlatform(await storage.readRelease(name, live), host);
  }
};

/**
 * Makes builds live in one step, so that a host and remotes of a new platform version can change together.
 * Rejects with a DeliveryProblem, changing nothing, when a file was changed or a platform does not fit.
 */
export const promoteTogether = (storage: ReleaseStorage, builds: Builds): Promise<Registry> =>
  storage.updateRegistry(async (registry) => {
    const next = { ...registry };
    for (const [name, build] of Object.entries(builds)) {
      const before = registry[name];
      const lastGood = before?.live === build ? before.lastGood : (before?.live ?? build);
      next[name] = { live: build, lastGood };
    }
    await requireFit(storage, next, builds);
    return next;
  });

/** Makes one build live: the newest when none is named. */
export const promote = async (storage: ReleaseStorage, name: string, build?: number): Promise<Registry> => {
  const chosen = build ?? (await storage.builds(name)).at(-1);
  if (chosen === undefined) throw new DeliveryProblem(`${name} has no build yet: publish it first.`);
  return promoteTogether(storage, { [name]: chosen });
};

/** Goes back to the last good build, after checking it like a promotion. */
export const rollback = (storage: ReleaseStorage, name: string): Promise<Registry> =>
  storage.updateRegistry(async (registry) => {
    const pointer = registry[name];
    if (!pointer) throw new DeliveryProblem(`${name} is not live: there is nothing to roll back.`);
    if (pointer.lastGood === pointer.live) {
      throw new DeliveryProblem(`${name} has no earlier good build than ${pointer.live}; promote one by its number.`);
    }
    const next = {
      ...registry,
      [name]: { live: pointer.lastGood, lastGood: pointer.lastGood, rolledBack: pointer.live },
    };
    await requireFit(storage, next, { [name]: pointer.lastGood });
    return next;
  });

/** The build of one package that a visitor gets: the candidate for a steady share of device ids, else the live one. */
export const buildFor = (name: string, pointer: Pointer, deviceId: string | null): number => {
  if (!pointer.candidate || !deviceId) return pointer.live;
  const bucket =
    createHash('sha256').update(`${name}/${pointer.candidate.build}/${deviceId}`).digest().readUInt32BE(0) % 10_000;
  return bucket < pointer.candidate.percent * 100 ? pointer.candidate.build : pointer.live;
};
