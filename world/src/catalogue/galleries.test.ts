import type { Picture } from '@shop/contract/contents';
import { makeWorld } from '../world.ts';

const { products, reviews, browse } = makeWorld();
/** Without the edge cases, some of which are there for their odd pictures. */
const listed = products.filter(({ unlisted }) => !unlisted);
const modelOf = ([first]: readonly Picture[]) => /\/pictures\/(.+)-[ab]-angle-/.exec(first?.url ?? '')?.[1] ?? '';

/** What the page of a product shows with its measures drawn on the front view, which needs one size. */
const isMeasured = ({ dimensions, variants }: (typeof products)[number]): boolean =>
  Object.values(dimensions).every((side) => side > 0) &&
  new Set(variants.map(({ options }) => options.size?.en)).size <= 1;

test('X-135 each product and each of its variants is seen from two sides and where it is used', () => {
  const galleries = listed.flatMap(({ pictures, variants }) => [pictures, ...variants.map((one) => one.pictures)]);
  const lacking = galleries.filter((gallery) =>
    ['angle', 'front', 'room'].some((view) => !gallery.some((picture) => picture.view === view)),
  );
  expect([...new Set(lacking.map(modelOf))].toSorted()).toEqual([]);
});

test('X-135 each product has four pictures or more, one with measures drawn on it counted', () => {
  const few = listed.filter((one) => one.pictures.length + (isMeasured(one) ? 1 : 0) < 4);
  expect([...new Set(few.map(({ pictures }) => modelOf(pictures)))].toSorted()).toEqual([]);
});

test('X-136 customers’ photos were taken in a room: none is a cut-out', () => {
  const photos = [
    ...reviews.flatMap(({ pictures }) => pictures),
    ...browse.buyersShow.entries.map(({ image }) => image),
  ];
  expect(photos.length).toBeGreaterThan(150);
  expect(photos.filter((url) => !url.includes('-room-'))).toEqual([]);
});
