import { lstat, readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import Value from 'typebox/value';
import { KeyFile } from './documents.ts';

/** Bytes; no key is as long. */
const longest = 16 * 1024;

const isKey = (text: string): boolean => {
  if (/-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/.test(text)) return true;
  try {
    return Value.Check(KeyFile, JSON.parse(text));
  } catch {
    return false;
  }
};

const holdsKey = async (file: string): Promise<boolean> => {
  try {
    const { size } = await lstat(file);
    return size <= longest && isKey(await readFile(file, 'utf8'));
  } catch {
    // A file that the doctor may not read gives nothing away.
    return false;
  }
};

const filesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile())
    .map(({ name }) => path.join(folder, name));

const foldersIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => path.join(folder, name));

/**
 * Files with a private key in a folder of releases (in it and in its folders, not in builds), and beside it.
 * Whoever can read the folder can sign with them.
 */
export const strayKeys = async (folder: string): Promise<string[]> => {
  const beside = path.dirname(folder);
  const folders = [folder, ...(await foldersIn(folder)), beside, path.join(beside, '.keys')];
  const files = (await Promise.all(folders.map(filesIn))).flat();
  const found = await Promise.all(files.map(async (file) => ((await holdsKey(file)) ? [file] : [])));
  return found.flat().sort();
};
