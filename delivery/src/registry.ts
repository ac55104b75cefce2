import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type GateOptions, requireFit, requireSound } from './gate/judge.ts';
import { DeliveryProblem } from './problem.ts';
import type { Builds, Candidate, Change, Pointer, Registry } from './schemas.ts';
import type { ReleaseStorage } from './storage.ts';
import { type Note, whoRuns } from './who-runs.ts';

export interface HowToRelease extends GateOptions {
  note?: Note;
}

interface Plan {
  command: string;
  /** The builds that are to be in service and were not, by package; what else is in the registry stays. */
  builds: Builds;
  next: Registry;
}

/** The pointer with the hashes of manifests that it knew, and that of the build that has just been judged. */
const withHashes = async (
  storage: ReleaseStorage,
  name: string,
  { pointer, build, before }: { pointer: Pointer; build: number; before: Pointer | undefined },
): Promise<Pointer> => {
  const manifests = { ...before?.manifests };
  // A candidate is stopped although the live build's manifest has gone.
  const found = manifests[build] ?? (await storage.manifestIntegrity(name, build).catch(() => null));
  return { ...pointer, manifests: { ...manifests, ...(found && { [build]: found }) } };
};

const changeOf = async (
  storage: ReleaseStorage,
  { command, builds, next }: Plan,
  note: Note,
): Promise<Omit<Change, 'number'>> => {
  const packages: Change['packages'] = {};
  for (const [name, build] of Object.entries(builds)) {
    const release = await storage.readRelease(name, build).catch(() => null);
    const { live, candidate } = next[name] ?? {};
    packages[name] = { ...(live && { live }), ...(candidate && { candidate }), commit: release?.commit ?? null };
  }
  return { at: new Date().toISOString(), command, ...note, packages };
};

/** Whether builds that come into service are still there: nobody may remove them from now on. */
const areStored = async (storage: ReleaseStorage, { builds }: Plan, before: Registry): Promise<boolean> => {
  for (const [name, build] of Object.entries(builds)) {
    const { live, lastGood, candidate } = before[name] ?? {};
    if ([live, lastGood, candidate?.build].includes(build)) continue;
    if (!(await storage.builds(name)).includes(build)) return false;
  }
  return true;
};

/**
 * Judges a change without locking the registry, and makes it when that is still the one that it was judged beside; else
 * judges again.
 */
const carryOut = async (
  storage: ReleaseStorage,
  plan: (registry: Registry) => Plan,
  judge: (plan: Plan) => Promise<void>,
  note: Note = whoRuns(),
): Promise<Registry> => {
  for (;;) {
    const seen = await storage.readRegistry();
    const planned = plan(seen);
    await judge(planned);
    let isMade = false;
    const registry = await storage.updateRegistry(async (now) => {
      if (!isDeepStrictEqual(now, seen) || !(await areStored(storage, planned, seen))) return null;
      isMade = true;
      const next = { ...planned.next };
      for (const [name, build] of Object.entries(planned.builds)) {
        const pointer = next[name];
        if (pointer) next[name] = await withHashes(storage, name, { pointer, build, before: seen[name] });
      }
      return { registry: next, change: await changeOf(storage, planned, note) };
    });
    if (!isMade) continue;
    for (const [name, { candidate }] of Object.entries(seen))
      if (candidate && !isDeepStrictEqual(registry[name]?.candidate, candidate)) await storage.forgetCounts(name);
    return registry;
  }
};

/** Changes that take their time to judge are judged one after the other; a rollback waits for none of it. */
const carryOutInTurn: typeof carryOut = (storage, ...others) => storage.inTurn(() => carryOut(storage, ...others));

/**
 * Makes builds live in one step, so that a host and remotes of a new platform version can change together. A candidate of
 * theirs ends with it. Rejects with a DeliveryProblem, changing nothing, when the gate refuses them.
 */
export const promoteTogether = (
  storage: ReleaseStorage,
  builds: Builds,
  { note, ...gate }: HowToRelease = {},
): Promise<Registry> =>
  carryOutInTurn(
    storage,
    (registry) => {
      const next = { ...registry };
      for (const [name, build] of Object.entries(builds)) {
        const before = registry[name];
        const lastGood = before?.live === build ? before.lastGood : (before?.live ?? build);
        next[name] = { live: build, lastGood };
      }
      return { command: 'promote', builds, next };
    },
    ({ next }) => requireSound(storage, next, builds, gate),
    note,
  );

const newest = async (storage: ReleaseStorage, name: string): Promise<number> => {
  const build = (await storage.builds(name)).at(-1);
  if (build === undefined) throw new DeliveryProblem(`${name} has no build yet: publish it first.`);
  return build;
};

