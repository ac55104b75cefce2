import type { Text } from '@shop/contract/contents';
import { plainWords } from '../text/plain-words.ts';
import type { Group } from './plan.ts';

/** A word without the endings of plurals and of the French feminine: “gris”, “grise” and “grises” are alike. */
const root = (word: string): string => word.replace(/[esx]+$/, '');
const rootsOf = (text: string): string[] => plainWords(text).map(root);

/** How many words of a colour's name the query has, of the phrase that has most of them. */
const wordsAsked = (groups: readonly Group[], colour: Text): number =>
  Math.max(
    0,
    ...groups.flatMap(({ language, phrases }) => {
      const name = rootsOf(colour[language]);
      return phrases.map(rootsOf).map((phrase) => (phrase.every((word) => name.includes(word)) ? phrase.length : 0));
    }),
  );

/** The first of the choices in the colour that a query asks for; undefined when it asks for none of theirs. */
export const choiceAsked = <T extends { colour: Text }>(
  groups: readonly Group[],
  choices: readonly T[],
): T | undefined => {
  const asked = choices.map((choice) => wordsAsked(groups, choice.colour));
  const most = Math.max(0, ...asked);
  return most === 0 ? undefined : choices[asked.indexOf(most)];
};
