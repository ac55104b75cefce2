import { globSync } from 'node:fs';
import path from 'node:path';
import { root } from '../checks/run.ts';
import { type Manifest, manifestOf } from './manifest.ts';

/** What a remote in a repository of its own asks for by name; what these ask for is packed with them. */
const asked = ['build', 'contract', 'delivery', 'format', 'forms', 'i18n', 'kit', 'platform', 'qa', 'testing', 'ui'];

export interface Offered {
  /** Relative to the workspace. */
  folder: string;
  manifest: Manifest;
}

/** The packages that are packed for repositories of their own, by name. */
export const offeredPackages = (): Offered[] => {
  const all = new Map(
    globSync(['shared/*/package.json', 'delivery/package.json', 'tools/create-remote/package.json'], { cwd: root }).map(
      (file): [string, Offered] => {
        const folder = path.dirname(file);
        const manifest = manifestOf(folder);
        return [manifest.name, { folder, manifest }];
      },
    ),
  );
  const found = new Map<string, Offered>();
  const add = (name: string): void => {
    const one = all.get(name);
    if (!one || found.has(name)) return;
    found.set(name, one);
    for (const dependency of Object.keys(one.manifest.dependencies ?? {})) add(dependency);
  };
  for (const name of [...asked, 'create-remote']) add(`@shop/${name}`);
  return [...found.values()].toSorted((a, b) => (a.manifest.name < b.manifest.name ? -1 : 1));
};
