import { text } from '../../catalogue/words.ts';
import { scene } from '../promotions.ts';
import type { Shelf } from './shelf.ts';
import type { Browse, Bundle, WeightBlock } from '@shop/contract/contents';

interface Row extends Omit<Bundle, 'id' | 'productIds'> {
  /** One product of each. */
  categories: readonly string[];
}

const christmasCategories = [
  'decor/indoor-planters',
  'decor/floor-lamps',
  'furniture/dining-sets',
  'furniture/armchairs',
  'kitchen/cookware-sets',
  'toys-hobbies/activity-tables',
  'pets/cat-trees',
  'decor/rugs',
];

const bundles: readonly Row[] = [
  {
    name: text('Christmas dinner for the whole family', 'Le souper de Noël en famille'),
    image: scene('dining'),
    url: '/furniture/dining-room-furniture.html',
    categories: ['furniture/dining-tables', 'furniture/dining-chairs', 'furniture/sideboards', 'decor/floor-lamps'],
  },
  {
    name: text('The corner with the tree', 'Le coin du sapin'),
    image: scene('living'),
    url: '/furniture/living-room-furniture.html',
    categories: ['furniture/armchairs', 'decor/indoor-planters', 'decor/rugs', 'furniture/end-tables'],
  },
  {
    name: text('A playroom under the tree', 'Une salle de jeu sous le sapin'),
    image: scene('nursery'),
    url: '/toys-hobbies.html',
    categories: ['toys-hobbies/activity-tables', 'toys-hobbies/toy-storage', 'toys-hobbies/playroom-rugs'],
  },
];

/** What the seasonal page shows: Christmas products (API-184) and bundles of them (API-186). */
export const makeChristmas = (shelf: Shelf): Browse['christmas'] => ({
  productIds: shelf.of(christmasCategories, 24).map(({ id }) => id),
  bundles: bundles.map(({ categories, ...bundle }, place) => ({
    id: place + 1,
    ...bundle,
    productIds: categories.flatMap((path) => shelf.of([path], 1)).map(({ id }) => id),
  })),
});

const blocks: readonly (Row & { maxWeight: number })[] = [
  {
    name: text('For people up to 250 lb', 'Pour les personnes de 113 kg et moins'),
    image: scene('office'),
    url: '/furniture/office-chairs.html',
    maxWeight: 250,
    categories: ['furniture/office-chairs', 'furniture/gaming-chairs'],
  },
  {
    name: text('For people up to 330 lb', 'Pour les personnes de 150 kg et moins'),
    image: scene('living'),
    url: '/furniture/recliners.html',
    maxWeight: 330,
    categories: ['furniture/recliners', 'health-beauty/lift-chairs'],
  },
  {
    name: text('For people up to 400 lb', 'Pour les personnes de 181 kg et moins'),
    image: scene('outdoor'),
    url: '/health-beauty/massage-chairs.html',
    maxWeight: 400,
    categories: ['health-beauty/massage-chairs', 'outdoor/adirondack-chairs'],
  },
];

/** Seats and machines by the weight that they hold (API-183). */
export const makeWeightBlocks = (shelf: Shelf): WeightBlock[] =>
  blocks.map(({ categories, ...block }, place) => ({
    id: place + 1,
    ...block,
    productIds: shelf.of(categories, 8).map(({ id }) => id),
  }));
