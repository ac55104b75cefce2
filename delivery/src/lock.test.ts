import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { folderStorage } from './folder-storage.ts';
import { clearLock, withLock } from './lock.ts';
import { temporaryFolder } from './testing.ts';

const ended = 999_999_999;
const place = async () => path.join(await temporaryFolder(), 'lock');

test('a process of another machine is waited for, whatever its number means here', async () => {
  const file = await place();
  await writeFile(file, `elsewhere ${ended} x`);
  await expect(withLock(file, async () => 'done', { timeout: 0 })).rejects.toThrow(
    `Process ${ended} on elsewhere is changing the registry. Wait for it, or end it; lock file: ${file}.`,
  );
});

test('the lock of a machine that touches it no more is cleared', async () => {
  const file = await place();
  await writeFile(file, `elsewhere ${ended} x`);
  expect(await withLock(file, async () => 'done', { silence: 0 })).toBe('done');
  expect(await readdir(path.dirname(file))).toEqual([]);
});

test('of many who find the lock of a dead process at once, one at a time goes on', async () => {
  const file = await place();
  await writeFile(file, `${hostname()} ${ended} x`);
  let [inside, most, done] = [0, 0, 0];
  const work = async (): Promise<void> => {
    inside += 1;
    most = Math.max(most, inside);
    await readdir('/');
    inside -= 1;
    done += 1;
  };
  await Promise.all(Array.from({ length: 20 }, () => withLock(file, work)));
  expect([most, done]).toEqual([1, 20]);
});

test('who clears the lock of a dead process leaves the one that another has taken since', async () => {
  const file = await place();
  await writeFile(file, 'elsewhere 1 alive');
  await clearLock(file, { text: `${hostname()} ${ended} x` });
  expect(await readFile(file, 'utf8')).toBe('elsewhere 1 alive');
  expect(await readdir(path.dirname(file))).toEqual(['lock']);
});

test('a change by a process that has lost its turn is not written over that of another', async () => {
  const storage = folderStorage(await temporaryFolder());
  const change = { at: '', by: 'robin', command: 'promote', packages: {} };
  const lost = storage.updateRegistry(async (registry) => {
    // Others have thought it dead, and made theirs.
    await rm(path.join(storage.root, 'registry.json.lock'));
    await storage.updateRegistry((now) => ({ registry: { ...now, account: { live: 1, lastGood: 1 } }, change }));
    return { registry: { ...registry, catalog: { live: 1, lastGood: 1 } }, change };
  });
  await expect(lost).rejects.toThrow('Another process has changed');
  expect(Object.keys(await storage.readRegistry())).toEqual(['account']);
  expect(await storage.history()).toHaveLength(1);
});
