import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The manifest of the package that a file belongs to. */
const manifestAbove = (file: string, name: string): { version?: string } => {
  for (let folder = path.dirname(file); folder !== path.dirname(folder); folder = path.dirname(folder)) {
    try {
      const manifest: { name?: string; version?: string } = JSON.parse(
        readFileSync(path.join(folder, 'package.json'), 'utf8'),
      );
      if (manifest.name === name) return manifest;
    } catch {
      // No manifest here: it lies further up.
    }
  }
  throw new Error(`${file} belongs to no package ${name}`);
};

/** The file that the sources in a folder get when they import a package. */
export const importedFile = (folder: string, name: string): string =>
  createRequire(path.join(folder, 'package.json')).resolve(name);

/** The version of a package that the sources in a folder are compiled against: of the copy that they import. */
export const compiledVersion = (folder: string, name: string): string => {
  const { version } = manifestAbove(importedFile(folder, name), name);
  if (!version || !/^\d+\.\d+\.\d+$/.test(version)) throw new Error(`${name} has no version such as 1.2.3`);
  return version;
};
