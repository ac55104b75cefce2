import { Type } from 'typebox';
import { closed, readJson } from '../../data/read.ts';
import { banner, categoryPaths } from '../../data/schemas.ts';
import type { Shelf } from './shelf.ts';
import type { Browse, Product, WeightBlock } from '@shop/contract/contents';

/** One product of each category. */
const row = { ...banner, categories: categoryPaths };
const { name: _, ...unnamed } = row;
const { christmas, weightBlocks } = readJson(
  'browse/seasons.json',
  closed({
    christmas: closed({ categories: categoryPaths, bundles: Type.Array(closed(row)) }),
    /** `maxWeight` is in pounds. */
    weightBlocks: Type.Array(closed({ ...unnamed, maxWeight: Type.Integer({ minimum: 1 }) })),
  }),
);

/** Contents of the seasonal page: Christmas products (API-184) and bundles of them (API-186). */
export const makeChristmas = (shelf: Shelf): Browse['christmas'] => ({
  productIds: shelf.of(christmas.categories, 24).map(({ id }) => id),
  bundles: christmas.bundles.map(({ categories, ...bundle }, place) => ({
    id: place + 1,
    ...bundle,
    productIds: categories.flatMap((path) => shelf.of([path], 1)).map(({ id }) => id),
  })),
});

const KILOGRAMS = 0.453_592_37;

/** Pounds that a seat holds by its own specifications; 0 where they say nothing. */
const loadOf = ({ specifications }: Product): number => {
  const load = specifications.find(({ label }) => label.en === 'Maximum load');
  return load ? Number.parseFloat(load.value.en) / KILOGRAMS : 0;
};

/** Seats by the weight that each of them holds (API-183). */
export const makeWeightBlocks = (shelf: Shelf): WeightBlock[] =>
  weightBlocks.map(({ categories, ...block }, place) => ({
    id: place + 1,
    ...block,
    name: {
      en: `For people up to ${block.maxWeight} lb`,
      fr: `Pour les personnes de ${Math.floor(block.maxWeight * KILOGRAMS)}\u00A0kg et moins`,
    },
    productIds: shelf.of(categories, 8, (product) => loadOf(product) >= block.maxWeight).map(({ id }) => id),
  }));
