import { Type } from 'typebox';
import { closed, readJson } from '../../data/read.ts';
import { banner, categoryPaths } from '../../data/schemas.ts';
import type { Shelf } from './shelf.ts';
import type { Browse, WeightBlock } from '@shop/contract/contents';

/** One product of each category. */
const row = { ...banner, categories: categoryPaths };
const { christmas, weightBlocks } = readJson(
  'browse/seasons.json',
  closed({
    christmas: closed({ categories: categoryPaths, bundles: Type.Array(closed(row)) }),
    /** `maxWeight` is in pounds. */
    weightBlocks: Type.Array(closed({ ...row, maxWeight: Type.Integer({ minimum: 1 }) })),
  }),
);

/** What the seasonal page shows: Christmas products (API-184) and bundles of them (API-186). */
export const makeChristmas = (shelf: Shelf): Browse['christmas'] => ({
  productIds: shelf.of(christmas.categories, 24).map(({ id }) => id),
  bundles: christmas.bundles.map(({ categories, ...bundle }, place) => ({
    id: place + 1,
    ...bundle,
    productIds: categories.flatMap((path) => shelf.of([path], 1)).map(({ id }) => id),
  })),
});

/** Seats and machines by the weight that they hold (API-183). */
export const makeWeightBlocks = (shelf: Shelf): WeightBlock[] =>
  weightBlocks.map(({ categories, ...block }, place) => ({
    id: place + 1,
    ...block,
    productIds: shelf.of(categories, 8).map(({ id }) => id),
  }));
