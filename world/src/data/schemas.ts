import { Type } from 'typebox';
import { closed } from './read.ts';

/** Text for people; never empty. */
export const words = Type.String({ minLength: 1 });
/** A text in both languages. */
export const text = closed({ en: words, fr: words });
/** A thing that has a name: lower case, singular. French needs its gender. */
export const noun = closed({ en: words, fr: words, gender: Type.Union([Type.Literal('m'), Type.Literal('f')]) });
/** Paths of categories without `.html`. */
export const categoryPaths = Type.Array(Type.String(), { minItems: 1 });

/** Every colour that a picture can have; the first six are fabric or plastic, the last four wood or metal. */
export const colour = Type.Union([
  Type.Literal('grey'),
  Type.Literal('green'),
  Type.Literal('rust'),
  Type.Literal('cream'),
  Type.Literal('blue'),
  Type.Literal('pink'),
  Type.Literal('oak'),
  Type.Literal('walnut'),
  Type.Literal('white'),
  Type.Literal('black'),
]);
export const shape = Type.Union([Type.Literal('a'), Type.Literal('b'), Type.Literal('c')]);
/** One of the rendered pictures of a model, from whichever side. */
export const look = closed({ model: words, shape, colour });
/** A picture that leads somewhere: `image` and `url` have their leading slashes. */
export const banner = {
  name: text,
  image: words,
  url: Type.String({ pattern: '^/' }),
  /** Keys of the seasons of `content/site.json`; all year without. */
  seasons: Type.Optional(Type.Array(words, { minItems: 1 })),
};

/** A day such as 2025-11-24. */
export const day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
/** Noon of a day where the shop is, in ISO 8601. */
export const noonOf = (text: string): string => `${text}T17:00:00.000Z`;
