import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** Says of a word in lower case and without accents whether it is a correct word of English or French. */
export type IsCorrect = (word: string) => boolean;

const require = createRequire(import.meta.url);
const LISTS = [require.resolve('an-array-of-english-words'), require.resolve('an-array-of-french-words')];

/**
 * The lists stay the text that they are written in: 9 MB where a set of their 570,000 words takes 110 MB, and the few
 * words that the catalogue does not know are found in it within some milliseconds.
 */
const read = async (): Promise<IsCorrect> => {
  const lists = await Promise.all(LISTS.map((file) => readFile(file, 'utf8')));
  const plain = lists.join('').replaceAll('œ', 'oe').replaceAll('æ', 'ae').normalize('NFD').replace(/\p{M}/gu, '');
  const text = Buffer.from(plain, 'latin1');
  return (word) => text.includes(`"${word}"`, 0, 'latin1');
};

let reading: Promise<IsCorrect> | undefined;

/** Read at the first call. */
export const correctWords = (): Promise<IsCorrect> => {
  reading ??= read();
  return reading;
};
