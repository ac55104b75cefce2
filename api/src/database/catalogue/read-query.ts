import { sql } from 'drizzle-orm';
import type { Language } from '@shop/contract';
import { derived, memo, type Memo } from '@shop/serving/memo';
import { correctWords } from '../../domain/search/correct-words.ts';
import { correctionOf, splitOf, type KnownWord } from '../../domain/search/correction.ts';
import { folded, lexiconOf, type Lexicon } from '../../domain/search/lexicon.ts';
import { measuresIn, type Measures } from '../../domain/search/measures.ts';
import { groupsOf, type Group, type ReadWord } from '../../domain/search/plan.ts';
import { otherThan } from '../../domain/text/other-language.ts';
import { plainWords } from '../../domain/text/plain-words.ts';
import { findSiteDocument } from '../content/site-document.ts';
import { selectRows, type Queryable } from '../connection.ts';

/** A query as the search understands it. */
export interface ReadQuery extends Omit<Measures, 'text'> {
  /** As typed, or with its misspelt words corrected. */
  keyword: string;
  /** Words that products have to match; none when the query is a price or a size alone. */
  groups: readonly Group[];
  /** Some of its words are those of no product. */
  missing: boolean;
}

type Lexicons = Readonly<Record<Language, Lexicon>>;

const MOST_WORDS = 12;

const readLexicons = async (db: Queryable): Promise<Lexicons> => {
  const synonyms = (await findSiteDocument(db, 'searchSynonyms')) ?? { en: {}, fr: {} };
  const categories = await selectRows<{ id: number; name: Readonly<Record<Language, string>> }>(
    db,
    sql`select c.id, c.name from category c where not exists (select 1 from category child where child.parent_id = c.id)`,
  );
  const lexiconIn = (language: Language) =>
    lexiconOf(
      language,
      synonyms[language],
      categories.map(({ id, name }) => ({ id, name: name[language] })),
    );
  return { en: lexiconIn('en'), fr: lexiconIn('fr') };
};

/** How long synonyms and names of categories are kept: a query is read at each letter that is typed. */
const CACHE_MS = 3_000;
const cachedLexicons = derived<Queryable, Memo<Promise<Lexicons>>>(() => memo({ max: 1, ttl: CACHE_MS }));

const lexiconsOf = (db: Queryable): Promise<Lexicons> => cachedLexicons(db).of('lexicons', () => readLexicons(db));

/** How many products have a word; null for words that mean nothing (“the”, “pour”). */
type Uses = (language: Language, word: string) => number | null;

const usesOf = async (db: Queryable, words: readonly string[]): Promise<Uses> => {
  const rows = await selectRows<{ language: Language; word: string; stop: boolean; uses: number }>(
    db,
    sql`select t.language, t.word, t.stem is null as stop, coalesce(sum(s.uses), 0)::int as uses
      from (select l.language, w.word, (ts_lexize(l.dictionary, w.word))[1] as stem
        from unnest(array[${sql.join(
          [...new Set(words)].map((word) => sql`${word}`),
          sql`, `,
        )}]::text[]) as w(word),
          (values ('en', 'english_stem'::regdictionary), ('fr', 'french_stem'::regdictionary)) as l(language, dictionary)) t
      left join search_word s on s.language = t.language and s.stem = t.stem
      group by t.language, t.word, t.stem`,
  );
  const uses = new Map(rows.map((row) => [`${row.language} ${row.word}`, row.stop ? null : row.uses]));
  return (language, word) => uses.get(`${language} ${word}`) ?? (uses.has(`${language} ${word}`) ? null : 0);
};

/** Those that begin alike: no other one is meant by a misspelt word (`correctionOf`). */
const wordsLike = (db: Queryable, language: Language, word: string): Promise<KnownWord[]> =>
  selectRows<KnownWord>(
    db,
    sql`select word, uses from search_word where language = ${language} and left(word, 1) = ${word[0]}
      and length(word) between ${word.length - 2} and ${word.length + 2} and word ~ '^[a-z]+$'`,
  );

/** A query's words while they are read. */
interface Reading {
  db: Queryable;
  lexicons: Lexicons;
  uses: Uses;
}

const inLexicon = ({ lexicons }: Reading, language: Language, word: string): boolean =>
  lexicons[language].words.has(folded(language, [word]));
