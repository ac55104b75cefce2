import { Type, type Static } from 'typebox';
import { closed } from '../data/read.ts';
import { noun, shape, text, words } from '../data/schemas.ts';

const range = Type.Tuple([Type.Number(), Type.Number()]);
export type Range = Static<typeof range>;

const sizeList = Type.Union([
  Type.Literal('bed'),
  Type.Literal('rug'),
  Type.Literal('round'),
  Type.Literal('runner'),
  Type.Literal('plain'),
  Type.Literal('mattress'),
  Type.Literal('tree'),
]);

/** How one is called, and where it is not what its category says: what stands for it, what it measures. */
const named = Type.Object(
  {
    ...noun.properties,
    model: Type.Optional(words),
    shape: Type.Optional(Type.Union([shape, Type.Array(shape, { minItems: 2 })])),
    width: Type.Optional(range),
    depth: Type.Optional(range),
    height: Type.Optional(range),
    sizes: Type.Optional(sizeList),
    /** Traits of its family, in English, that a thing of that name cannot have, although no picture would show them. */
    without: Type.Optional(Type.Array(words, { minItems: 1 })),
  },
  { additionalProperties: false },
);

/** A sort of thing that the shop sells: how it is called, what it measures and costs. */
const goods = closed({
  nouns: Type.Array(named, { minItems: 1 }),
  /** C$: a cheap, a usual and a dear one. */
  price: Type.Tuple([Type.Number(), Type.Number(), Type.Number()]),
  /** Centimetres and kilograms. */
  width: range,
  depth: range,
  height: range,
  weight: range,
  /** Its option beside colour; `style` when not given. */
  axis: Type.Optional(Type.Union([Type.Literal('style'), Type.Literal('size'), Type.Literal('number_of_pieces')])),
  /** Which list of `words/sizes.json`; the plain ones when not given. */
  sizes: Type.Optional(sizeList),
  /** All of them come in so many sizes, and in nothing else. */
  sizeCount: Type.Optional(Type.Integer({ minimum: 2 })),
  /** How much of the catalogue it takes, relative to the others; 1 when not given. */
  share: Type.Optional(Type.Integer({ minimum: 1 })),
  /** When it is described in other words than its picture model suggests. */
  family: Type.Optional(Type.String()),
});
export type Goods = Static<typeof goods>;
export type Named = Goods['nouns'][number];

/** A category and, unless it only groups others or stands empty, what is sold in it. */
const categoryRow = closed({
  /** With `.html`, without the leading slash. */
  path: Type.String({ pattern: '^[a-z0-9/-]+\\.html$' }),
  /** Of what came later: the other categories keep the numbers that coupons, tests and clients know. */
  number: Type.Optional(Type.Integer({ minimum: 90, maximum: 99 })),
  name: text,
  description: text,
  /** Picture model of its tile and of its goods. */
  model: words,
  /** Path of the parent; the root's path when not given. */
  parent: Type.Optional(Type.String()),
  btu: Type.Optional(Type.Integer()),
  goods: Type.Optional(goods),
});
export type CategoryRow = Static<typeof categoryRow>;

export const categoryFile = Type.Array(categoryRow, { minItems: 1 });
