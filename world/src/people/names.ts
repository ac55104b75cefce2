import { Type } from 'typebox';
import type { Random } from '../catalogue/random.ts';
import { closed, readJson } from '../data/read.ts';
import { words } from '../data/schemas.ts';

const list = Type.Array(words, { minItems: 1 });
const names = readJson('people/names.json', closed({ en: list, fr: list, initials: words }));
const initials = [...names.initials];

/** A first name and an initial, as reviews are signed. */
export const authorName = (random: Random, language: 'en' | 'fr') =>
  `${random.pick(names[language])} ${random.pick(initials)}.`;
