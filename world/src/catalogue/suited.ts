import type { Text } from '@shop/contract/contents';
import type { Goods } from './kind.ts';
import type { Random } from './random.ts';

type Named = Goods['nouns'][number];

const suits = ({ without = [] }: Named, { en }: Text): boolean => !without.includes(en);

/** The materials or traits of a family that a thing of that name can have. */
export const suitedTo = <T extends Text>(noun: Named, items: readonly T[]): T[] =>
  items.filter((item) => suits(noun, item));

/**
 * One of them. Where the drawn one does not suit, the next that does takes its place, so that what is said of one
 * noun does not change what is drawn for others.
 * @throws Error when none suits
 */
export const pickSuited = <T extends Text>(random: Random, noun: Named, items: readonly T[]): T => {
  const drawn = items.indexOf(random.pick(items));
  const found = [...items.slice(drawn), ...items].find((item) => suits(noun, item));
  if (!found) throw new Error(`Nothing suits “${noun.en}” of ${items.map(({ en }) => en).join(', ')}`);
  return found;
};
