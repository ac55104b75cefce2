import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { CreateProblem } from './problem.ts';

/** Lies beside the packed files and says what they are. */
export const PACK_FILE = 'pack.json';
/** The folder of a remote's repository that has the packed files. */
export const VENDORED = 'packages';

/** Packed packages that belong together. */
export interface Pack {
  /** Package → its version, and its file, whose name has a hash of what is in it. */
  packages: Readonly<Record<string, { version: string; file: string }>>;
  /** Library → the version that they were made with. */
  libraries: Readonly<Record<string, string>>;
  /** A line for each declaration that the packages offer: entry, name, and a hash of it. */
  surface: readonly string[];
}

/** @throws CreateProblem where there is no pack, or a file of it is missing */
export const readPack = (folder: string): Pack => {
  const file = path.join(folder, PACK_FILE);
  if (!existsSync(file)) throw new CreateProblem(`${folder} has no ${PACK_FILE}: make it with pnpm pack-platform.`);
  const pack = JSON.parse(readFileSync(file, 'utf8')) as Pack; // written by pack-platform
  const missing = Object.values(pack.packages).find((one) => !existsSync(path.join(folder, one.file)));
  if (missing) throw new CreateProblem(`${folder} has no ${missing.file}: make it with pnpm pack-platform.`);
  return pack;
};

const isOfPack = (name: string): boolean => name === PACK_FILE || /^shop-.*\.tgz$/.test(name);

/** Copies a pack into a folder, in place of another one that lies there. */
export const copyPack = (from: string, to: string): void => {
  const pack = readPack(from);
  const files = [PACK_FILE, ...Object.values(pack.packages).map(({ file }) => file)];
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(to).filter((one) => isOfPack(one) && !files.includes(one)))
    rmSync(path.join(to, name));
  for (const name of files) cpSync(path.join(from, name), path.join(to, name));
};

/** The lines of pnpm-workspace.yaml that lead from the shop's packages to their files. */
export const overridesOf = ({ packages }: Pack): string =>
  Object.entries(packages)
    .map(([name, { file }]) => `  '${name}': file:${VENDORED}/${file}\n`)
    .join('');

/** Package → the range that a remote asks for. */
export const rangesOf = ({ packages, libraries }: Pack): Record<string, string> => ({
  ...libraries,
  ...Object.fromEntries(Object.entries(packages).map(([name, { version }]) => [name, `^${version}`])),
});
