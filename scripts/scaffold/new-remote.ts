import { globSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { releasedPackages } from '@shop/delivery';
import { devPort } from '../running/dev-servers.ts';
import { StartProblem } from '../running/problem.ts';

const templates = path.join(import.meta.dirname, 'template');
const SUFFIX = '.template';

/** `gift-cards` → `GiftCards`. */
const joined = (name: string): string => name.replaceAll(/(?:^|-)(.)/g, (_, first: string) => first.toUpperCase());

/** `gift-cards` → `Gift cards`. */
const spaced = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

const requireFree = (root: string, name: string): void => {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    throw new StartProblem(`A remote is named with small letters, digits and single hyphens, not “${name}”.`);
  }
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
  const port = Math.max(...releasedPackages(root).map(devPort)) + 1;
  const values: Record<string, string> = {
    name,
    Name: joined(name),
    title: spaced(name),
    port: String(port),
    standalone: String(port + 100),
  };
  const filled = (text: string): string => text.replaceAll(/__(\w+?)__/g, (all, key: string) => values[key] ?? all);
  const folder = `remote-${name}`;
  const files: string[] = [];
  for (const template of globSync(`**/*${SUFFIX}`, { cwd: templates }).toSorted()) {
    const file = path.join(folder, filled(template.slice(0, -SUFFIX.length)));
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), filled(await readFile(path.join(templates, template), 'utf8')));
    files.push(file);
  }
  return { folder, files };
};
