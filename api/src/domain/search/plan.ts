import type { Language } from '@shop/contract';
import { plainWords } from '../text/plain-words.ts';
import { folded, nounOf, type Lexicon } from './lexicon.ts';

/** One thing that a query asks for: a product answers it by any of the phrases, or less well by one of `also`. */
export interface Group {
  language: Language;
  phrases: readonly string[];
  also: readonly string[];
  /** Categories whose name the phrase is. */
  categories: readonly number[];
  /** Categories that may be meant too. */
  lesser: readonly number[];
  /** How much it counts beside the others. */
  weight: number;
  /** The kind of goods that is wanted. */
  head: boolean;
}

/** A word of a query with the language that it is read in. */
export interface ReadWord {
  language: Language;
  word: string;
}

const LONGEST_PHRASE = 5;
const HEAD_WEIGHT = 6;
const KIND_WEIGHT = 2;
/** Words whose object is not what is wanted: “sofa with ottoman”, “table entre deux fauteuils”. */
const TURNS: ReadonlySet<string> = new Set(
  'with without for from by between under in on near w avec sans pour par entre sous dans sur'.split(' '),
);

interface Found extends Omit<Group, 'head'> {
  kind: boolean;
  afterTurn: boolean;
}

const NO_KIND = { also: [], kind: false, categories: [], lesser: [] };

const phraseAt = (words: readonly ReadWord[], at: number, lexicons: Readonly<Record<Language, Lexicon>>) => {
  const start = words[at];
  if (!start) return null;
  const { language } = start;
  const { synonyms, kinds } = lexicons[language];
  for (let count = Math.min(LONGEST_PHRASE, words.length - at); count > 0; count -= 1) {
    const part = words.slice(at, at + count);
    if (part.some((word) => word.language !== language)) continue;
    const typed = part.map(({ word }) => word);
    const key = folded(language, typed);
    const means = synonyms.get(key);
    if (!means && !kinds.has(key)) continue;
    const keyOf = (phrase: string) => folded(language, plainWords(phrase));
    const categoriesOf = (phrases: readonly string[]) => phrases.flatMap((phrase) => kinds.get(keyOf(phrase)) ?? []);
    const phrases = [...new Set([...(means?.first ?? []), typed.join(' ')])];
    const also = means?.also ?? [];
    const categories = new Set(categoriesOf(phrases));
    return {
      count,
      language,
      phrases,
      also,
      kind: [...phrases, ...also].map(keyOf).some((one) => kinds.has(one) || kinds.has(nounOf(language, one))),
      categories: [...categories],
      lesser: [...new Set(categoriesOf(also))].filter((id) => !categories.has(id)),
    };
  }
  return null;
};

/** “12000” as “12 000” too, which is how numbers of five digits are written. */
const spellings = (word: string): string[] =>
  /^\d{5}$/.test(word) ? [word, `${word.slice(0, -3)} ${word.slice(-3)}`] : [word];

/** The head is the last kind in English and the first in French, before any “with”; one after it only for want of others. */
const headOf = (language: Language, found: readonly Found[]): Found | undefined => {
  const kinds = found.filter(({ kind }) => kind);
  const before = kinds.filter(({ afterTurn }) => !afterTurn);
  return (language === 'en' ? before.at(-1) : before[0]) ?? kinds[0];
};

/**
 * Groups the words of a query: the longest phrases of the lexicon as one thing each, other words one by one.
 * @param isStop says which words mean nothing
 */
export const groupsOf = (
  language: Language,
  words: readonly ReadWord[],
  lexicons: Readonly<Record<Language, Lexicon>>,
  isStop: (word: ReadWord) => boolean,
): Group[] => {
  const found: Found[] = [];
  let afterTurn = false;
  for (let at = 0; at < words.length;) {
    const word = words[at] as ReadWord; // at is below the length
    const phrase = phraseAt(words, at, lexicons);
    if (phrase) {
      found.push({ ...phrase, weight: phrase.kind ? KIND_WEIGHT : 1, afterTurn });
    } else if (TURNS.has(word.word)) {
      afterTurn = true;
    } else if (!isStop(word)) {
      const phrases = spellings(word.word);
      found.push({ language: word.language, phrases, ...NO_KIND, weight: 1, afterTurn });
    }
    at += phrase?.count ?? 1;
  }
  const head = headOf(language, found);
  return found.map((one) => ({
    language: one.language,
    phrases: one.phrases,
    also: one.also,
    categories: one.categories,
    lesser: one.lesser,
    weight: one === head ? HEAD_WEIGHT : one.weight,
    head: one === head,
  }));
};
