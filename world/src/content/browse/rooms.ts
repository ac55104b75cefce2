import { Type } from 'typebox';
import { categoryAt } from '../../catalogue/categories.ts';
import { closed, readJson } from '../../data/read.ts';
import { categoryPaths, text, words } from '../../data/schemas.ts';
import type { Room } from '@shop/contract/contents';
import type { Shelf } from './shelf.ts';

const PRODUCTS = 24;

const rows = readJson(
  'browse/rooms.json',
  Type.Array(closed({ slug: words, name: text, description: text, image: words, categories: categoryPaths })),
);

/** The rooms of the house (API-187). */
export const makeRooms = (shelf: Shelf): Room[] =>
  rows.map(({ slug, name, description, image, categories }, place) => ({
    id: place + 1,
    slug,
    name,
    description,
    image,
    url: `/room/${slug}`,
    categoryIds: categories.map((path) => categoryAt(`${path}.html`).id),
    productIds: shelf.of(categories, PRODUCTS).map(({ id }) => id),
  }));
