import { readFile } from 'node:fs/promises';
import type { Language } from '@shop/contract';

export interface Query {
  text: string;
  /**
   * The kind of goods that is wanted: a key of classes.json, or a kind that the shop does not sell. A product alone is
   * written `#2015`, by its id, and a page of the shop by its path, `/shipments`.
   */
  kind: string;
  language: Language;
}

const rowsOf = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map((line) =>
      line.split('\t').map((cell) =>
        cell
          .trim()
          .replace(/^"(.*)"$/, '$1')
          .replaceAll('""', '"'),
      ),
    );

/** The shop's own queries of a language. */
export const ownQueries = async (language: Language): Promise<Query[]> => {
  const text = await readFile(new URL(`queries-${language}.tsv`, import.meta.url), 'utf8');
  return rowsOf(text).map(([typed = '', kind = '']) => ({ text: typed, kind, language }));
};

/** Queries in both languages for numbers that the shop prints, for help, and for goods of animals. */
export const foundQueries = async (): Promise<Query[]> => {
  const text = await readFile(new URL('queries-found.tsv', import.meta.url), 'utf8');
  return rowsOf(text).map(([language, typed = '', kind = '']) => ({
    text: typed,
    kind,
    language: language === 'fr' ? 'fr' : 'en',
  }));
};

/** Queries of a file in the form of the public WANDS data: `query_id`, `query` and `query_class`, tab-separated. */
export const queriesOf = async (file: string): Promise<Query[]> =>
  rowsOf(await readFile(file, 'utf8'))
    .slice(1)
    .map(([, typed = '', kind = '']) => ({ text: typed, kind, language: 'en' }));
