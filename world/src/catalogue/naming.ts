import type { ColourSlug } from '../pictures/models.ts';
import type { Text } from '@shop/contract/contents';
import { colourInName } from './colours.ts';
import { capitalised, type Noun, titleCased } from './words.ts';

/** These are told apart by what they do, not by what they are made of. */
const namedByTrait = new Set([
  'mini-split',
  'air-fryer',
  'treadmill',
  'trampoline',
  'massage-chair',
  'toilet',
  'fire-pit',
]);

export interface NameParts {
  model: string;
  series: string;
  noun: Noun;
  material: Noun;
  trait: Text;
  byTrait: boolean;
  /** Left out where the shopper picks the colour. */
  colour: ColourSlug | null;
}

/** `Alder Loveseat in Linen, Grey` and `Causeuse Alder en lin, grise`. */
export function productName({ model, series, noun, material, trait, byTrait, colour }: NameParts): Text {
  const withTrait = byTrait || namedByTrait.has(model);
  const en = `${series} ${titleCased(noun.en)} ${withTrait ? `with ${titleCased(trait.en)}` : `in ${titleCased(material.en)}`}`;
  const fr = `${capitalised(noun.fr)} ${series} ${withTrait ? `avec ${trait.fr}` : `en ${material.fr}`}`;
  if (!colour) return { en, fr };
  const words = colourInName(colour, noun.gender);
  return { en: `${en}, ${titleCased(words.en)}`, fr: `${fr}, ${words.fr}` };
}
