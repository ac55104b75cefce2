import type { Text } from '@shop/contract/contents';
import type { PictureShape } from '../pictures.ts';
import { materialLists } from './families.ts';
import type { Family, Material, Trait } from './family.ts';
import { pictureModel } from './galleries.ts';
import type { Named } from './kind.ts';
import type { Random } from './random.ts';

/** A thing as its picture shows it. */
interface Shown {
  noun: Named;
  model: string;
  shape: PictureShape;
}

const goesWith = ({ without = [] }: Named, { en }: Text): boolean => !without.includes(en);

const lookOf = ({ model, shape }: Shown) => {
  const look = pictureModel(model).looks[shape];
  if (!look) throw new Error(`It is not written down what ${model}-${shape} shows`);
  return look;
};

/** Returns its possible traits: those its picture shows, and those that no picture could show. */
export const traitsOf = (thing: Shown, { traits }: Family): Trait[] => {
  const seen = lookOf(thing).traits;
  return traits.filter((trait) => goesWith(thing.noun, trait) && (trait.unseen || seen.includes(trait.en)));
};

/** Returns its possible materials, so that its picture shows a surface of that kind. */
export const materialsOf = (thing: Shown, { materials }: Family): Material[] => {
  const { materials: given } = lookOf(thing);
  const names = typeof given === 'string' ? materialLists[given]?.map(({ en }) => en) : given;
  return materials.filter((material) => goesWith(thing.noun, material) && (names?.includes(material.en) ?? true));
};

/** The sentences of a family that are true of it. */
export const featuresOf = (thing: Shown, { features }: Family): Family['features'] => {
  const seen = lookOf(thing).traits;
  return features.filter(({ trait }) => trait === undefined || seen.includes(trait));
};

/**
 * One of them; what is seen goes before what is not.
 * @throws Error when there is none
 */
export const pickTrait = (random: Random, thing: Shown, family: Family): Trait => {
  const traits = traitsOf(thing, family);
  const seen = traits.filter(({ unseen }) => !unseen);
  return random.pick(seen.length > 0 && random.chance(0.75) ? seen : traits);
};
