import type { Text } from '@shop/contract/contents';
import { Type } from 'typebox';
import { closed, readJson } from '../data/read.ts';
import { words } from '../data/schemas.ts';
import type { Random } from './random.ts';
import { styles } from './sizes.ts';

const list = Type.Array(words, { minItems: 1 });
const names = readJson('words/names.json', closed({ brands: list, first: list, second: list }));

/** The shop's own makers; none of them exists. */
export const { brands } = names;

/** The style of a series: things of one series are drawn in one hand. */
export const seriesStyle = (series: string): Text => {
  const place = names.first.findIndex((first) => series === first || series.startsWith(`${first} `));
  const style = styles[Math.max(0, place) % styles.length];
  if (!style) throw new Error('No style is written down');
  return style;
};

/** A series name of one or two words. The deeper into a big catalogue, the more often a second word keeps names apart. */
export const seriesName = (random: Random, index: number) => {
  const name = random.pick(names.first);
  return random.chance(index < 2000 ? 0.4 : 0.95) ? `${name} ${random.pick(names.second)}` : name;
};
