import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Arms, noArms, together } from './candidates/evidence.ts';
import { digest } from './digest.ts';
import { errorCode } from './error-code.ts';
import { journal } from './journal.ts';
import { isLockOfDead, withLock } from './lock.ts';
import { DeliveryProblem } from './problem.ts';
import { type StoredManifest, buildExists, manifestOf, noBuild, releaseIn, signedRelease } from './manifest.ts';
import { type Change, Counts, lastChange, parseDocument, registryIn } from './schemas.ts';
import { type KeyFiles, signaturesOf } from './signatures/signing.ts';
import { strayKeys } from './signatures/stray-keys.ts';
import type { ReleaseStorage } from './storage.ts';
import { verify } from './verify.ts';

const absent = (error: unknown) => {
  if (errorCode(error) === 'ENOENT') return null;
  throw error;
};

const toJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Folder of what web servers count of candidates: no package's name begins with a dot. */
const countsIn = '.counts';
/** Milliseconds to wait for what somebody else has judged. */
const longestTurn = 600_000;
/** A draft that is younger may be somebody's who is writing it. */
const draftAge = 24 * 3_600_000;

/**
 * Releases in a folder: `<root>/registry.json`, `<root>/history.jsonl` and
 * `<root>/<package>/<build>/{client,server,maps,release.json,signature.json}`; while there is a candidate, a file of each web server in
 * `<root>/.counts/<package>/<since>/`.
 */
