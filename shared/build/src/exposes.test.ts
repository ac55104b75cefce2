import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exposesOf } from './exposes.ts';

const remote = {
  name: 'x',
  routes: [{ page: './home' }, { page: './product' }, { page: './product' }, { redirect: '/home' }],
  slots: [{ expose: './overlay' }],
  intents: [{ expose: './drawer' }],
  locales: ['en', 'fr'],
};

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'remote-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** Empty sources of the remote. */
const files = (...names: string[]): void => {
  for (const room of ['pages/product', 'extensions']) mkdirSync(path.join(folder, 'src', room), { recursive: true });
  for (const name of names) writeFileSync(path.join(folder, 'src', name), '');
};

test('every page, slot, intent and language is exposed, each once', () => {
  files(
    'pages/home.tsx',
    'pages/home.test.tsx',
    'pages/product.tsx',
    'pages/product/form.tsx',
    'pages/page.module.css',
  );
  files('extensions/overlay.tsx', 'extensions/drawer.tsx');
  expect(exposesOf(remote, folder)).toEqual({
    './home': './src/pages/home.tsx',
    './product': './src/pages/product.tsx',
    './overlay': './src/extensions/overlay.tsx',
    './drawer': './src/extensions/drawer.tsx',
    './locale-en': './locales/en.json',
    './locale-fr': './locales/fr.json',
  });
});

test('a name without a file and a file without a name end the build, each told by name', () => {
  files('pages/hoem.tsx', 'pages/product.tsx', 'extensions/overlay.tsx', 'extensions/drawer.tsx');
  expect(() => exposesOf(remote, folder)).toThrow(
    [
      `${path.join(folder, 'remote.config.ts')} and the files do not fit:`,
      "'./home' needs ./src/pages/home.tsx, which is not there",
      "./src/pages/hoem.tsx is there, and nothing names './hoem'",
    ].join('\n'),
  );
});

test('a remote may have no extensions', () => {
  mkdirSync(path.join(folder, 'src/pages'), { recursive: true });
  writeFileSync(path.join(folder, 'src/pages/home.tsx'), '');
  const plain = { ...remote, routes: [{ page: './home' }], slots: [], intents: [] };
  expect(Object.keys(exposesOf(plain, folder))).toEqual(['./home', './locale-en', './locale-fr']);
});
