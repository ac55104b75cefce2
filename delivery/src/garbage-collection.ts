import { DeliveryProblem } from './problem.ts';
import type { Change, Pointer, Registry } from './schemas.ts';
import type { ReleaseStorage } from './storage.ts';
import { damagesOf } from './verify.ts';
import { type Note, whoRuns } from './who-runs.ts';

const day = 24 * 3_600_000;
/** How long a page may have been open that still asks for its build's files. */
export const retentionDays = 30;

interface Stored {
  name: string;
  build: number;
}

const message = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const pointedAt = ({ live, lastGood, candidate }: Pointer): Map<number, string> => {
  const roles = new Map<number, string>();
  const add = (build: number, role: string) => roles.set(build, [roles.get(build), role].filter(Boolean).join(' and '));
  add(live, 'live');
  if (lastGood !== live) add(lastGood, 'last good');
  if (candidate) add(candidate.build, 'candidate');
  return roles;
};

/** Everything that is not as it should be, in words: builds that are pointed at and what dead processes left. */
export const ailments = async (storage: ReleaseStorage): Promise<string[]> => {
  const found: string[] = [];
  const registry = await storage.readRegistry();
  for (const [name, pointer] of Object.entries(registry)) {
    for (const [build, role] of pointedAt(pointer)) {
      const where = `${name} ${build} (${role})`;
      try {
        const release = await storage.readRelease(name, build);
        for await (const damage of damagesOf(storage, release)) found.push(`${where}: ${damage}.`);
        if (!pointer.manifests?.[build])
          found.push(`${where}: nothing says what its release.json has to be; promote it once more.`);
      } catch (error) {
        found.push(`${where}: ${message(error)}`);
      }
    }
  }
  if (Object.keys(registry).length > 0 && !registry.host) found.push('No host is live: the shop has no pages.');
  await storage.history().catch((error: unknown) => found.push(message(error)));
  for (const file of await storage.leftovers())
    found.push(`${file} is left from a process that has ended; \`gc --delete\` removes it.`);
  return found;
};

/** Builds of a package that somebody may have got since then; null when the history does not reach back so far. */
const servedSince = (name: string, history: readonly Change[], since: number): Set<number> | null => {
  const changes = history.flatMap(({ at, packages }) => {
    const state = packages[name];
    return state ? [{ at: Date.parse(at), state }] : [];
  });
  const before = changes.findLastIndex(({ at }) => at <= since);
  if (before < 0) return null;
  return new Set(
    changes
      .slice(before)
      .flatMap(({ state: { live, candidate } }) => [live, candidate?.build])
      .filter((build) => build !== undefined),
  );
};

/** Builds of a package that nobody needs any more. */
const needlessBuilds = async (
  storage: ReleaseStorage,
  name: string,
  { pointer, history, now }: { pointer: Pointer | undefined; history: readonly Change[]; now: number },
): Promise<Stored[]> => {
  const since = now - retentionDays * day;
  const served = servedSince(name, history, since);
  const found: Stored[] = [];
  for (const build of await storage.builds(name)) {
    if (pointer && pointedAt(pointer).has(build)) continue;
    const release = await storage.readRelease(name, build).catch(() => null);
    // A build that cannot be read serves no page and says no age: a person decides.
    if (!release || Date.parse(release.packedAt) > since) continue;
    // Without a history of those days an older build may have been live in them.
    if (served === null ? pointer !== undefined : served.has(build)) continue;
    found.push({ name, build });
  }
  return found;
};

export interface Needless {
  builds: Stored[];
  leftovers: string[];
}

/**
 * No live, last good or candidate build, none that a page of the last 30 days was made with,
 * none that was packed in them. A file at a lasting address is in each of the builds whose pages name it, so with them it
 * stays where it is.
 */
export const needless = async (storage: ReleaseStorage, now = Date.now()): Promise<Needless> => {
  const registry = await storage.readRegistry();
  const history = await storage.history();
  const builds = await Promise.all(
    (await storage.packages()).map((name) => needlessBuilds(storage, name, { pointer: registry[name], history, now })),
  );
  return { builds: builds.flat(), leftovers: await storage.leftovers() };
};

const withoutBuilds = (registry: Registry, builds: readonly Stored[]): Registry =>
  Object.fromEntries(
    Object.entries(registry).map(([name, pointer]) => {
      const gone = new Set(builds.flatMap((one) => (one.name === name ? String(one.build) : [])));
      const remaining = Object.entries(pointer.manifests ?? {}).filter(([build]) => !gone.has(build));
      return [name, pointer.manifests ? { ...pointer, manifests: Object.fromEntries(remaining) } : pointer];
    }),
  );

/** Removes what nothing needs, while nobody else can change what is live. */
export const removeNeedless = async (
  storage: ReleaseStorage,
  { note = whoRuns(), now = Date.now() }: { note?: Note; now?: number } = {},
): Promise<Needless> => {
  let removed: Needless = { builds: [], leftovers: [] };
  await storage.updateRegistry(async (registry) => {
    removed = await needless(storage, now);
    for (const { name, build } of removed.builds) await storage.removeRelease(name, build);
    for (const file of removed.leftovers) await storage.removeLeftover(file);
    if (removed.builds.length === 0) return null;
    const change = { at: new Date(now).toISOString(), command: 'gc', ...note, packages: {} };
    return { registry: withoutBuilds(registry, removed.builds), change };
  });
  return removed;
};

/**
 * Ends a command whose answer is a list of what is wrong. Releases that several people share are warned of keys that lie
 * with them; a checkout's own have theirs there. @throws DeliveryProblem
 */
export const requireHealth = async (storage: ReleaseStorage, isOwn: boolean): Promise<string> => {
  const found = await ailments(storage);
  const warnings = (isOwn ? [] : await storage.strayKeys()).map(
    (file) =>
      `Warning: ${file} holds a private key, and whoever can read the releases can sign with it. Move it to where its owner alone can read it, or replace the key.`,
  );
  if (found.length === 0)
    return ['Everything that is live, last good or a candidate is whole.', ...warnings].join('\n');
  throw new DeliveryProblem(
    [
      `${found.length === 1 ? 'One thing is' : `${found.length} things are`} wrong:`,
      ...found.map((one) => `- ${one}`),
      ...warnings,
    ].join('\n'),
  );
};
