import { lstatSync, mkdirSync, readFileSync, readdirSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Stands in a folder of releases that a checkout has made for itself, and says which folder and which checkout. */
const markerName = '.own.json';

interface Marker {
  checkout: string;
  folder: string;
}

const markerFor = (root: string, folder: string): Marker => ({
  checkout: realpathSync(root),
  folder: realpathSync(folder),
});

const mark = (root: string, folder: string): void =>
  writeFileSync(path.join(folder, markerName), `${JSON.stringify(markerFor(root, folder), null, 2)}\n`);

/** Whether a checkout has made the folder for itself; a copy of one, or that of another checkout, is somebody else's. */
export const isOwnFolder = (root: string, folder: string): boolean => {
  try {
    const { checkout, folder: marked } = JSON.parse(
      readFileSync(path.join(folder, markerName), 'utf8'),
    ) as Partial<Marker>;
    const own = markerFor(root, folder);
    return checkout === own.checkout && marked === own.folder;
  } catch {
    return false;
  }
};

const isPlainFolder = (folder: string): boolean => lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false;

/**
 * Makes the folder with its marker where there is none yet; answers whether it is the checkout's own. `releases` inside
 * the checkout is its own in any case, unless it leads elsewhere.
 */
export const ownFolder = (root: string, folder: string): boolean => {
  if (!lstatSync(folder, { throwIfNoEntry: false })) {
    mkdirSync(folder, { recursive: true });
    mark(root, folder);
  } else if (
    folder === path.join(root, 'releases') &&
    isPlainFolder(folder) &&
    !readdirSync(folder).includes(markerName)
  )
    mark(root, folder);
  return isOwnFolder(root, folder);
};
