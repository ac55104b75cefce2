import { overridesOf, rangesOf, type Pack } from './pack.ts';
import { filledTemplates, remoteFiles, valuesOf } from './remote-files.ts';

interface Manifest {
  version: string;
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/** No port of the workspace's own dev servers. */
const PORT = 3190;

/** What a remote of the workspace has from its root. */
const rootTools = [
  '@playwright/test',
  '@shop/create-remote',
  '@shop/delivery',
  '@shop/qa',
  '@types/node',
  'node',
  'typescript',
];
const rootScripts = {
  test: "NODE_OPTIONS='--experimental-vm-modules --no-warnings' jest",
  types: 'tsc',
  release: 'shop-release',
  browser: 'playwright test',
  'upgrade-platform': 'upgrade-platform',
};

/** What it has from a pack with the shop. */
const SHOP = '@shop/shop';
const shopScripts = { shop: 'shop' };

const manifestOf = (text: string, versions: Readonly<Record<string, string>>): string => {
  const manifest = JSON.parse(text) as Manifest; // the template's
  const range = (name: string, asked: string): string => {
    if (!/^(?:workspace|catalog):/.test(asked)) return asked;
    const known = versions[name];
    if (!known) throw new Error(`the pack does not know ${name}`);
    return known;
  };
  const ranges = (asked: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(asked).map(([name, one]) => [name, range(name, one)]));
  // The workspace's checks stay with it.
  const scripts = Object.entries(manifest.scripts).filter(([name]) => !name.startsWith('check:'));
  const hasShop = versions[SHOP] !== undefined;
  const tools = Object.fromEntries([...rootTools, ...(hasShop ? [SHOP] : [])].map((name) => [name, 'catalog:']));
  const devDependencies = Object.entries({ ...manifest.devDependencies, ...tools }).toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  );
  return `${JSON.stringify(
    {
      ...manifest,
      scripts: { ...Object.fromEntries(scripts), ...rootScripts, ...(hasShop && shopScripts) },
      dependencies: ranges(manifest.dependencies),
      devDependencies: ranges(Object.fromEntries(devDependencies)),
    },
    null,
    2,
  )}\n`;
};

/** The files of a new remote that has a repository of its own, beside the pack: path in its folder → text. */
export const ownRepositoryFiles = async (name: string, pack: Pack): Promise<Map<string, string>> => {
  const values = {
    ...valuesOf(name, PORT),
    dot: '.',
    overrides: overridesOf(pack).trimEnd(),
    node: rangesOf(pack)['node'] ?? '',
  };
  const files = new Map([...(await remoteFiles(name, PORT)), ...(await filledTemplates('template-alone', values))]);
  return files.set('package.json', manifestOf(files.get('package.json') ?? '', rangesOf(pack)));
};
