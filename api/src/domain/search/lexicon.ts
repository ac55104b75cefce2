import type { Language } from '@shop/contract';
import type { Meaning, SearchSynonyms } from '@shop/contract/contents';
import { plainWords } from '../text/plain-words.ts';

/** Phrases that a query may hold in one language, by their folded form. */
export interface Lexicon {
  /** Other phrases for the same goods or quality, and those that may be meant too. */
  synonyms: ReadonlyMap<string, Means>;
  /** Names of kinds of goods, each with the categories that are named so; none for the noun of several. */
  kinds: ReadonlyMap<string, readonly number[]>;
  /** Every word of the two. */
  words: ReadonlySet<string>;
}

export interface Means {
  first: readonly string[];
  also: readonly string[];
}

/** A category that products stand in. */
export interface NamedCategory {
  id: number;
  name: string;
}

const ENDINGS: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [/ies$/, 'y'],
    [/([^e])ves$/, '$1f'],
    [/(ch|sh|ss|x)es$/, '$1'],
    [/([^s])s$/, '$1'],
  ],
  fr: [
    [/eaux$/, 'eau'],
    [/([^s])[sx]$/, '$1'],
  ],
};

/** A word without the ending of its plural, nearly: both sides of a comparison are folded alike. */
const singular = (language: Language, word: string): string => {
  const ending = word.length > 3 ? ENDINGS[language].find(([pattern]) => pattern.test(word)) : undefined;
  return ending ? word.replace(ending[0], ending[1]) : word;
};

/** A phrase in lower case, without accents and plurals. */
export const folded = (language: Language, words: readonly string[]): string =>
  words.map((word) => singular(language, word)).join(' ');

/** Words that lead on to the purpose of a French noun. */
const OF: ReadonlySet<string> = new Set(['a', 'd', 'de', 'pour']);
/** Nouns that say nothing of what is in them. */
const NOT_KINDS: ReadonlySet<string> = new Set(['set', 'ensemble', 'meuble']);

/** The word that says what a phrase names: “sectional sofa” is a sofa, “chaise de bureau” a chair. */
export const nounOf = (language: Language, phrase: string): string =>
  (language === 'en' ? phrase.split(' ').at(-1) : phrase.split(' ')[0]) ?? '';

/** Parts that lack the noun of their neighbour: “Bar & Counter Stools”, “Tabourets de bar et de comptoir”. */
const withNoun = (language: Language, parts: readonly string[][]): string[][] => {
  const [first = [], last = []] = [parts[0], parts.at(-1)];
  return parts.map((part) => {
    if (language === 'fr') return part !== first && OF.has(part[0] ?? '') ? [...first.slice(0, 1), ...part] : part;
    return part !== last && folded(language, part) === part.join(' ') ? [...part, ...last.slice(-1)] : part;
  });
};

const kindsOf = (language: Language, categories: readonly NamedCategory[]): Map<string, number[]> => {
  const kinds = new Map<string, number[]>();
  const nouns = new Map<string, number>();
  for (const { id, name } of categories) {
    for (const part of withNoun(language, name.split(/&| et | and /).map(plainWords))) {
      const phrase = folded(language, part);
      kinds.set(phrase, [...(kinds.get(phrase) ?? []), id]);
      const noun = nounOf(language, phrase);
      nouns.set(noun, (nouns.get(noun) ?? 0) + 1);
    }
  }
  for (const [noun, uses] of nouns) {
    if (uses > 1 && !kinds.has(noun) && !NOT_KINDS.has(noun)) kinds.set(noun, []);
  }
  return kinds;
};

const meansOf = (meaning: Meaning): Means => ('first' in meaning ? meaning : { first: meaning, also: [] });

/** The words that queries of a language are read with: the shop's synonyms and the names of its categories. */
export const lexiconOf = (
  language: Language,
  synonyms: SearchSynonyms[Language],
  categories: readonly NamedCategory[],
): Lexicon => {
  const kinds = kindsOf(language, categories);
  const entries = Object.entries(synonyms).map(
    ([phrase, meaning]) => [folded(language, plainWords(phrase)), meansOf(meaning)] as const,
  );
  return {
    synonyms: new Map(entries),
    kinds,
    words: new Set([...entries.map(([phrase]) => phrase), ...kinds.keys()].flatMap((phrase) => phrase.split(' '))),
  };
};
