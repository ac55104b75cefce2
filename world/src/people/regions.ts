import type { Region } from '@shop/contract/contents';
import { Type } from 'typebox';
import { closed, readJson } from '../data/read.ts';
import { text } from '../data/schemas.ts';

const rows = readJson(
  'people/regions.json',
  Type.Array(closed({ code: Type.String({ pattern: '^[A-Z]{2}$' }), name: text })),
);

/** The provinces and territories by code; ids 1 to 13. */
export const regions: readonly Region[] = rows.map(({ code, name }, index) => ({ regionId: index + 1, code, name }));

/** @throws Error for a code that Canada does not have. */
export const regionIdOf = (code: string): number => {
  const region = regions.find((one) => one.code === code);
  if (!region) throw new Error(`No province or territory ${code}`);
  return region.regionId;
};
