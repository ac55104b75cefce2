import { Type } from 'typebox';
import { atHome } from '../../catalogue/galleries.ts';
import { makeRandom } from '../../catalogue/random.ts';
import { closed, readJson } from '../../data/read.ts';
import { categoryPaths, text } from '../../data/schemas.ts';
import { authorName } from '../../people/names.ts';
import type { Browse, BuyerShow } from '@shop/contract/contents';
import type { Shelf } from './shelf.ts';

const rows = readJson(
  'browse/buyers-show.json',
  Type.Array(
    closed({
      name: text,
      categories: categoryPaths,
      /** Customers' words about their photo, a headline and a sentence each. */
      said: Type.Array(closed({ name: text, text })),
    }),
  ),
);

/** Customers' photos by category (CAT-011): each shows something that the shop sells. */
export const makeBuyersShow = (shelf: Shelf, seed: number): Browse['buyersShow'] => {
  const random = makeRandom(seed, 9100);
  const entries = rows.flatMap(({ categories, said }, row) =>
    said.map(({ name, text: words }, place): BuyerShow => {
      const path = categories[place % categories.length] ?? '';
      const product = shelf.of([path], 3)[2] ?? shelf.of([path], 1)[0];
      return {
        id: row * 10 + place + 1,
        categoryId: row + 1,
        author: authorName(random, place % 2 === 0 ? 'en' : 'fr'),
        name,
        text: words,
        image: atHome(product?.pictures ?? [])?.url ?? '',
        productId: product?.id ?? null,
      };
    }),
  );
  return {
    categories: rows.map(({ name }, row) => ({ id: row + 1, name })),
    entries: entries.filter(({ image }) => image !== ''),
  };
};
