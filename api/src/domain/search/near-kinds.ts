import type { Language } from '@shop/contract';
import { plainWords } from '../text/plain-words.ts';
import { folded, nounOf } from './lexicon.ts';

export interface PlacedCategory {
  id: number;
  parentId: number | null;
  name: Readonly<Record<Language, string>>;
}

/** “Lampe” of “Lampes de lecture”, “tapis” of “Tapis de couloir”. */
const nounIn = (language: Language, { name }: PlacedCategory): string =>
  nounOf(language, folded(language, plainWords(name[language])));

const isAlike = (one: PlacedCategory, other: PlacedCategory): boolean =>
  (['en', 'fr'] as const).some((language) => nounIn(language, one) === nounIn(language, other));

/**
 * Categories whose goods will do where those of the given ones are few: of the same parent, or that itself, and called the
 * same but for what they are for, in one of the languages.
 */
export const nearKinds = (categories: readonly PlacedCategory[], given: readonly number[]): number[] => {
  const own = categories.filter(({ id }) => given.includes(id));
  const near = categories.filter((other) =>
    own.some(
      (one) =>
        (other.id === one.parentId || (one.parentId !== null && other.parentId === one.parentId)) &&
        isAlike(one, other),
    ),
  );
  return near.map(({ id }) => id).filter((id) => !given.includes(id));
};
