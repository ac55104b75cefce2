import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ownRepositoryFiles } from './own-repository.ts';
import { copyPack, PACK_FILE, readPack, type Pack } from './pack.ts';
import { writeFiles } from './remote-files.ts';
import { upgrade } from './upgrade.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'own-repository-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const shop = {
  build: '1.0.0',
  contract: '1.2.0',
  'create-remote': '1.0.0',
  delivery: '1.4.0',
  platform: '3.1.0',
  qa: '1.0.0',
  shop: '1.0.0',
  testing: '1.0.0',
  ui: '2.0.0',
};
const names = [
  'react',
  'react-dom',
  'jest',
  'node',
  'typescript',
  'webpack',
  '@playwright/test',
  '@testing-library/jest-dom',
  '@testing-library/react',
  ...['jest', 'node', 'react', 'react-dom'].map((name) => `@types/${name}`),
];

/** Writes a pack whose files are named after these hashes, of one hash unless another is told. */
const makePack = (
  name: string,
  { hashes = {}, ...given }: Partial<Pack> & { hashes?: Record<string, string> } = {},
): string => {
  const at = path.join(folder, name);
  mkdirSync(at);
  const packages = Object.fromEntries(
    Object.entries(shop).map(([one, version]) => [
      `@shop/${one}`,
      { version, file: `shop-${one}-${version}-${hashes[one] ?? 'aaaa'}.tgz` },
    ]),
  );
  const libraries = Object.fromEntries(names.map((one) => [one, '19.0.0']));
  const pack: Pack = { packages, libraries, surface: ['ui Button 1111', 'ui Link 2222'], ...given };
  writeFileSync(path.join(at, PACK_FILE), JSON.stringify(pack));
  for (const { file } of Object.values(pack.packages)) writeFileSync(path.join(at, file), file);
  return at;
};

const makeRemote = async (packages: string): Promise<string> => {
  const at = path.join(folder, 'remote-gift-cards');
  await writeFiles(at, await ownRepositoryFiles('gift-cards', readPack(packages)));
  copyPack(packages, path.join(at, 'packages'));
  return at;
};
const textOf = (...parts: string[]): string => readFileSync(path.join(...parts), 'utf8');

test('a folder without a pack, or with a file less, is told, and how it is made', () => {
  expect(() => readPack(folder)).toThrow(`${folder} has no pack.json: make it with pnpm pack-platform.`);
  const packages = makePack('packages');
  rmSync(path.join(packages, 'shop-ui-2.0.0-aaaa.tgz'));
  expect(() => readPack(packages)).toThrow(
    `${packages} has no shop-ui-2.0.0-aaaa.tgz: make it with pnpm pack-platform.`,
  );
});

test('a remote in a repository of its own has the packed files within it, and leads to nothing outside', async () => {
  const made = await ownRepositoryFiles('gift-cards', readPack(makePack('packages')));
  const manifest = JSON.parse(made.get('package.json') ?? '');
  expect(manifest).toMatchObject({
    name: '@shop/remote-gift-cards',
    scripts: { build: 'webpack --mode production', release: 'shop-release', browser: 'playwright test', shop: 'shop' },
    dependencies: { '@shop/platform': '^3.1.0', react: '19.0.0' },
    devDependencies: { '@shop/delivery': '^1.4.0', node: '19.0.0', '@types/node': '19.0.0' },
  });
  expect(made.get('pnpm-workspace.yaml')).toContain("\n  '@shop/ui': file:packages/shop-ui-2.0.0-aaaa.tgz\n");
  expect(made.get('pnpm-workspace.yaml')).toContain('\nnodeVersion: 19.0.0\n');
  expect([...made.keys()]).toEqual(
    expect.arrayContaining(['.gitignore', 'jest.config.mjs', 'src/pages/gift-cards.tsx']),
  );
  expect([...made.values()].filter((text) => /__\w+__|workspace:|catalog:|\.\.\/docs|file:\.\./.test(text))).toEqual(
    [],
  );
});

test('a newer pack takes the place of the one before, and says what it changes', async () => {
  const remote = await makeRemote(makePack('packages'));
  const newer = makePack('newer', {
    hashes: { ui: 'bbbb' },
    libraries: { ...Object.fromEntries(names.map((one) => [one, '19.0.0'])), react: '19.1.0' },
    surface: ['ui Button 3333', 'ui Price 4444'],
  });
  expect(upgrade(remote, newer)).toBe(
    [
      'Packages:',
      '  @shop/ui 2.0.0 with other contents',
      '',
      'Declarations:',
      '  ui Button has changed',
      '  ui Link is gone',
      '  ui Price is new',
      '',
      'Libraries:',
      '  react 19.0.0 → 19.1.0',
    ].join('\n'),
  );
  expect(readdirSync(path.join(remote, 'packages')).toSorted()).toEqual(readdirSync(newer).toSorted());
  const workspace = textOf(remote, 'pnpm-workspace.yaml');
  expect(workspace.match(/'@shop\/ui'.*/g)).toEqual(["'@shop/ui': file:packages/shop-ui-2.0.0-bbbb.tgz"]);
  expect(workspace).toContain('allowBuilds:');
  expect(JSON.parse(textOf(remote, 'package.json')).dependencies).toMatchObject({ react: '19.1.0' });
  expect(upgrade(remote, newer)).toBe('');
});

test('what a team has chosen for itself stays through an upgrade', async () => {
  const remote = await makeRemote(makePack('packages'));
  const file = path.join(remote, 'package.json');
  writeFileSync(file, textOf(file).replace('"react": "19.0.0"', '"react": "19.0.5"'));
  const packages = Object.fromEntries(
    Object.entries(shop).map(([one, version]) => [
      `@shop/${one}`,
      { version, file: `shop-${one}-${version}-aaaa.tgz` },
    ]),
  );
  packages['@shop/ui'] = { version: '3.0.0', file: 'shop-ui-3.0.0-cccc.tgz' };
  const libraries = Object.fromEntries(names.map((one) => [one, '20.0.0']));
  expect(upgrade(remote, makePack('newer', { packages, libraries }))).toContain('@shop/ui 2.0.0 → 3.0.0');
  expect(JSON.parse(textOf(file)).dependencies).toMatchObject({ '@shop/ui': '^3.0.0', react: '19.0.5' });
  expect(textOf(remote, 'pnpm-workspace.yaml')).toContain('\nnodeVersion: 20.0.0\n');
});
