import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runCommand } from './commands.ts';
import { folderStorage } from './folder-storage.ts';
import { pack } from './pack.ts';
import { inventDist, temporaryFolder, writeFiles } from './testing.ts';

/** Column 5 of line 1 is line 12, column 5 of the page's source. */
const map = JSON.stringify({ version: 3, names: [], sources: ['remote-catalog/src/pages/home.tsx'], mappings: 'IAWI' });

/** Builds 100 and, with the same bytes but in its entry, 200; each with a map of home and that of a script of before. */
const shop = async () => {
  const storage = folderStorage(await temporaryFolder());
  for (const build of [100, 200]) {
    const dist = await temporaryFolder();
    await inventDist(dist, { build });
    await writeFiles(dist, {
      'client/home.abc.js': 'run(broken)',
      'maps/home.abc.js.map': map,
      'maps/gone.abc.js.map': map,
    });
    await pack(dist, storage);
  }
  const run = (...words: string[]) => runCommand({ root: storage.root, storage, isOwn: true }, ['symbolise', ...words]);
  return { storage, run };
};

const stackOf = (build: number, file = 'home.abc.js') =>
  `TypeError: broken\n    at press (https://shop.test/assets/catalog/${build}/${file}:1:5)\n    at <anonymous>`;

test('a reported stack is told in places of the sources, from a file and as it is', async () => {
  const { storage, run } = await shop();
  const stack = 'TypeError: broken\n    at press (remote-catalog/src/pages/home.tsx:12:5)\n    at <anonymous>';
  expect(await run(stackOf(100))).toBe(stack);
  const file = path.join(storage.root, 'stack.txt');
  await writeFile(file, stackOf(200));
  expect(await run(file)).toBe(stack);
  // Firefox names places in this form, and a log the path alone.
  expect(await run('press@https://shop.test/assets/catalog/100/home.abc.js:1:5')).toBe(
    'press@remote-catalog/src/pages/home.tsx:12:5',
  );
  // A build that is stored no more: the next one has the same bytes since then.
  await rm(path.join(storage.root, 'catalog/100'), { recursive: true });
  expect(await run(stackOf(100))).toBe(stack);
});

test('a place that no map knows stays, and is named; what names none is refused', async () => {
  const { run } = await shop();
  const strange = await run(`${stackOf(100)}\n    at /assets/chairs/7/seat.js:1:2`);
  expect(strange).toContain('(remote-catalog/src/pages/home.tsx:12:5)');
  expect(strange).toContain('at /assets/chairs/7/seat.js:1:2');
  expect(strange).toContain('No source is known of this place in chairs 7 seat.js.');
  await expect(run('TypeError: broken')).rejects.toThrow('No place of a released script is named');
  await expect(run()).rejects.toThrow('Give the stack');
});

test('a map that was changed after packing is not read', async () => {
  const { storage, run } = await shop();
  await writeFile(path.join(storage.root, 'catalog/100/maps/home.abc.js.map.gz'), 'other');
  await expect(run(stackOf(100))).rejects.toThrow('maps/home.abc.js.map.gz of catalog 100 was changed after packing');
});

test('maps of the build’s own scripts are kept with it, apart from what browsers get', async () => {
  const { storage } = await shop();
  const { files } = await storage.readRelease('catalog', 200);
  expect(Object.keys(files).filter((file) => file.includes('.map'))).toEqual(['maps/home.abc.js.map.gz']);
});
