import type { SearchSynonyms } from '@shop/contract/contents';
import { Type } from 'typebox';
import { closed, readJson } from '../data/read.ts';
import { words } from '../data/schemas.ts';

const names = Type.Array(words, { minItems: 1 });
const phrases = Type.Record(
  Type.String({ pattern: '^[a-z0-9 ]+$' }),
  Type.Union([names, closed({ first: names, also: names })]),
);

/**
 * People's words for goods that the catalogue names otherwise; the keys are plain words. Names under `also` come after
 * those under `first`.
 */
export const searchSynonyms: SearchSynonyms = readJson('words/search.json', closed({ en: phrases, fr: phrases }));
