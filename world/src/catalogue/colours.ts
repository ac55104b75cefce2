import { closed, readJson } from '../data/read.ts';
import { words as word } from '../data/schemas.ts';
import type { ColourSlug } from '../pictures.ts';
import type { Text } from '@shop/contract/contents';
import type { Gender } from './grammar.ts';

/** The masculine and the feminine; names taken from things (chêne, crème) never change. */
const one = closed({ en: word, m: word, f: word });
const words = readJson(
  'words/colours.json',
  closed({
    grey: one,
    green: one,
    rust: one,
    cream: one,
    blue: one,
    pink: one,
    oak: one,
    walnut: one,
    white: one,
    black: one,
  }),
);

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
