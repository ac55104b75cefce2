import path from 'node:path';
import { sourceHash } from './source-hash.ts';
import { temporaryFolder, writeFiles } from './testing.ts';

const lockfile = (importers: Record<string, string>, react = '19.3.1'): string =>
  [
    "lockfileVersion: '9.0'\n",
    'importers:\n',
    ...Object.entries(importers).map(
      ([folder, version]) => `  ${folder}:\n    dependencies:\n      a:\n        version: ${version}\n`,
    ),
    `packages:\n\n  react@${react}:\n    engines: {node: '>=20'}\n`,
  ].join('\n');

const importers = { '.': '1.0.0', host: '1.0.0', 'remote-a': '1.0.0', 'shared/ui': '1.0.0' };

/** The hash of `remote-a` in a workspace whose lockfile is this one. */
const hashWith = async (text: string, others: Record<string, string> = {}): Promise<string> => {
  const root = await temporaryFolder();
  await writeFiles(root, {
    'pnpm-lock.yaml': text,
    'remote-a/src/page.ts': 'page',
    'shared/ui/src/button.ts': 'button',
    ...others,
  });
  return sourceHash(root, { name: 'a', workspace: '@shop/remote-a', directory: path.join(root, 'remote-a') });
};

test('a package that is added to the workspace, or asks for something else, changes no other package’s build', async () => {
  const before = await hashWith(lockfile(importers));
  expect(await hashWith(lockfile({ ...importers, 'remote-hello': '1.0.0' }))).toBe(before);
  expect(await hashWith(lockfile({ ...importers, host: '2.0.0' }))).toBe(before);
});

test.each([
  ['what it asks for itself', lockfile({ ...importers, 'remote-a': '2.0.0' })],
  ['what a shared package asks for', lockfile({ ...importers, 'shared/ui': '2.0.0' })],
  ['what is installed', lockfile(importers, '19.4.0')],
])('%s changes its build', async (_, text) => {
  expect(await hashWith(text)).not.toBe(await hashWith(lockfile(importers)));
});

test('what checks leave behind changes no build', async () => {
  const left = { 'remote-a/.turbo/turbo-check.log': 'ok', 'shared/ui/.cache/tasks/unit.json': '{}' };
  expect(await hashWith(lockfile(importers), left)).toBe(await hashWith(lockfile(importers)));
});
