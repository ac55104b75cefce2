import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleasedPackage } from './packages.ts';

const LOCKFILE = 'pnpm-lock.yaml';
const rootFiles = [LOCKFILE, 'pnpm-workspace.yaml', 'tsconfig.base.json'];
const skippedFolders = new Set(['node_modules', 'dist', 'coverage', '.cache', '.turbo']);
const skippedFiles = /\.test\.tsx?$|\.md$|\.snap$/;

const sourceFiles = async (folder: string, skip: (file: string) => boolean): Promise<string[]> => {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const nested = entries.map(async (entry) => {
    const file = path.join(folder, entry.name);
    if (skip(file) || skippedFolders.has(entry.name)) return [];
    if (entry.isDirectory()) return sourceFiles(file, skip);
    return entry.isFile() && !skippedFiles.test(entry.name) ? [file] : [];
  });
  return (await Promise.all(nested)).flat();
};

/**
 * The lockfile without what other packages ask for: what is installed, and what this folder and the shared packages take
 * of it. So a new remote, which the lockfile lists, has nothing else built anew.
 */
const lockfileFor = (folder: string, text: string): string => {
  const [before = '', others = ''] = text.split(/^(?=importers:$)/m);
  const [importers = '', after = ''] = others.split(/^(?=packages:$)/m);
  const asked = importers.split(/^(?=  \S)/m);
  const counts = (one: string): boolean => one.startsWith(`  ${folder}:`) || one.startsWith('  shared/');
  return [before, ...asked.filter(counts), after].join('');
};

/**
 * One hash over everything that a build of the package is made from: its own files, every shared package,
 * what the lockfile says of them and the root's build settings. Tests and texts about the code do not count.
 */
export const sourceHash = async (root: string, target: ReleasedPackage): Promise<string> => {
  // The web server runs from its sources and is not part of the host's build; shared/testing is for tests alone, and
  // settings are those of processes: a build takes its number from them, which is no source.
  const notBuilt = new Set(['host/server', 'shared/testing', 'shared/settings'].map((one) => path.join(root, one)));
  const skip = (file: string) => notBuilt.has(file);
  const files = [
    ...rootFiles.map((file) => path.join(root, file)).filter((file) => existsSync(file)),
    ...(await sourceFiles(path.join(root, 'shared'), skip)),
    ...(await sourceFiles(target.directory, skip)),
  ].sort();
  const hash = createHash('sha256');
  for (const file of files) {
    const contents = await readFile(file);
    const isLockfile = path.relative(root, file) === LOCKFILE;
    const bytes = isLockfile
      ? Buffer.from(lockfileFor(path.relative(root, target.directory) || '.', contents.toString()))
      : contents;
    hash.update(`${path.relative(root, file)}\0${bytes.byteLength}\0`).update(bytes);
  }
  return hash.digest('hex');
};
