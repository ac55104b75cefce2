import damerauLevenshtein from 'damerau-levenshtein';

/** A word of the catalogue and how many products have it. */
export interface KnownWord {
  word: string;
  uses: number;
}

const SHORTEST = 4;
const mostSteps = (word: string): number => (word.length < 8 ? 1 : 2);

/**
 * The word of the catalogue that is meant by one that is spelt wrongly: a letter more, less, other or exchanged, two in a
 * long word, never the first; the most used of the nearest. A name that the catalogue does not have stays what it is.
 * @returns null when none is near
 */
export const correctionOf = (word: string, known: readonly KnownWord[]): string | null => {
  if (word.length < SHORTEST || /\d/.test(word)) return null;
  const near = known
    .filter((candidate) => candidate.word[0] === word[0])
    .map((candidate) => ({ ...candidate, steps: damerauLevenshtein(word, candidate.word).steps }))
    .filter(({ steps, word: { length } }) => steps <= mostSteps(word) && length >= SHORTEST)
    .toSorted((a, b) => a.steps - b.steps || b.uses - a.uses);
  return near[0]?.word ?? null;
};

/** The two words that were written as one, both known; null when it is none of these. */
export const splitOf = (word: string, isKnown: (part: string) => boolean): [string, string] | null => {
  for (let at = 3; at <= word.length - 3; at += 1) {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    if (isKnown(first) && isKnown(second)) return [first, second];
  }
  return null;
};
