import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { root } from '../checks/run.ts';

type Ranges = Record<string, string>;
/** What a package.json says a name stands for: a file, or one for each condition. */
type Target = string | { [condition: string]: Target };

/** The parts of a package.json that a packed package has. */
export interface Manifest {
  name: string;
  version: string;
  type: string;
  sideEffects?: boolean | string[];
  bin?: Record<string, string>;
  exports?: Record<string, Target>;
  imports?: Record<string, Target>;
  dependencies?: Ranges;
  devDependencies?: Ranges;
  peerDependencies?: Ranges;
}

export const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as Manifest; // of this workspace

/** Package → version, of the workspace's catalogue of libraries. */
export const catalog = (): Ranges => {
  const { catalog: versions }: { catalog: Ranges } = parse(
    readFileSync(path.join(root, 'pnpm-workspace.yaml'), 'utf8'),
  );
  return versions;
};

export const compiledName = (file: string): string => file.replace(/(?<!\.d)\.tsx?$/, '.js');

const mapped = (target: Target, change: (file: string) => Target): Target =>
  typeof target === 'string'
    ? change(target)
    : Object.fromEntries(Object.entries(target).map(([condition, one]) => [condition, mapped(one, change)]));

const withTypes = (file: string): Target =>
  compiledName(file) === file ? file : { types: file.replace(/\.tsx?$/, '.d.ts'), default: compiledName(file) };

const each = (targets: Record<string, Target> | undefined, change: (file: string) => Target) =>
  targets && Object.fromEntries(Object.entries(targets).map(([name, target]) => [name, mapped(target, change)]));

/** Packages of the workspace by the same major version, libraries as the catalogue has them, the rest as it is asked for. */
export const rangeOf = (
  name: string,
  asked: string,
  versions: ReadonlyMap<string, string>,
  libraries: Ranges,
): string => {
  if (!/^(?:workspace|catalog):/.test(asked)) return asked;
  const version = asked.startsWith('workspace:') ? versions.get(name) : libraries[name];
  if (version === undefined)
    throw new Error(`${name} is asked for as ${asked}, and nothing says which version that is`);
  return asked.startsWith('workspace:') ? `^${version}` : version;
};

/** An application brings these itself, once; every version that is compatible will do. */
const compatible = (version: string): string => (/^\d/.test(version) ? `^${version}` : version);

/**
 * The manifest with which a package of the workspace is packed: compiled files and their types in place of the
 * sources, ranges in place of `workspace:` and `catalog:`, nothing that only the workspace needs.
 */
export const packedManifest = (
  manifest: Manifest,
  versions: ReadonlyMap<string, string>,
  libraries: Ranges,
): Record<string, unknown> => {
  const { name, version, type, sideEffects, devDependencies = {} } = manifest;
  const ranges = (asked: Ranges = {}): Ranges =>
    Object.fromEntries(Object.entries(asked).map(([one, range]) => [one, rangeOf(one, range, versions, libraries)]));
  const peers = ranges(manifest.peerDependencies);
  // Who uses a component compiles it with the types of his own React.
  const types = Object.keys(peers).map((peer) => `@types/${peer}`);
  const typed = Object.fromEntries(types.filter((one) => devDependencies[one]).map((one) => [one, 'catalog:']));
  const hasPeers = Object.keys(peers).length > 0;
  return {
    name,
    version,
    type,
    ...(sideEffects !== undefined && { sideEffects }),
    ...(manifest.bin && { bin: each(manifest.bin, compiledName) }),
    ...(manifest.imports && { imports: each(manifest.imports, compiledName) }),
    ...(manifest.exports && { exports: each(manifest.exports, withTypes) }),
    dependencies: ranges(manifest.dependencies),
    ...(hasPeers && {
      peerDependencies: Object.fromEntries(
        Object.entries({ ...peers, ...ranges(typed) }).map(([one, range]) => [one, compatible(range)]),
      ),
      peerDependenciesMeta: Object.fromEntries(Object.keys(typed).map((one) => [one, { optional: true }])),
    }),
  };
};
