import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { BucketAccess, BucketPlace } from '@shop/objects';
import pLimit from 'p-limit';
import { noArms, together } from '../candidates/evidence.ts';
import { digest } from '../digest.ts';
import { buildExists, manifestOf, noBuild, releaseIn, signedRelease } from '../manifest.ts';
import { DeliveryProblem, NoSuchFile } from '../problem.ts';
import { Change, Counts, lastChange, parseDocument, registryIn } from '../schemas.ts';
import { type NamedKeyFiles, signaturesOf } from '../signatures/signing.ts';
import { serverCopies } from '../server-copies.ts';
import type { ReleaseStorage } from '../storage.ts';
import { verify } from '../verify.ts';
import { withLease } from './lease.ts';
import { releaseObjects } from './release-objects.ts';
import { bytesOf, filesOf, storedBuilds } from './stored-build.ts';

/** Milliseconds to wait for what somebody else has judged. */
const longestTurn = 600_000;
/** Files that are younger may be somebody's who is publishing them. */
const draftAge = 24 * 3_600_000;
/** Objects that are asked for at once. */
const atOnce = 16;

const registryKey = 'registry.json';
const changeKey = (number: number): string => `history/${String(number).padStart(9, '0')}.json`;
const countsKey = (name: string, since = '', server = ''): string =>
  `counts/${name}/${since && `${Date.parse(since)}/`}${server && `${server}.json`}`;

/**
 * Releases in a bucket: `registry.json` with the newest change, `history/`, `builds/<package>/<build>.json`, the files of
 * each publishing in a folder of its own, and `counts/`. A change of pointers is a writing that holds only while nobody has
 * written since they were read; a build is there with all of its files or not at all. Web servers load code from
 * copies of this process's own (`server-copies.ts`).
 */
