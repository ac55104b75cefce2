import { cp, mkdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { isOwnFolder, ownFolder } from './own-folder.ts';
import { temporaryFolder } from './testing.ts';

test('a folder that is not there yet is made, and is this checkout’s own from then on', async () => {
  const [root, elsewhere] = [await temporaryFolder(), await temporaryFolder()];
  const folder = path.join(elsewhere, 'new/releases');
  expect(ownFolder(root, folder)).toBe(true);
  expect(ownFolder(root, folder)).toBe(true);
  expect(isOwnFolder(root, folder)).toBe(true);
});

test('a folder that somebody else made, an empty one too, is not; nor is another checkout’s, or a copy', async () => {
  const [root, other, shared] = [await temporaryFolder(), await temporaryFolder(), await temporaryFolder()];
  expect(ownFolder(root, shared)).toBe(false);
  const theirs = path.join(shared, 'theirs');
  ownFolder(other, theirs);
  expect(ownFolder(root, theirs)).toBe(false);
  const copy = path.join(shared, 'copy');
  await cp(theirs, copy, { recursive: true });
  expect(ownFolder(other, copy)).toBe(false);
});

test('releases inside the checkout are its own, unless they lead elsewhere', async () => {
  const [root, linked, shared] = [await temporaryFolder(), await temporaryFolder(), await temporaryFolder()];
  await mkdir(path.join(root, 'releases'));
  expect(isOwnFolder(root, path.join(root, 'releases'))).toBe(false);
  expect(ownFolder(root, path.join(root, 'releases'))).toBe(true);
  await symlink(shared, path.join(linked, 'releases'));
  expect(ownFolder(linked, path.join(linked, 'releases'))).toBe(false);
});
