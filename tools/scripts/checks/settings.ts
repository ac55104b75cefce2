import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { schema } from '@shop/settings';
import { written } from '../settings/written.ts';
import { root, type Finished } from './run.ts';
import { parsed, sourcesIn, type Parsed, type Source } from './sources.ts';
import { isNode, textOf, type Node } from './syntax.ts';

/** What measures, checks and looks at this workspace: it has variables of its own, which no operator sets. */
const tools =
  /^api\/src\/(bench|catalogue-bench|hold|search-quality)|^tools\/adapter-medusa\/src\/recorded\/|^tools\/scripts\/(?!running\/|start\.|dev\.)|^shared\/qa\//;
/** Where the schema itself, and what has to be set without a sandbox, are told. */
const documented = new Set(
  [
    'store-settings',
    'running-settings',
    'outside-settings',
    'adapter-settings',
    'bucket-settings',
    'telemetry-settings',
    'schema',
    'required',
  ].map((name) => `shared/settings/src/${name}.ts`),
);

const isEnvironment = (node: unknown): boolean => {
  if (!isNode(node)) return false;
  if (node.type === 'Identifier') return ['env', 'environment'].includes(String(node['value']));
  return node.type === 'MemberExpression' && nameOf(node['property']) === 'env';
};

const nameOf = (property: unknown): string | undefined => {
  if (!isNode(property)) return undefined;
  return property.type === 'Computed' ? textOf(property['expression']) : String(property['value']);
};

/** The variables that a node takes from the environment by itself: `env.NAME`, `env['NAME']`, `const { NAME } = env`. */
const takenIn = (node: Node): string[] => {
  if (node.type === 'MemberExpression' && isEnvironment(node['object'])) return [nameOf(node['property']) ?? ''];
  if (node.type !== 'VariableDeclarator' || !isEnvironment(node['init'])) return [];
  const { id } = node;
  if (!isNode(id) || id.type !== 'ObjectPattern' || !Array.isArray(id['properties'])) return [];
  return id['properties'].map((property: Node) => nameOf(property['key']) ?? '');
};

/** Variables that files take past the schema, a line each; what bundlers put in place of NODE_ENV is none. */
export const takenAside = (sources: readonly Parsed[]): string[] =>
  sources.flatMap(({ file, nodes }) =>
    [...new Set(nodes.flatMap(takenIn))]
      .filter((name) => /^[A-Z][A-Z0-9_]+$/.test(name) && name !== 'NODE_ENV')
      .map((name) => `${file} takes ${name} from the environment: startReading of shared/settings reads settings`),
  );

/** The settings that no file names, a line each. */
export const unread = (names: readonly string[], sources: readonly Source[]): string[] =>
  names
    .filter((name) => !sources.some(({ source }) => new RegExp(`['"]${name}['"]`).test(source)))
    .map((name) => `${name} is a setting that nothing reads`);

const stale = (): string[] =>
  Object.entries(written())
    .filter(
      ([file, text]) => !existsSync(path.join(root, file)) || readFileSync(path.join(root, file), 'utf8') !== text,
    )
    .map(([file]) => `${file} is not what the schema says: pnpm settings write`);

/**
 * Fails when a variable is read past the schema of settings, when nothing reads a setting, or when `.env.example` or
 * `docs/settings.md` are not what the schema says.
 */
export const settingsInOnePlace = async (): Promise<Finished> => {
  const found = await sourcesIn([
    'api',
    'console',
    'host',
    'remote-*',
    'shared',
    'delivery',
    'tools/conformance',
    'tools/adapter-medusa',
    'world',
    'tools/scripts',
  ]);
  const sources = found.filter(({ file }) => !tools.test(file) && !documented.has(file));
  const reading = sources.filter(({ source }) => /\benv/.test(source)).map(parsed);
  const aside = takenAside(reading.filter(({ file }) => !file.startsWith('shared/settings/')));
  const wrong = [...aside, ...unread(Object.keys(schema), sources), ...stale()];
  return { ok: wrong.length === 0, output: wrong.join('\n') };
};
