import { Type } from 'typebox';
import { jsonFilesIn, readJson } from '../data/read.ts';
import { familyFile, material, type Family } from './family.ts';

/** Lists of materials that several families share. */
export const materialLists = readJson(
  'words/materials.json',
  Type.Record(Type.String(), Type.Array(material, { minItems: 1 })),
);

/** The family of a file, under its own name and those of the other models that it speaks of. */
const readFamily = (name: string): [name: string, family: Family][] => {
  const file = `families/${name}.json`;
  const { also = [], materials: given, ...rest } = readJson(file, familyFile);
  const list = typeof given === 'string' ? materialLists[given] : given;
  if (!list) throw new Error(`world/data/${file}: /materials words/materials.json has no list “${String(given)}”`);
  const family = { ...rest, materials: list };
  return [name, ...also].map((each) => [each, family]);
};

/** Most families are named after the picture model that shows them; some are said differently. */
export const families: ReadonlyMap<string, Family> = new Map(jsonFilesIn('families').flatMap(readFamily));

/** @throws Error for a name that no file is written for */
export const familyNamed = (name: string): Family => {
  const family = families.get(name);
  if (!family) throw new Error(`Nothing is written about “${name}”: there is no world/data/families/${name}.json`);
  return family;
};
