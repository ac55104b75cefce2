import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeRemote } from './new-remote.ts';

const folders: string[] = [];
afterAll(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

/** A workspace of a host and one remote, with the ports of their dev servers. */
const workspace = (): string => {
  const root = mkdtempSync(path.join(tmpdir(), 'workspace-'));
  folders.push(root);
  for (const [folder, port] of [
    ['host', 3100],
    ['remote-catalog', 3107],
  ] as const) {
    mkdirSync(path.join(root, folder));
    writeFileSync(path.join(root, folder, 'package.json'), JSON.stringify({ config: { port } }));
  }
  return root;
};

test('a new remote has a page, its test, texts in both languages and a port of its own', async () => {
  const root = workspace();
  const { folder, files } = await writeRemote(root, 'gift-cards');
  const read = (file: string) => readFileSync(path.join(root, folder, file), 'utf8');
  expect(folder).toBe('remote-gift-cards');
  expect(files).toEqual(
    expect.arrayContaining(
      ['src/pages/gift-cards.tsx', 'src/pages/gift-cards.test.tsx'].map((file) => path.join(folder, file)),
    ),
  );
  expect(JSON.parse(read('package.json'))).toMatchObject({ name: '@shop/remote-gift-cards', config: { port: 3108 } });
  const { default: config } = await import(path.join(root, folder, 'remote.config.ts'));
  expect(config).toMatchObject({ name: 'gift-cards', routes: [{ path: '/gift-cards', name: 'GiftCards' }] });
  const [en, fr] = ['en', 'fr'].map((language) => JSON.parse(read(`locales/${language}.json`)));
  expect(Object.keys(fr)).toEqual(Object.keys(en));
  expect(en.title['gift-cards']).toBe('Gift cards');
  expect(fr.lead).not.toBe(en.lead);
  expect(
    files.map((file) => readFileSync(path.join(root, file), 'utf8')).filter((text) => /__\w+__/.test(text)),
  ).toEqual([]);
});

test('two new remotes have two ports', async () => {
  const root = workspace();
  const ports = [];
  for (const name of ['hello', 'goodbye']) {
    const { folder } = await writeRemote(root, name);
    ports.push(JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')).config.port);
  }
  expect(ports).toEqual([3108, 3109]);
});

test.each([
  ['', 'is named with small letters'],
  ['Hello', 'is named with small letters'],
  ['../hello', 'is named with small letters'],
  ['hello-', 'is named with small letters'],
  ['host', 'There is a package host already. Known: host, catalog.'],
  ['catalog', 'There is a package catalog already'],
])('the name “%s” is refused, and nothing is written', async (name, message) => {
  await expect(writeRemote(workspace(), name)).rejects.toThrow(message);
});
