import { Type } from 'typebox';
import { categoryAt } from '../../catalogue/categories.ts';
import { closed, readJson } from '../../data/read.ts';
import { categoryPaths, text, words } from '../../data/schemas.ts';
import type { Product, Room } from '@shop/contract/contents';
import { pictureUrl } from '../../catalogue/galleries.ts';
import { hotspots, type Hotspot } from '../../hotspots.ts';
import type { Shelf } from './shelf.ts';

const PRODUCTS = 24;

const rows = readJson(
  'browse/rooms.json',
  Type.Array(closed({ slug: words, name: text, description: text, image: words, categories: categoryPaths })),
);

/**
 * The best seller that looks as what stands in the scene does: first what lists show in that colour, then what comes in
 * it, then what has the shape.
 */
const seenAs = (products: readonly Product[], look: Hotspot): Product | undefined => {
  const wanted = pictureUrl(look, 'angle');
  const shape = `/media/pictures/${look.model}-${look.shape}-angle-`;
  const sameShape = products.filter(({ pictures }) => pictures.some(({ url }) => url.startsWith(shape)));
  return (
    sameShape.find(({ pictures }) => pictures[0]?.url === wanted) ??
    sameShape.find(({ pictures }) => pictures.some(({ url }) => url === wanted)) ??
    sameShape[0]
  );
};

/** Products seen in the picture and sold for the room, each once. */
const hotspotsOf = (image: string, products: readonly Product[]): NonNullable<Room['hotspots']> => {
  const scene = /scene-[a-z]+/.exec(image)?.[0] ?? '';
  const taken = new Set<number>();
  return (hotspots[scene] ?? []).flatMap((hotspot) => {
    const product = seenAs(
      products.filter(({ id }) => !taken.has(id)),
      hotspot,
    );
    if (!product) return [];
    taken.add(product.id);
    return [{ productId: product.id, x: hotspot.x, y: hotspot.y }];
  });
};

/** The rooms of the house (API-187). What is seen in a room's picture leads its products. */
export const makeRooms = (shelf: Shelf): Room[] =>
  rows.map(({ slug, name, description, image, categories }, place) => {
    const spots = hotspotsOf(image, shelf.of(categories, Number.POSITIVE_INFINITY));
    const best = shelf.of(categories, PRODUCTS).map(({ id }) => id);
    return {
      id: place + 1,
      slug,
      name,
      description,
      image,
      url: `/room/${slug}`,
      categoryIds: categories.map((path) => categoryAt(`${path}.html`).id),
      productIds: [...new Set([...spots.map(({ productId }) => productId), ...best])].slice(0, PRODUCTS),
      hotspots: spots,
    };
  });
