import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root, run } from './run.ts';

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** The folders of the workspace that are programs of their own to the compiler, relative to its root. */
export const projects = (): string[] =>
  globSync(['*/tsconfig.json', 'shared/*/tsconfig.json'], { cwd: root }).map(path.dirname).toSorted();

/** The folders of the workspace's remotes, whatever they are called. */
export const remoteFolders = (): string[] => globSync('remote-*', { cwd: root }).toSorted();

/** The commit that this branch left `base` at. @throws Error when there is no such branch */
export const branchPoint = async (base: string): Promise<string> => {
  const { ok, output } = await run('git', ['merge-base', 'HEAD', base]);
  if (!ok) throw new Error(`There is no branch ${base} to compare with.\n${output}`);
  return output.trim();
};

/** Files that differ from a commit: committed since, changed or new. Relative to the workspace's root. */
export const changedFiles = async (since: string): Promise<string[]> => {
  const [changed, untracked] = await Promise.all([
    run('git', ['diff', '--name-only', since]),
    run('git', ['ls-files', '--others', '--exclude-standard']),
  ]);
  return `${changed.output}\n${untracked.output}`.split('\n').filter((file) => file !== '');
};

/** Which projects the files are in, and whatever depends on those; all of them when a file of none has changed. */
export const affectedProjects = (files: string[]): string[] => {
  const all = projects();
  const sources = files.filter((file) => !file.endsWith('.md') && !file.startsWith('docs/'));
  const owners = sources.map((file) => all.find((project) => file.startsWith(`${project}/`)));
  if (owners.includes(undefined)) return all;
  const manifests = new Map<string, Manifest>();
  for (const project of all) {
    const manifest = globSync(`${project}/package.json`, { cwd: root })[0];
    if (manifest) manifests.set(project, JSON.parse(readFileSync(path.join(root, manifest), 'utf8')) as Manifest);
  }
  // What a remote names in its names.d.ts, the others see.
  const seen = sources.some((file) => /^remote-[^/]+\/names\.d\.ts$/.test(file)) ? remoteFolders() : [];
  const affected = new Set([...(owners as string[]), ...seen]);
  for (let size = 0; size !== affected.size;) {
    size = affected.size;
    const names = new Set([...affected].map((project) => manifests.get(project)?.name));
    for (const [project, { dependencies, devDependencies }] of manifests) {
      if (Object.keys({ ...dependencies, ...devDependencies }).some((name) => names.has(name))) affected.add(project);
    }
  }
  return [...affected].toSorted();
};
