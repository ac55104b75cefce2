import { Type } from 'typebox';
import { closed, readJson } from '../data/read.ts';
import { words } from '../data/schemas.ts';
import type { Random } from './random.ts';

const list = Type.Array(words, { minItems: 1 });
const names = readJson('words/names.json', closed({ brands: list, first: list, second: list }));

/** The shop's own makers; none of them exists. */
export const { brands } = names;

/** A series name of one or two words. The deeper into a big catalogue, the more often a second word keeps names apart. */
export const seriesName = (random: Random, index: number) => {
  const name = random.pick(names.first);
  return random.chance(index < 2000 ? 0.4 : 0.95) ? `${name} ${random.pick(names.second)}` : name;
};
