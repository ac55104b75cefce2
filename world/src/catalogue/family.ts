import { Type, type Static } from 'typebox';
import { closed } from '../data/read.ts';
import { noun, text, words } from '../data/schemas.ts';

export const feature = closed({
  title: text,
  text,
  /** The trait, in English, of what it is told of; of anything in its family when not given. */
  trait: Type.Optional(words),
});

/** A material. `grade` multiplies the price: 1 leaves it as it is. */
export const material = closed({ ...noun.properties, grade: Type.Optional(Type.Number({ exclusiveMinimum: 0 })) });
export type Material = Static<typeof material>;

/** Something that may be said of some of a family: of those on which `pictures.json` says that it is seen. */
const trait = closed({
  ...text.properties,
  /** No picture could show or contradict it: any of the family may have it. */
  unseen: Type.Optional(Type.Literal(true)),
});
export type Trait = Static<typeof trait>;

/** A measured property; its value fills the slot of its name and a line of the specifications. */
const fact = closed({
  slot: Type.String(),
  min: Type.Number(),
  max: Type.Number(),
  step: Type.Number({ exclusiveMinimum: 0 }),
  label: text,
  unit: closed({ en: Type.String(), fr: Type.String() }),
});

/**
 * Shared by things of one kind: their texts, as templates. Slots of both languages: noun, material, series, width,
 * depth, height, weight, minutes, cartons and the family's own facts. French also has le_noun, ce_noun, il, e (the
 * feminine ending) and le_material, each of the right gender and elided where it must be.
 */
export const familyFile = closed({
  /** Other picture models whose goods are told of in the same words. */
  also: Type.Optional(Type.Array(Type.String())),
  /** Comes out of its box as it is, or a technician connects it: nothing is said of assembly. */
  readyToUse: Type.Optional(Type.Literal(true)),
  /** Told apart by what it does, not by what it is made of. */
  namedByTrait: Type.Optional(Type.Literal(true)),
  /** The name of a list in `words/materials.json`, or a list. */
  materials: Type.Union([Type.String(), Type.Array(material, { minItems: 1 })]),
  facts: Type.Array(fact),
  /** Follows "with" in a name. */
  traits: Type.Array(trait, { minItems: 1 }),
  features: Type.Array(feature, { minItems: 4 }),
  care: Type.Array(text, { minItems: 1 }),
  /** How a room or a day gains by it: the paragraphs of the A+ overview. */
  stories: Type.Array(text, { minItems: 2 }),
});

export type Family = Omit<Static<typeof familyFile>, 'also' | 'materials'> & { materials: Material[] };
