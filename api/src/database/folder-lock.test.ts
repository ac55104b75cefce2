import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataFolderError, lockFolder } from './folder-lock.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'folder-lock-'));
});
afterEach(() => rm(root, { recursive: true }));

test('a folder is locked once, and free again after its release', async () => {
  const folder = join(root, 'data');
  const first = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(/is in use by another process/);
  await first.release();
  const second = await lockFolder(folder);
  await second.release();
});

test('the lock of a killed process is taken over at once', async () => {
  const folder = join(root, 'data');
  // A process of its own: a lock that this one took and lost would go on looking for its folder after the test.
  const locking =
    `const { lockFolder } = await import(${JSON.stringify(new URL('folder-lock.ts', import.meta.url).href)});` +
    `await lockFolder(${JSON.stringify(folder)}); process.kill(process.pid, 'SIGKILL');`;
  const { signal } = spawnSync(process.execPath, ['--input-type=module', '-e', locking]);
  expect([signal, (await readdir(root)).toSorted()]).toEqual(['SIGKILL', ['data', 'data.lock', 'data.pid']]);
  const second = await lockFolder(folder);
  await second.release();
});

test('a folder that cannot be made is one line for a person', async () => {
  await writeFile(join(root, 'file'), '');
  const refused = lockFolder(join(root, 'file', 'data'));
  await expect(refused).rejects.toBeInstanceOf(DataFolderError);
  await expect(refused).rejects.toThrow(/cannot be written \(ENOTDIR\)/);
});
