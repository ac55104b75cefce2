import type { ShopType } from '@shop/contract/contents';
import { Type } from 'typebox';
import { categoryAt } from '../../catalogue/categories.ts';
import { pictureUrl } from '../../catalogue/galleries.ts';
import { closed, readJson } from '../../data/read.ts';
import { look, words } from '../../data/schemas.ts';

const rows = readJson('browse/shop-types.json', Type.Array(closed({ category: words, picture: look })));

/** Types of products that belong to no single room (API-189). */
export const shopTypes: readonly ShopType[] = rows.map(({ category, picture }, place) => {
  const { row } = categoryAt(`${category}.html`);
  return { id: place + 1, name: row.name, image: pictureUrl(picture, 'angle'), url: `/${row.path}` };
});
