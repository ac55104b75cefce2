import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { DeliveryProblem } from './problem.ts';

/** A package that is released by itself: its release name, its workspace name and its folder. */
export interface ReleasedPackage {
  name: string;
  workspace: string;
  directory: string;
}

const packagesIn = (root: string): ReleasedPackage[] =>
  readdirSync(root)
    .filter((folder) => folder === 'host' || folder.startsWith('remote-'))
    .filter((folder) => existsSync(path.join(root, folder, 'package.json')))
    .sort((a, b) => Number(b === 'host') - Number(a === 'host') || a.localeCompare(b))
    .map((folder) => ({
      name: folder.replace(/^remote-/, ''),
      workspace: `@shop/${folder}`,
      directory: path.join(root, folder),
    }));

/** The remote that a folder holds itself, in a repository of its own; none when it is a workspace. */
const ownRemote = (root: string): ReleasedPackage[] => {
  if (!existsSync(path.join(root, 'remote.config.ts'))) return [];
  const { name }: { name: string } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  return [{ name: name.replace(/^(?:@[^/]+\/)?remote-/, ''), workspace: name, directory: root }];
};

/**
 * Every released package of the workspace: the host first, then each `remote-*` folder by name. In a repository that holds
 * one remote alone: that one.
 */
export const releasedPackages = (root: string): ReleasedPackage[] => [...ownRemote(root), ...packagesIn(root)];

/** Finds a package by `catalog`, `remote-catalog` or `@shop/remote-catalog`; throws naming the known ones. */
export const findPackage = (root: string, given: string | undefined): ReleasedPackage => {
  const known = releasedPackages(root);
  const found = known.find(({ name, workspace }) =>
    [name, workspace, workspace.replace('@shop/', '')].includes(given ?? ''),
  );
  if (found) return found;
  const names = known.map(({ workspace }) => workspace.replace('@shop/', '')).join(', ');
  throw new DeliveryProblem(
    given ? `There is no package “${given}”. Known: ${names}.` : `Name a package. Known: ${names}.`,
  );
};
