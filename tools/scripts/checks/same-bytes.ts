import { link, mkdir, readFile, readdir, readlink, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { type Release, findPackage, isWhole, releaseSettings, releaseStorage, sourceHash } from '@shop/delivery';
import { type Finished, root, run } from './run.ts';

/** The shell, and the smallest remote, which speaks for all of them: they are built by the same settings (`shared/build`). */
const PACKAGES = ['host', 'membership'] as const;
/** What a build leaves behind; installed packages have a `dist` of their own. */
const isMade = (folder: string, name: string): boolean =>
  name === '.federation' || (name === 'dist' && !folder.includes('node_modules'));

/** The same tree at another place of the disk, its files as hard links. */
const linkTree = async (from: string, to: string): Promise<void> => {
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (isMade(from, entry.name)) continue;
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) await linkTree(source, target);
    else if (entry.isSymbolicLink()) await symlink(await readlink(source), target);
    else await link(source, target);
  }
};

/** Files of a build that are not those of the release: others, missing, or too many. */
const differing = async (dist: string, { files }: Release): Promise<string[]> => {
  const found = await readdir(dist, { recursive: true, withFileTypes: true });
  const built = found
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dist, path.join(entry.parentPath, entry.name)));
  // What packing adds or compresses is not what was built.
  const isBuilt = (file: string): boolean => /^(?:client|server)\//.test(file) && file !== 'server/package.json';
  const names = new Set([...built, ...Object.keys(files)].filter(isBuilt));
  const checked = [...names].map(async (file) => {
    const bytes = await readFile(path.join(dist, file)).catch(() => null);
    const integrity = files[file]?.integrity;
    return bytes && integrity && isWhole(bytes, integrity) ? [] : [file];
  });
  return (await Promise.all(checked)).flat().sort();
};

/** The first line that is another one, as it is in both: what tells where a build is not the same each time. */
const firstDifference = (released: string, built: string): string => {
  const [ours, others] = [released.split('\n'), built.split('\n')];
  const at = ours.findIndex((line, index) => line !== others[index]);
  const shown = (line: string | undefined): string => (line ?? '(no such line)').slice(0, 200);
  return at < 0 ? 'longer' : `line ${at + 1}\n  released: ${shown(ours[at])}\n  elsewhere: ${shown(others[at])}`;
};

/** Builds a live release's sources once more in another folder: each file has to have the same bytes. */
const sameOf = async (name: string): Promise<Finished> => {
  const target = findPackage(root, name);
  const storage = releaseStorage(releaseSettings().releases);
  const build = (await storage.readRegistry())[target.name]?.live;
  const release = build === undefined ? null : await storage.readRelease(target.name, build);
  if (release?.sourceHash !== (await sourceHash(root, target)))
    return { ok: false, output: `the live build of ${target.name} is of other sources: nothing to compare with` };
  const elsewhere = path.join(root, '.cache/elsewhere');
  const folder = path.join(elsewhere, path.relative(root, target.directory));
  await rm(elsewhere, { recursive: true, force: true });
  try {
    for (const part of ['node_modules', 'shared', path.relative(root, target.directory)])
      await linkTree(path.join(root, part), path.join(elsewhere, part));
    const { ok, output } = await run(
      process.execPath,
      ['node_modules/webpack-cli/bin/cli.js', '--mode', 'production'],
      { cwd: folder, env: { BUILD_NUMBER: String(build), NODE_ENV: 'production' } },
    );
    if (!ok) return { ok, output };
    const dist = path.join(folder, 'dist');
    const others = await differing(dist, release);
    const differences = others.map(async (file) => {
      const released = storage.readFile(target.name, release.build, file).catch(() => Buffer.alloc(0));
      const built = readFile(path.join(dist, file)).catch(() => Buffer.alloc(0));
      const [before, now] = (await Promise.all([released, built])).map((bytes) => Buffer.from(bytes).toString());
      return `${name}: other bytes elsewhere: ${file}: ${firstDifference(before ?? '', now ?? '')}`;
    });
    return { ok: others.length === 0, output: (await Promise.all(differences)).join('\n') };
  } finally {
    await rm(elsewhere, { recursive: true, force: true });
  }
};

/** The same of each of the packages, one after the other. */
export const sameBytes = async (): Promise<Finished> => {
  const found: Finished[] = [];
  for (const name of PACKAGES) found.push(await sameOf(name));
  return { ok: found.every(({ ok }) => ok), output: found.flatMap(({ output }) => output || []).join('\n') };
};
