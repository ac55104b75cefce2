/** Words of a text and what is between them, each with its place. */
const partsOf = (text: string) =>
  [...text.matchAll(/[\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+/gu)].map(({ 0: part, index }) => ({ part, at: index }));

/** A text whose words that were searched for are marked. */
export const Marked = ({ text, words }: { text: string; words: readonly string[] | undefined }) =>
  words ? partsOf(text).map(({ part, at }) => (words.includes(part) ? <mark key={at}>{part}</mark> : part)) : text;
