import { Type } from 'typebox';
import { closed, readJson } from '../data/read.ts';
import { text } from '../data/schemas.ts';

const list = Type.Array(text, { minItems: 1 });

/** Sizes of goods, from the smallest; `bed` are Canadian mattress sizes. */
export const sizes = readJson(
  'words/sizes.json',
  closed({ bed: list, rug: list, round: list, runner: list, mattress: list, tree: list, plain: list, set: list }),
);
export const styles = readJson('words/styles.json', list);
