import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ownRepositoryFiles } from './own-repository.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'own-repository-'));
afterAll(() => rmSync(folder, { recursive: true }));

const shop = {
  build: '1.0.0',
  contract: '1.2.0',
  delivery: '1.4.0',
  platform: '3.1.0',
  qa: '1.0.0',
  testing: '1.0.0',
  ui: '2.0.0',
};
const libraries = [
  'react',
  'react-dom',
  'jest',
  'node',
  'typescript',
  'webpack',
  '@testing-library/react',
  '@playwright/test',
];
const versions = {
  ...Object.fromEntries(Object.entries(shop).map(([name, version]) => [`@shop/${name}`, `^${version}`])),
  ...Object.fromEntries(libraries.map((name) => [name, '19.0.0'])),
  ...Object.fromEntries(['jest', 'node', 'react', 'react-dom'].map((name) => [`@types/${name}`, '^24.0.0'])),
  '@testing-library/jest-dom': '7.0.1',
};
const remote = path.join(folder, 'team/remote-gift-cards');
const files = () => ownRepositoryFiles('gift-cards', { folder: remote, packages: folder, versions });

test('a remote without the packed packages is not made: the first that is missing is named', async () => {
  await expect(files()).rejects.toThrow(`${folder} has no shop-build-1.0.0.tgz: make it with pnpm pack-platform.`);
});

test('a remote in a repository of its own asks for versions, and for the packed files by their place', async () => {
  for (const [name, version] of Object.entries(shop))
    writeFileSync(path.join(folder, `shop-${name}-${version}.tgz`), '');
  const made = await files();
  const manifest = JSON.parse(made.get('package.json') ?? '');
  expect(manifest).toMatchObject({
    name: '@shop/remote-gift-cards',
    scripts: { build: 'webpack --mode production', release: 'shop-release', browser: 'playwright test' },
    dependencies: { '@shop/platform': '^3.1.0', react: '19.0.0' },
    devDependencies: { '@shop/delivery': '^1.4.0', node: '19.0.0', '@types/node': '^24.0.0' },
  });
  expect(made.get('pnpm-workspace.yaml')).toContain("  '@shop/ui': file:../../shop-ui-2.0.0.tgz\n");
  expect([...made.keys()]).toEqual(
    expect.arrayContaining(['.gitignore', 'jest.config.mjs', 'src/pages/gift-cards.tsx']),
  );
  expect([...made.values()].filter((text) => /__\w+__|workspace:|catalog:|\.\.\/docs/.test(text))).toEqual([]);
});
