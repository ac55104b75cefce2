import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { PictureEntry, SceneEntry } from './manifest.ts';
import { pictureIds } from './manifest.ts';
import { pictureModels } from '@shop/world/pictures';
import { sceneNames } from './scene-names.ts';
import { fileNames, productSizes, sceneSizes } from './sizes.ts';

const assets = join(import.meta.dirname, '../../../world/assets');
const folder = join(assets, 'pictures');
const files = readdirSync(folder);
const read = <T>(name: string): T => JSON.parse(readFileSync(join(assets, name), 'utf8')) as T;

test('every declared picture and scene has its files, and there is nothing else', () => {
  const declared = [
    ...pictureIds().flatMap((id) => fileNames(id, productSizes)),
    ...sceneNames.flatMap((id) => fileNames(id, sceneSizes)),
  ];
  expect(declared).toHaveLength(
    (pictureModels.reduce((sum, { shapes, angles }) => sum + shapes.length * angles.length * 4, 0) + 6) * 4,
  );
  expect(files.toSorted()).toEqual(declared.toSorted());
});

test('the files are real pictures of a kind that fits their name', () => {
  for (const file of files) {
    const head = readFileSync(join(folder, file)).subarray(0, 12).toString('latin1');
    expect(`${file}: ${file.endsWith('.avif') ? head.slice(4) : head.replace(/[^A-Z]+/, '')}`).toMatch(
      file.endsWith('.avif') ? /: ftypavif$/ : /: RIFF.*WEBP$/s,
    );
  }
});

test('all pictures together stay under 130 MB', () => {
  const bytes = files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
  expect(bytes).toBeLessThan(130_000_000);
});

test('the manifests list every picture and scene once, in order, with a placeholder colour and a size', () => {
  const pictures = read<PictureEntry[]>('pictures.json');
  expect(pictures.map(({ id }) => id)).toEqual(pictureIds());
  const scenes = read<SceneEntry[]>('scenes.json');
  expect(scenes.map(({ id }) => id)).toEqual(sceneNames);
  for (const { placeholder } of [...pictures, ...scenes]) expect(placeholder).toMatch(/^#[0-9a-f]{6}$/);
  expect(pictures.every(({ width, height }) => width === 1200 && height === 1500)).toBe(true);
  expect(scenes.every(({ width, height }) => width === 1600 && height === 900)).toBe(true);
});
