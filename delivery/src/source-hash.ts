import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleasedPackage } from './packages.ts';

const rootFiles = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'tsconfig.base.json'];
const skippedFolders = new Set(['node_modules', 'dist', 'coverage', '.cache']);
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
 * One hash over everything that a build of the package is made from: its own files, every shared package,
 * the lockfile and the root's build settings. Tests and texts about the code do not count.
 */
export const sourceHash = async (root: string, target: ReleasedPackage): Promise<string> => {
  // The web server runs from its sources and is not part of the host's build; shared/testing is for tests alone.
  const notBuilt = new Set([path.join(root, 'host', 'server'), path.join(root, 'shared', 'testing')]);
  const skip = (file: string) => notBuilt.has(file);
  const files = [
    ...rootFiles.map((file) => path.join(root, file)).filter((file) => existsSync(file)),
    ...(await sourceFiles(path.join(root, 'shared'), skip)),
    ...(await sourceFiles(target.directory, skip)),
  ].sort();
  const hash = createHash('sha256');
  for (const file of files) {
    const bytes = await readFile(file);
    hash.update(`${path.relative(root, file)}\0${bytes.byteLength}\0`).update(bytes);
  }
  return hash.digest('hex');
};