export const folderStorage = (root: string, keyFiles?: KeyFiles): ReleaseStorage & { root: string } => {
  const signatures = signaturesOf(root, keyFiles);
  const registryFile = path.join(root, 'registry.json');
  const lockFile = `${registryFile}.lock`;
  const turnFile = `${registryFile}.turn.lock`;
  const changes = journal(path.join(root, 'history.jsonl'));
  const folderOf = (name: string, build: number) => path.join(root, name, String(build));

  const countsFolder = (name: string, since: string) => path.join(root, countsIn, name, String(Date.parse(since)));

  const readDocument = async () => registryIn(await readFile(registryFile, 'utf8').catch(absent), registryFile);

  const manifestIn = async (name: string, build: number): Promise<StoredManifest> => {
    const place = path.join(folderOf(name, build), 'release.json');
    const bytes = await readFile(place).catch(absent);
    if (bytes === null) throw noBuild(name, build, place);
    return { name, build, bytes, place };
  };

  const isOld = async (file: string): Promise<boolean> => {
    const found = await stat(file).catch(absent);
    return found !== null && Date.now() - found.mtimeMs > draftAge;
  };

  const signatureOf = (name: string, build: number) => path.join(folderOf(name, build), 'signature.json');

  const storage: ReleaseStorage & { root: string } = {
    root,
    signatures,
    check: async () => undefined,
    readRegistry: async () => (await readDocument()).registry,

    async updateRegistry(update) {
      await mkdir(root, { recursive: true });
      return withLock(lockFile, async (ownsLock) => {
        const { registry, last } = await readDocument();
        const updated = await update(registry);
        if (!updated) return registry;
        if (last) await changes.add(last);
        const change: Change = { number: (last?.number ?? 0) + 1, ...updated.change };
        const draft = `${registryFile}.${randomUUID()}`;
        await writeFile(draft, toJson({ ...updated.registry, [lastChange]: change }));
        // Whoever stood still for so long that another took over must not write over what that one did.
        if (!(await ownsLock())) {
          await rm(draft);
          throw new DeliveryProblem(`Another process has changed ${registryFile} meanwhile. Run the command again.`);
        }
        await rename(draft, registryFile);
        return updated.registry;
      });
    },

    async inTurn(work) {
      await mkdir(root, { recursive: true });
      return withLock(turnFile, work, { timeout: longestTurn });
    },

    async history() {
      const { last } = await readDocument();
      const before = await changes.read();
      return [...before.filter(({ number }) => number < (last?.number ?? Infinity)), ...(last ? [last] : [])];
    },

    async writeCounts(name, since, server, arms) {
      const folder = countsFolder(name, since);
      await mkdir(folder, { recursive: true });
      // A server that has died leaves what it counted: those views were seen.
      const draft = path.join(folder, `.${server}`);
      await writeFile(draft, JSON.stringify(arms));
      await rename(draft, path.join(folder, `${server}.json`));
    },

    async counts(name, since) {
      const folder = countsFolder(name, since);
      const files = ((await readdir(folder).catch(absent)) ?? []).filter((file) => /^\w[\w-]*\.json$/.test(file));
      const all = files.map(async (file): Promise<Arms> => {
        const text = await readFile(path.join(folder, file), 'utf8').catch(absent);
        return text === null ? noArms() : parseDocument(Counts, text, path.join(folder, file));
      });
      return (await Promise.all(all)).reduce(together, noArms());
    },

    forgetCounts: (name) => rm(path.join(root, countsIn, name), { recursive: true, force: true }),

    async packages() {
      const entries = await readdir(root, { withFileTypes: true }).catch(absent);
      return (entries ?? [])
        .filter((entry) => entry.isDirectory() && /^[a-z][a-z0-9-]*$/.test(entry.name))
        .map(({ name }) => name)
        .sort();
    },

    async builds(name) {
      const entries = await readdir(path.join(root, name)).catch(absent);
      return (entries ?? [])
        .filter((entry) => /^[1-9]\d*$/.test(entry))
        .map(Number)
        .sort((a, b) => a - b);
    },

    async readRelease(name, build) {
      const manifest = await manifestIn(name, build);
      const known = (await readDocument()).registry[name]?.manifests?.[build];
      const signature = await readFile(signatureOf(name, build), 'utf8').catch(absent);
      return signedRelease(signatures, manifest, { known, signature });
    },

    manifestIntegrity: async (name, build) => digest((await manifestIn(name, build)).bytes).integrity,

    readFile: (name, build, file) => readFile(path.join(folderOf(name, build), file)),

    localFolder: async (name, build) => folderOf(name, build),

    async addRelease(release, files) {
      const target = folderOf(release.package, release.build);
      const draft = path.join(root, release.package, `.draft-${release.build}-${randomUUID()}`);
      const manifest = manifestOf(release);
      const own: [string, Uint8Array][] = [
        ['release.json', manifest],
        ['signature.json', Buffer.from(await signatures.sign(release.package, manifest))],
      ];
      try {
        for (const [file, bytes] of [...files, ...own]) {
          await mkdir(path.dirname(path.join(draft, file)), { recursive: true });
          await writeFile(path.join(draft, file), bytes);
        }
        // Renaming onto an existing release fails, because a release is never empty.
        await rename(draft, target);
      } catch (error) {
        await rm(draft, { recursive: true, force: true });
        if (!['ENOTEMPTY', 'EEXIST'].includes(errorCode(error) ?? '')) throw error;
        throw buildExists(release);
      }
    },

    async signRelease(name, build) {
      const manifest = await manifestIn(name, build);
      // Nobody signs what is not whole.
      await verify(storage, releaseIn(manifest));
      const draft = `${signatureOf(name, build)}.${randomUUID()}`;
      await writeFile(draft, await signatures.sign(name, manifest.bytes));
      await rename(draft, signatureOf(name, build));
    },

    async removeRelease(name, build) {
      // Renamed first: half a release is nowhere to be found under its number.
      const going = path.join(root, name, `.draft-${build}-${randomUUID()}`);
      await rename(folderOf(name, build), going);
      await rm(going, { recursive: true, force: true });
    },

    strayKeys: () => strayKeys(root),

    async leftovers() {
      const found: string[] = [];
      for (const lock of [lockFile, turnFile]) if (await isLockOfDead(lock)) found.push(lock);
      for (const entry of await readdir(root, { withFileTypes: true }).catch(() => [])) {
        const file = path.join(root, entry.name);
        if (/^registry\.json\.(?:(?:turn\.)?lock\.)?[\da-f-]{36}$/.test(entry.name) && (await isOld(file)))
          found.push(file);
        if (!entry.isDirectory()) continue;
        for (const draft of await readdir(file))
          if (draft.startsWith('.draft-') && (await isOld(path.join(file, draft)))) found.push(path.join(file, draft));
      }
      return found;
    },

    removeLeftover: (file) => rm(file, { recursive: true, force: true }),
    close: async () => undefined,
  };
  return storage;
};
