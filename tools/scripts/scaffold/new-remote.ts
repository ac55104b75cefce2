import path from 'node:path';
import { nameFault, remoteFiles, writeFiles } from '@shop/create-remote';
import { releasedPackages } from '@shop/delivery';
import { devPort } from '@shop/shop/dev-servers';
import { StartProblem } from '@shop/shop/problem';

const requireFree = (root: string, name: string): void => {
  const fault = nameFault(name);
  if (fault) throw new StartProblem(fault);
  const taken = releasedPackages(root).map((known) => known.name);
  if (taken.includes(name)) throw new StartProblem(`There is a package ${name} already. Known: ${taken.join(', ')}.`);
};

/**
 * Writes the folder `remote-<name>` into a workspace: a remote with one page in both languages, a test of it, and a port
 * that no other package has. Changes nothing else. Answers the folder and the files in it, relative to `root`.
 *
 * @throws StartProblem when the name is no name of a package or is taken
 */
export const writeRemote = async (root: string, name: string): Promise<{ folder: string; files: string[] }> => {
  requireFree(root, name);
  const files = await remoteFiles(name, Math.max(...releasedPackages(root).map(devPort)) + 1);
  const folder = `remote-${name}`;
  await writeFiles(path.join(root, folder), files);
  return { folder, files: [...files.keys()].map((file) => path.join(folder, file)) };
};
