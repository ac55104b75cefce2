import { settingsFrom } from './settings.ts';
import { loadWorld, worldOf } from './world.ts';

const now = new Date('2026-06-01T12:00:00.000Z');

test('a store is filled with as many products as the settings say', async () => {
  const lines: string[] = [];
  const world = await worldOf(settingsFrom({ WORLD_PRODUCTS: '60' }), now, (line) => lines.push(line));
  expect(world.products).toHaveLength(60);
  expect(world.categories.length).toBeGreaterThan(90);
  expect(lines).toEqual(['Making a world of 60 products']);
});

test('an API without the world’s package says so in one clear line', async () => {
  const missing = () => Promise.reject(new Error("Cannot find package '@shop/world'"));
  await expect(loadWorld(missing)).rejects.toThrow(
    "The package @shop/world cannot be loaded: Cannot find package '@shop/world'",
  );
});
