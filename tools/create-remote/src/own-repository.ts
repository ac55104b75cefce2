import { readdirSync } from 'node:fs';
import path from 'node:path';
import { CreateProblem } from './problem.ts';
import { filledTemplates, remoteFiles, valuesOf } from './remote-files.ts';

interface Manifest {
  version: string;
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/** Package → the range that a remote asks for. */
export type Versions = Readonly<Record<string, string>>;

/** No port of the workspace's own dev servers. */
const PORT = 3190;

/** What a remote of the workspace has from its root. */
const rootTools = ['@playwright/test', '@shop/delivery', '@shop/qa', '@types/node', 'node', 'typescript'];
const rootScripts = {
  test: "NODE_OPTIONS='--experimental-vm-modules --no-warnings' jest",
  types: 'tsc',
  release: 'shop-release',
  browser: 'playwright test',
};

const manifestOf = (text: string, versions: Versions): string => {
  const manifest = JSON.parse(text) as Manifest; // the template's
  const range = (name: string, asked: string): string => {
    if (!/^(?:workspace|catalog):/.test(asked)) return asked;
    const known = versions[name];
    if (!known) throw new Error(`versions.json does not know ${name}`);
    return known;
  };
  const ranges = (asked: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(asked).map(([name, one]) => [name, range(name, one)]));
  // The workspace's checks stay with it.
  const scripts = Object.entries(manifest.scripts).filter(([name]) => !name.startsWith('check:'));
  const tools = Object.fromEntries(rootTools.map((name) => [name, 'catalog:']));
  const devDependencies = Object.entries({ ...manifest.devDependencies, ...tools }).toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  );
  return `${JSON.stringify(
    {
      ...manifest,
      scripts: { ...Object.fromEntries(scripts), ...rootScripts },
      dependencies: ranges(manifest.dependencies),
      devDependencies: ranges(Object.fromEntries(devDependencies)),
    },
    null,
    2,
  )}\n`;
};

/** The lines that lead pnpm from the shop's packages to their files in a folder. @throws CreateProblem when one has none */
const overridesTo = (packages: string, remote: string, versions: Versions): string => {
  const present = new Set(readdirSync(packages));
  const shared = Object.entries(versions).filter(([name]) => name.startsWith('@shop/'));
  const lines = shared.map(([name, range]) => {
    const file = `${name.slice(1).replace('/', '-')}-${range.replace('^', '')}.tgz`;
    if (!present.has(file)) throw new CreateProblem(`${packages} has no ${file}: make it with pnpm pack-platform.`);
    return `  '${name}': file:${path.relative(remote, path.join(packages, file)).replaceAll(path.sep, '/')}`;
  });
  return lines.join('\n');
};

/**
 * The files of a new remote that has a repository of its own: path in its folder → text. `packages` is the folder
 * with the shop's packed packages, `folder` that of the remote, both absolute.
 *
 * @throws CreateProblem when a packed package is missing
 */
export const ownRepositoryFiles = async (
  name: string,
  { folder, packages, versions }: { folder: string; packages: string; versions: Versions },
): Promise<Map<string, string>> => {
  const values = { ...valuesOf(name, PORT), dot: '.', overrides: overridesTo(packages, folder, versions) };
  const files = new Map([...(await remoteFiles(name, PORT)), ...(await filledTemplates('template-alone', values))]);
  return files.set('package.json', manifestOf(files.get('package.json') ?? '', versions));
};