/** Makes one build live: the newest when none is named. */
export const promote = async (
  storage: ReleaseStorage,
  name: string,
  build?: number,
  how?: HowToRelease,
): Promise<Registry> => promoteTogether(storage, { [name]: build ?? (await newest(storage, name)) }, how);

const livePointer = (registry: Registry, name: string, otherwise: string): Pointer => {
  const pointer = registry[name];
  if (!pointer) throw new DeliveryProblem(`${name} is not live: ${otherwise}.`);
  return pointer;
};

/**
 * Goes back to the last good build. It has passed the gate before, so only its files are checked again, and whether it
 * fits beside what is live now. A candidate ends with it.
 */
export const rollback = (storage: ReleaseStorage, name: string, { note }: HowToRelease = {}): Promise<Registry> =>
  carryOut(
    storage,
    (registry) => {
      const { live, lastGood } = livePointer(registry, name, 'there is nothing to roll back');
      if (lastGood === live)
        throw new DeliveryProblem(`${name} has no earlier good build than ${live}; promote one by its number.`);
      const next = { ...registry, [name]: { live: lastGood, lastGood, rolledBack: live } };
      return { command: 'rollback', builds: { [name]: lastGood }, next };
    },
    ({ next, builds }) => requireFit(storage, next, builds),
    note,
  );

/** Who asks for a promotion by itself: after so many ms and so many views, if nothing was found. */
type Asked = Pick<Candidate, 'promote'>;

/** Gives a share of visitors a build beside the live one, after the gate of a promotion. */
export const startCandidate = async (
  storage: ReleaseStorage,
  name: string,
  percent: number,
  { build, promote: asked, note, ...gate }: HowToRelease & Asked & { build?: number | undefined } = {},
): Promise<Registry> => {
  const chosen = build ?? (await newest(storage, name));
  const since = new Date().toISOString();
  const tried: Candidate = { build: chosen, percent, since, ...(asked && { promote: asked }) };
  return carryOutInTurn(
    storage,
    (registry) => {
      const pointer = livePointer(registry, name, 'a candidate stands beside a live build');
      if (pointer.live === chosen) throw new DeliveryProblem(`${name} ${chosen} is live for everybody already.`);
      const next = { ...registry, [name]: { ...pointer, candidate: tried } };
      return { command: 'candidate', builds: { [name]: chosen }, next };
    },
    ({ next, builds }) => requireSound(storage, next, builds, gate),
    note,
  );
};

/** Ends a candidate: everybody gets the live build again. */
export const stopCandidate = (storage: ReleaseStorage, name: string, { note }: HowToRelease = {}): Promise<Registry> =>
  carryOut(
    storage,
    (registry) => {
      const { candidate, ...pointer } = livePointer(registry, name, 'it has no candidate');
      if (!candidate) throw new DeliveryProblem(`${name} has no candidate.`);
      return { command: 'stop', builds: { [name]: pointer.live }, next: { ...registry, [name]: pointer } };
    },
    async () => undefined,
    note,
  );

/** Thrown inside, where a candidate has ended or is another one than was judged. */
class NoLonger extends Error {}

/**
 * Carries out what was found of a candidate, unless it is one no longer: then nothing is changed, and the answer is false.
 * The live build is only ever replaced by a promotion that was asked for. Rejects with a DeliveryProblem when the
 * gate refuses that.
 */
export const settleCandidate = async (
  storage: ReleaseStorage,
  name: string,
  judged: Candidate,
  { kind, note }: { kind: 'stop' | 'promote'; note: Note },
): Promise<boolean> => {
  const { build } = judged;
  const plan = (registry: Registry): Plan => {
    const found = registry[name];
    if (!found || !isDeepStrictEqual(found.candidate, judged)) throw new NoLonger();
    const { candidate: _, ...pointer } = found;
    return kind === 'stop'
      ? { command: 'stop', builds: { [name]: found.live }, next: { ...registry, [name]: pointer } }
      : {
          command: 'promote',
          builds: { [name]: build },
          next: { ...registry, [name]: { live: build, lastGood: found.live } },
        };
  };
  try {
    if (kind === 'stop') await carryOut(storage, plan, async () => undefined, note);
    else await carryOutInTurn(storage, plan, ({ next, builds }) => requireSound(storage, next, builds), note);
    return true;
  } catch (error) {
    if (error instanceof NoLonger) return false;
    throw error;
  }
};

/** The build of one package that a visitor gets: the candidate for a steady share of device ids, else the live one. */
export const buildFor = (name: string, pointer: Pointer, deviceId: string | null): number => {
  if (!pointer.candidate || !deviceId) return pointer.live;
  const bucket =
    createHash('sha256').update(`${name}/${pointer.candidate.build}/${deviceId}`).digest().readUInt32BE(0) % 10_000;
  return bucket < pointer.candidate.percent * 100 ? pointer.candidate.build : pointer.live;
};
