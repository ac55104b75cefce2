import type { ColourSlug } from '../pictures.ts';
import type { Text } from '@shop/contract/contents';
import { colourInName } from './colours.ts';
import { capitalised, type Noun, titleCased } from './grammar.ts';

export interface NameParts {
  series: string;
  noun: Noun;
  material: Noun;
  trait: Text;
  /** Named by its trait, not by its material. */
  byTrait: boolean;
  /** Left out where the shopper picks the colour. */
  colour: ColourSlug | null;
}

/** `Alder Loveseat in Linen, Grey` and `Causeuse Alder en lin, grise`. */
export const productName = ({ series, noun, material, trait, byTrait, colour }: NameParts): Text => {
  const en = `${series} ${titleCased(noun.en)} ${byTrait ? `with ${titleCased(trait.en)}` : `in ${titleCased(material.en)}`}`;
  const fr = `${capitalised(noun.fr)} ${series} ${byTrait ? `avec ${trait.fr}` : `en ${material.fr}`}`;
  if (!colour) return { en, fr };
  const words = colourInName(colour, noun.gender);
  return { en: `${en}, ${titleCased(words.en)}`, fr: `${fr}, ${words.fr}` };
};
