import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.ts';

interface World {
  products: { urlPath: string }[];
  categories: { urlPath: string }[];
}

let paths: Set<string>;
beforeAll(async () => {
  const { default: invented }: { default: { makeWorld(): World } } = await import(
    path.join(root, 'world/src/index.ts')
  );
  const { products, categories } = invented.makeWorld();
  paths = new Set([...products, ...categories].map(({ urlPath }) => urlPath));
});

const files = globSync('{host,remote-*}/samples.json', { cwd: root });
/** What quotes in JSON hold, with the escapes of a form’s body undone. */
const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8').replaceAll('%2F', '/');

test.each(files)('%s names only goods and categories that the made shop has', (file) => {
  const named = [...textOf(file).matchAll(/(?<=["=/])(?:[\w-]+\/)*[\w-]+\.html(?=["&?])/g)].map(([one]) => one);
  if (file.includes('catalog')) expect(named.length).toBeGreaterThan(100);
  // A category in one colour stands below it: “furniture/sofas-loveseats/grey.html”.
  const isThere = (one: string) => paths.has(one) || paths.has(`${path.dirname(one)}.html`);
  expect([...new Set(named)].filter((one) => !isThere(one))).toEqual([]);
});

test.each(files)('%s shows only pictures that there are', (file) => {
  const shown = [...textOf(file).matchAll(/\/media\/(pictures\/[\w-]+\.(?:avif|webp))/g)].map(([, one = '']) => one);
  expect([...new Set(shown)].filter((one) => !existsSync(path.join(root, 'world/assets', one)))).toEqual([]);
});
