import { Type } from 'typebox';
import { closed } from './read.ts';

/** What somebody reads; never empty. */
export const words = Type.String({ minLength: 1 });
/** A text in both languages. */
export const text = closed({ en: words, fr: words });
/** A thing that has a name: lower case, singular. French needs its gender. */
export const noun = closed({ en: words, fr: words, gender: Type.Union([Type.Literal('m'), Type.Literal('f')]) });
/** Paths of categories without `.html`. */
export const categoryPaths = Type.Array(Type.String(), { minItems: 1 });

const colours = ['grey', 'green', 'rust', 'cream', 'blue', 'pink', 'oak', 'walnut', 'white', 'black'] as const;
/** One of the rendered pictures of a model, from whichever side. */
export const look = closed({
  model: words,
  shape: Type.Union([Type.Literal('a'), Type.Literal('b')]),
  colour: Type.Union(colours.map((slug) => Type.Literal(slug))),
});
/** A picture that leads somewhere: `image` and `url` have their leading slashes. */
export const banner = { name: text, image: words, url: Type.String({ pattern: '^/' }) };
