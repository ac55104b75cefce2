import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
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
  const first = await lockFolder(folder);
  const ended = spawnSync(process.execPath, ['-e', '']);
  await writeFile(`${folder}.pid`, String(ended.pid));
  const second = await lockFolder(folder);
  await second.release();
  await first.release().catch(() => undefined);
});

test('a folder that cannot be made is one line for a person', async () => {
  await writeFile(join(root, 'file'), '');
  const refused = lockFolder(join(root, 'file', 'data'));
  await expect(refused).rejects.toBeInstanceOf(DataFolderError);
  await expect(refused).rejects.toThrow(/cannot be written \(ENOTDIR\)/);
});
