import type { Text } from '@shop/contract/contents';

export type Gender = 'm' | 'f';

/** A thing that has a name: lower case, singular. French needs its gender. */
export interface Noun extends Text {
  gender: Gender;
}

export const text = (en: string, fr: string): Text => ({ en, fr });

/** Before these French elides (l’armoire, cet arbre). Mute h counts; the few words with an aspirated h do not. */
const elides = (word: string) => /^[aeiouyéèêàâîôûœ]|^h(?!amac|ê|alt|aut|uit)/i.test(word);

export const withDefiniteArticle = (noun: Noun) =>
  elides(noun.fr) ? `l’${noun.fr}` : `${noun.gender === 'm' ? 'le' : 'la'} ${noun.fr}`;

export const withDemonstrative = (noun: Noun) => {
  if (noun.gender === 'f') return `cette ${noun.fr}`;
  return `${elides(noun.fr) ? 'cet' : 'ce'} ${noun.fr}`;
};

export const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const SMALL_WORDS = new Set(['and', 'with', 'of', 'in', 'for', 'to', 'cm']);

/** English title case, hyphenated parts included: `3-seater sofa` becomes `3-Seater Sofa`. */
export const titleCased = (words: string) =>
  words.replace(/[^\s-]+/g, (word) => (SMALL_WORDS.has(word) ? word : capitalised(word)));
