import type { ColourSlug } from '../pictures/models.ts';
import type { Text } from '@shop/contract/contents';
import type { Gender } from './words.ts';

interface ColourWords {
  en: string;
  /** Agrees with the thing; names taken from things (chêne, crème) never change. */
  m: string;
  f: string;
}

const words: Record<ColourSlug, ColourWords> = {
  grey: { en: 'grey', m: 'gris', f: 'grise' },
  green: { en: 'green', m: 'vert', f: 'verte' },
  rust: { en: 'rust', m: 'rouille', f: 'rouille' },
  cream: { en: 'cream', m: 'crème', f: 'crème' },
  blue: { en: 'blue', m: 'bleu', f: 'bleue' },
  pink: { en: 'pink', m: 'rose', f: 'rose' },
  oak: { en: 'oak', m: 'chêne', f: 'chêne' },
  walnut: { en: 'walnut', m: 'noyer', f: 'noyer' },
  white: { en: 'white', m: 'blanc', f: 'blanche' },
  black: { en: 'black', m: 'noir', f: 'noire' },
};

/** The colour as an adjective of a thing of that gender. */
export const colourText = (colour: ColourSlug, gender: Gender = 'm'): Text => ({
  en: words[colour].en,
  fr: words[colour][gender],
});

/** The colour at the end of a name, where a tone of wood would be taken for the material. */
export const colourInName = (colour: ColourSlug, gender: Gender): Text =>
  colour === 'oak' || colour === 'walnut'
    ? { en: `${words[colour].en} finish`, fr: `fini ${words[colour].m}` }
    : colourText(colour, gender);
