import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { packChanges } from './changes.ts';
import { copyPack, overridesOf, rangesOf, readPack, VENDORED, type Pack } from './pack.ts';
import { CreateProblem } from './problem.ts';

const WORKSPACE = 'pnpm-workspace.yaml';

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** Ranges that are as the pack before had them follow the new one; what a team has chosen itself stays. */
const upgraded = (manifest: Manifest, before: Pack, after: Pack): Manifest => {
  const [old, now] = [rangesOf(before), rangesOf(after)];
  const ranges = (asked: Readonly<Record<string, string>> = {}) =>
    Object.fromEntries(
      Object.entries(asked).map(([name, range]) => [name, range === old[name] ? (now[name] ?? range) : range]),
    );
  const { dependencies, devDependencies } = manifest;
  return { ...manifest, dependencies: ranges(dependencies), devDependencies: ranges(devDependencies) };
};

/** The overrides of the shop's packages, one after the other. */
const overrides = /(?:^ {2}'@shop\/[\w-]+': file:.*\n)+/m;

/**
 * Puts the pack in a folder in place of that of a remote's repository. Answers what has changed, empty where nothing has.
 *
 * @throws CreateProblem where one of the two has no pack
 */
export const upgrade = (repository: string, from: string): string => {
  const vendored = path.join(repository, VENDORED);
  const [before, after] = [readPack(vendored), readPack(from)];
  const changes = packChanges(before, after);
  if (changes === '') return '';
  const workspace = path.join(repository, WORKSPACE);
  const text = existsSync(workspace) ? readFileSync(workspace, 'utf8') : '';
  if (!overrides.test(text)) throw new CreateProblem(`${workspace} leads to no packed files of the shop.`);
  const file = path.join(repository, 'package.json');
  const manifest = upgraded(JSON.parse(readFileSync(file, 'utf8')) as Manifest, before, after);
  copyPack(from, vendored);
  const { node } = after.libraries;
  const led = text.replace(overrides, () => overridesOf(after));
  writeFileSync(workspace, node ? led.replace(/^nodeVersion: .*$/m, `nodeVersion: ${node}`) : led);
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
  return changes;
};