export const bucketStorage = (place: BucketPlace, access: BucketAccess, keyFiles: NamedKeyFiles): ReleaseStorage => {
  const objects = releaseObjects(place, access);
  const signatures = signaturesOf(path.dirname(keyFiles.teams), keyFiles);
  const builds = storedBuilds(objects);
  /** Where the files of a build are: they never change while it is there. */
  const folders = new Map<string, string>();
  const limited = pLimit(atOnce);
  // Who waits for this process itself need not ask the bucket.
  const oneChange = pLimit(1);
  const oneTurn = pLimit(1);

  const readDocument = async () => {
    const found = await objects.read(registryKey);
    const name = `${objects.place}${registryKey}`;
    return { tag: found?.tag ?? null, ...registryIn(found?.bytes.toString() ?? null, name) };
  };

  const buildIn = async (name: string, build: number) => {
    const found = await builds.find(name, build);
    if (!found) throw noBuild(name, build);
    folders.set(`${name}/${build}`, found.stored.folder);
    const bytes = Buffer.from(found.stored.manifest);
    return { ...found, manifest: { name, build, bytes, place: `The manifest of ${name} ${build}` } };
  };

  const readRelease: ReleaseStorage['readRelease'] = async (name, build) => {
    const [{ manifest, stored }, { registry }] = await Promise.all([buildIn(name, build), readDocument()]);
    return signedRelease(signatures, manifest, {
      known: registry[name]?.manifests?.[build],
      signature: stored.signature,
    });
  };

  const readFile: ReleaseStorage['readFile'] = async (name, build, file) => {
    if (file === 'release.json') return (await buildIn(name, build)).manifest.bytes;
    if (file === 'signature.json') return Buffer.from((await buildIn(name, build)).stored.signature);
    const readFrom = async (folder: string) => objects.read(`${filesOf(name, folder)}${file}`);
    const known = folders.get(`${name}/${build}`);
    const atKnown = known === undefined ? null : await readFrom(known);
    // One that was removed and published again lies elsewhere.
    const folder = atKnown ? null : (await builds.find(name, build))?.stored.folder;
    const found = atKnown ?? (folder ? await readFrom(folder) : null);
    if (folder) folders.set(`${name}/${build}`, folder);
    if (!found) throw new NoSuchFile(name, build, file);
    return found.bytes;
  };

  const removeAll = async (prefix: string): Promise<void> =>
    objects.remove((await objects.list(prefix)).map(({ key }) => key));

  const copies = serverCopies({ readRelease, readFile });

  const storage: ReleaseStorage = {
    signatures,
    check: () => objects.check(),
    readRegistry: async () => (await readDocument()).registry,

    updateRegistry: (update) =>
      oneChange(() =>
        withLease(objects, 'registry.lock', async () => {
          const { registry, last, tag } = await readDocument();
          const updated = await update(registry);
          if (!updated) return registry;
          if (last) await objects.writeIf('absent', changeKey(last.number), bytesOf(last));
          const change: Change = { number: (last?.number ?? 0) + 1, ...updated.change };
          const next = bytesOf({ ...updated.registry, [lastChange]: change });
          // Whoever stood still for so long that another took over must not write over what that one did.
          if ((await objects.writeIf(tag === null ? 'absent' : { tag }, registryKey, next)) === null)
            throw new DeliveryProblem(
              `Another process has changed ${objects.place}${registryKey} meanwhile. Run the command again.`,
            );
          return updated.registry;
        }),
      ),

    inTurn: (work) => oneTurn(() => withLease(objects, 'turn.lock', work, { timeout: longestTurn })),

    async history() {
      const { last } = await readDocument();
      const keys = (await objects.list('history/')).map(({ key }) => key);
      const before = await limited.map(keys, async (key) => {
        const text = (await objects.read(key))?.bytes.toString() ?? '';
        return parseDocument(Change, text, `${objects.place}${key}`);
      });
      return [...before.filter(({ number }) => number < (last?.number ?? 0)), ...(last ? [last] : [])];
    },

    // Counts of a server that has died stay: those views were seen.
    writeCounts: (name, since, server, arms) => objects.write(countsKey(name, since, server), bytesOf(arms)),

    async counts(name, since) {
      const keys = (await objects.list(countsKey(name, since))).map(({ key }) => key);
      const all = await limited.map(keys, async (key) => {
        const found = await objects.read(key);
        return found ? parseDocument(Counts, found.bytes.toString(), `${objects.place}${key}`) : noArms();
      });
      return all.reduce(together, noArms());
    },

    forgetCounts: (name) => removeAll(countsKey(name)),

    packages: async () => [...new Set((await builds.list()).map(({ name }) => name))].sort(),
    builds: async (name) => (await builds.list(name)).map(({ build }) => build),

    readRelease,
    manifestIntegrity: async (name, build) => digest((await buildIn(name, build)).manifest.bytes).integrity,
    readFile,
    localFolder: copies.folderOf,

    async addRelease(release, files) {
      const { package: name, build } = release;
      const manifest = manifestOf(release);
      const signature = await signatures.sign(name, manifest);
      if (await builds.find(name, build)) throw buildExists(release);
      const folder = `${build}-${randomUUID()}`;
      try {
        await limited.map([...files], ([file, bytes]) => objects.write(`${filesOf(name, folder)}${file}`, bytes));
        if ((await builds.add(name, build, { folder, manifest: manifest.toString(), signature })) === null)
          throw buildExists(release);
      } catch (error) {
        await removeAll(filesOf(name, folder)).catch(() => undefined);
        throw error;
      }
    },

    async signRelease(name, build) {
      const { manifest, stored, tag } = await buildIn(name, build);
      // Nobody signs what is not whole.
      await verify(storage, releaseIn(manifest));
      await builds.replace(name, build, { ...stored, signature: await signatures.sign(name, manifest.bytes) }, tag);
    },

    async removeRelease(name, build) {
      const { stored } = await buildIn(name, build);
      folders.delete(`${name}/${build}`);
      // First what says that it is there: half a release is nowhere to be found.
      await builds.remove(name, build);
      await removeAll(filesOf(name, stored.folder));
    },

    strayKeys: async () => [],

    async leftovers() {
      const named = new Set<string>();
      for (const { name, build } of await builds.list()) {
        const found = await builds.find(name, build);
        if (found) named.add(filesOf(name, found.stored.folder));
      }
      const found = new Set<string>();
      for (const { key, changedAt } of await objects.list('')) {
        const [under] = /^files\/[^/]+\/[^/]+\/|^\.trial-.*/.exec(key) ?? [];
        if (under && !named.has(under) && Date.now() - changedAt > draftAge) found.add(under);
      }
      return [...found];
    },

    removeLeftover: removeAll,

    async close() {
      await copies.remove();
      await objects.close();
    },
  };
  return storage;
};
