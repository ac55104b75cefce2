/** Words of a text in lower case and without accents, as the database's plain_text() writes them. */
export const plainWords = (text: string): string[] =>
  text
    .replace(/œ/gi, 'oe')
    .replace(/æ/gi, 'ae')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** Words that are searched for at most. */
const mostWords = 8;

/** The plain words of what somebody searches for, each once; none where it is signs alone. */
export const searchedWords = (q: string): string[] => [...new Set(plainWords(q))].slice(0, mostWords);

/** Words of a text that begin with one of these plain words, each once, as they are written there. */
export const wordsBeginning = (text: string, words: readonly string[]): string[] => [
  ...new Set(
    (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).filter((written) =>
      plainWords(written).some((plain) => words.some((word) => plain.startsWith(word))),
    ),
  ),
];
