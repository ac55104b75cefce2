import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Feature } from './edits.ts';

/** Features that a shop may do without, each with all that its deletion takes, by the names of their files. */
export const findFeatures = async (): Promise<[name: string, Feature][]> => {
  const found: [string, Feature][] = [];
  for (const file of globSync('features/*.ts', { cwd: import.meta.dirname }).toSorted())
    found.push(...Object.entries<Feature>(await import(`./${file}`)));
  return found;
};

/** The files of a feature. @throws Error for a pattern without one */
export const filesOf = ({ files }: Feature, folder: string): string[] =>
  files.flatMap((pattern) => {
    const found = globSync(pattern, { cwd: folder });
    if (found.length === 0) throw new Error(`${pattern} is not there`);
    return found;
  });

/** The files that are edited, as they then are. */
export const editedFiles = ({ edits }: Feature, folder: string): Map<string, string> =>
  new Map(
    Object.entries(edits).map(([file, all]) => [
      file,
      all.reduce((text, edit) => edit(text, file), readFileSync(path.join(folder, file), 'utf8')),
    ]),
  );

/** Takes a feature out of a copy of the workspace, as a person would by hand. */
export const deleteFeature = (feature: Feature, folder: string): void => {
  const edited = editedFiles(feature, folder);
  for (const file of filesOf(feature, folder)) rmSync(path.join(folder, file));
  for (const [file, text] of edited) writeFileSync(path.join(folder, file), text);
};
