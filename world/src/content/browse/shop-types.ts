import { categoryAt } from '../../catalogue/categories.ts';
import { pictureUrl } from '../../catalogue/galleries.ts';
import type { ColourSlug, PictureShape } from '../../pictures/models.ts';
import type { ShopType } from '@shop/contract/contents';

const rows: readonly (readonly [path: string, model: string, shape: PictureShape, colour: ColourSlug])[] = [
  ['furniture/sofas-loveseats', 'sofa', 'a', 'green'],
  ['furniture/armchairs', 'armchair', 'b', 'rust'],
  ['furniture/bed-frames', 'bed', 'a', 'green'],
  ['furniture/dressers', 'dresser', 'a', 'oak'],
  ['furniture/dining-tables', 'dining-table', 'a', 'walnut'],
  ['furniture/desks', 'desk', 'b', 'walnut'],
  ['furniture/bookcases', 'bookcase', 'a', 'oak'],
  ['decor/rugs', 'rug', 'a', 'blue'],
  ['decor/floor-lamps', 'floor-lamp', 'a', 'black'],
  ['outdoor/fire-pits', 'fire-pit', 'a', 'black'],
  ['pets/cat-trees', 'cat-tree', 'a', 'cream'],
  ['health-beauty/massage-chairs', 'massage-chair', 'a', 'black'],
];

/** Types of products that belong to no single room (API-189). */
export const shopTypes: readonly ShopType[] = rows.map(([path, model, shape, colour], place) => {
  const { row } = categoryAt(`${path}.html`);
  return { id: place + 1, name: row.name, image: pictureUrl({ model, shape, colour }, 'angle'), url: `/${row.path}` };
});