const isKnown = (reading: Reading, language: Language, word: string): boolean =>
  reading.uses(language, word) !== 0 || inLexicon(reading, language, word) || /^\d/.test(word);

/** The language that more of the words belong to; the person's own of two that have as many. */
const languageOf = (reading: Reading, own: Language, words: readonly string[]): Language => {
  const count = (language: Language) => words.filter((word) => isKnown(reading, language, word)).length;
  return count(otherThan(own)) > count(own) ? otherThan(own) : own;
};

/** Two words that the catalogue writes as one. */
const joinPairs = (reading: Reading, language: Language, words: readonly string[]): string[] => {
  const result: string[] = [];
  for (const word of words) {
    const last = result.at(-1);
    const both = `${last ?? ''}${word}`;
    const joins = last !== undefined && last.length > 2 && word.length > 2 && (reading.uses(language, both) ?? 0) > 0;
    if (joins) result.splice(-1, 1, both);
    else result.push(word);
  }
  return result;
};

/** A word that the catalogue does not know in a language: of the other one, correct as it is, two in one, or misspelt. */
const readUnknown = async (reading: Reading, language: Language, word: string): Promise<string[]> => {
  const correct = await correctWords();
  if (correct(word)) return [word];
  const parts = splitOf(word, (part) => inLexicon(reading, language, part));
  if (parts) return parts;
  const known = await wordsLike(reading.db, language, word);
  const ofLexicon = [...reading.lexicons[language].words].map((one) => ({ word: one, uses: 1 }));
  return [correctionOf(word, [...known, ...ofLexicon]) ?? word];
};

const readWord = async (reading: Reading, language: Language, word: string): Promise<ReadWord[]> => {
  if (isKnown(reading, language, word)) return [{ language, word }];
  const other = otherThan(language);
  if (isKnown(reading, other, word)) return [{ language: other, word }];
  return (await readUnknown(reading, language, word)).map((one) => ({ language, word: one }));
};

/** The kind of goods, or half of what is asked for: numbers mean nothing by themselves. */
const isEnough = (found: readonly Group[], all: readonly Group[]): boolean => {
  const words = found.filter(({ phrases }) => !/^\d+$/.test(phrases[0] ?? ''));
  return found.some(({ head }) => head) || (words.length > 0 && words.length * 2 >= all.length);
};

/**
 * Reads a query: prices and lengths are taken out of it; each word is looked for in the catalogue and in the lexicon of
 * the language that most of the words belong to, then in the other one; a word that exists nowhere is corrected, one that
 * is correct but of no product stays (API-070).
 * @returns null when nothing of the catalogue is meant
 */
export const readQuery = async (db: Queryable, own: Language, query: string): Promise<ReadQuery | null> => {
  const { text, ...limits } = measuresIn(query);
  const typed = plainWords(text).slice(0, MOST_WORDS);
  if (typed.length === 0) {
    const isLimit = Object.values(limits).some((limit) => limit !== null);
    return isLimit ? { ...limits, keyword: query, groups: [], missing: false } : null;
  }
  const pairs = typed.slice(1).map((word, at) => `${typed[at] ?? ''}${word}`);
  const reading: Reading = { db, lexicons: await lexiconsOf(db), uses: await usesOf(db, [...typed, ...pairs]) };
  const language = languageOf(reading, own, typed);
  const joined = joinPairs(reading, language, typed);
  const read = (await Promise.all(joined.map((word) => readWord(reading, language, word)))).flat();
  const corrected = read.map(({ word }) => word).join(' ') !== joined.join(' ');
  const uses = corrected
    ? await usesOf(
        db,
        read.map(({ word }) => word),
      )
    : reading.uses;
  const groups = groupsOf(language, read, reading.lexicons, (word) => uses(word.language, word.word) === null);
  const found = groups.filter(
    ({ language: of, phrases }) =>
      phrases.length > 1 || phrases.some((phrase) => phrase.includes(' ') || (uses(of, phrase) ?? 0) > 0),
  );
  if (!isEnough(found, groups)) return null;
  return {
    ...limits,
    keyword: corrected ? read.map(({ word }) => word).join(' ') : query,
    groups: found,
    missing: found.length < groups.length,
  };
};
