import { fileURLToPath } from 'node:url';
import { settingsFrom } from './settings.ts';
import { loadWorld, worldOf } from './world.ts';

const now = new Date('2026-06-01T12:00:00.000Z');
const fixture = fileURLToPath(new URL('../../world/src/importer/fixture.csv', import.meta.url));

test('a store can be filled from a CSV catalogue', async () => {
  const lines: string[] = [];
  const world = await worldOf(settingsFrom({ WORLD_CSV: fixture }), now, (line) => lines.push(line));
  expect(world.products.length).toBeGreaterThan(0);
  expect(world.categories.length).toBeGreaterThan(90);
  expect(lines).toEqual([expect.stringContaining(`${world.products.length} products`)]);
});

test('a CSV that is not there or of another shape is one clear line', async () => {
  const fill = async (file: string) => worldOf(settingsFrom({ WORLD_CSV: file }), now, () => undefined);
  await expect(fill('/nowhere/catalogue.csv')).rejects.toThrow(/^WORLD_CSV cannot be used: .*catalogue\.csv/);
  await expect(fill(fileURLToPath(import.meta.url))).rejects.toThrow(/^WORLD_CSV cannot be used: /);
});

test('without a CSV the store is generated', async () => {
  const world = await worldOf(settingsFrom({ WORLD_PRODUCTS: '60' }), now, () => undefined);
  expect(world.products).toHaveLength(60);
});

test('an API without the world’s package says so in one clear line', async () => {
  const missing = () => Promise.reject(new Error("Cannot find package '@shop/world'"));
  await expect(loadWorld(missing)).rejects.toThrow(
    "The package @shop/world cannot be loaded: Cannot find package '@shop/world'",
  );
});
