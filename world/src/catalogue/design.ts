import type { Dimensions } from '@shop/contract/contents';
import type { PictureShape } from '../pictures.ts';
import type { StockedCategory } from './categories.ts';
import type { Goods, Named, Range } from './kind.ts';
import { makeRandom, seedsOf } from './random.ts';

/** Shared by all goods of one name and look, whatever their colour and material. */
export interface Design {
  dimensions: Dimensions;
  weightKg: number;
  /** From 0 for the smallest of its category to 1 for the largest. */
  size: number;
}

type Ranges = Pick<Goods, 'width' | 'depth' | 'height'>;

const rangesOf = (goods: Goods, { width, depth, height }: Named): Ranges => ({
  width: width ?? goods.width,
  depth: depth ?? goods.depth,
  height: height ?? goods.height,
});

const between = ([min, max]: Range, place: number): number => Math.round((min + place * (max - min)) * 2) / 2;

/** The side of a cube of that volume. */
const edgeOf = ({ width, depth, height }: Dimensions): number => Math.cbrt(width * depth * height);

const extreme = ({ width, depth, height }: Ranges, end: 0 | 1): Dimensions => ({
  width: width[end],
  depth: depth[end],
  height: height[end],
});

/** The design of a category's goods of one name and one shape. */
export const designOf = ({ row }: StockedCategory, noun: Named, shape: PictureShape, seed: number): Design => {
  const { goods } = row;
  const random = makeRandom(seed, ...seedsOf(`${row.path} ${noun.en} ${shape}`));
  const ranges = rangesOf(goods, noun);
  const isRound = ranges.width[0] === ranges.depth[0] && ranges.width[1] === ranges.depth[1];
  const [across, deep, tall] = [random.next(), random.next(), random.next()];
  const width = between(ranges.width, across);
  const dimensions = {
    width,
    depth: isRound ? width : between(ranges.depth, deep),
    height: between(ranges.height, tall),
  };
  const all = goods.nouns.map((each) => rangesOf(goods, each));
  const least = Math.min(...all.map((each) => edgeOf(extreme(each, 0))));
  const most = Math.max(...all.map((each) => edgeOf(extreme(each, 1))));
  const size = most > least ? (edgeOf(dimensions) - least) / (most - least) : 0.5;
  return { dimensions, weightKg: between(goods.weight, size), size };
};

/** Whether the prices of a category end in .00. */
export const endsInWholeDollars = ({ row }: StockedCategory, seed: number): boolean =>
  makeRandom(seed, ...seedsOf(row.path)).chance(0.2);
