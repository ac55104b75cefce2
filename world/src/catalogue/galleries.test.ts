import type { Picture } from '@shop/contract/contents';
import { pictureModels, type PictureRoom } from '../pictures.ts';
import { makeWorld } from '../world.ts';
import { kindsOfGoods } from './kinds-of-goods.ts';

const { products, reviews, browse, categories } = makeWorld();
/** Without the edge cases, some of which are there for their odd pictures. */
const listed = products.filter(({ unlisted }) => !unlisted);
const modelOf = ([first]: readonly Picture[]) => /\/pictures\/(.+)-[abc]-angle-/.exec(first?.url ?? '')?.[1] ?? '';

/** Whether the page of a product shows its measures on the front view, which needs one size. */
const isMeasured = ({ dimensions, variants }: (typeof products)[number]): boolean =>
  Object.values(dimensions).every((side) => side > 0) &&
  new Set(variants.map(({ options }) => options.size?.en)).size <= 1;

test('each product and each of its variants is seen from two sides and where it is used', () => {
  const galleries = listed.flatMap(({ pictures, variants }) => [pictures, ...variants.map((one) => one.pictures)]);
  const lacking = galleries.filter((gallery) =>
    ['angle', 'front', 'room'].some((view) => !gallery.some((picture) => picture.view === view)),
  );
  expect([...new Set(lacking.map(modelOf))].toSorted()).toEqual([]);
});

test('each product and each of its variants is seen in every view that its model has', () => {
  const anglesOf = new Map(pictureModels.map(({ name, angles }) => [name, angles]));
  const galleries = listed.flatMap(({ pictures, variants }) => [pictures, ...variants.map((one) => one.pictures)]);
  const lacking = galleries.filter((gallery) =>
    anglesOf.get(modelOf(gallery))?.some((view) => !gallery.some((picture) => picture.view === view)),
  );
  expect([...new Set(lacking.map(modelOf))].toSorted()).toEqual([]);
  const fromBehind = listed.filter(({ pictures }) => pictures.some(({ view }) => view === 'back'));
  expect(fromBehind.length).toBeGreaterThan(200);
});

test('each product of one size has six pictures or more, one with measures drawn on it counted', () => {
  const few = listed.filter((one) => isMeasured(one) && one.pictures.length < 5);
  // From behind and from above a mirror shows nothing of itself.
  expect([...new Set(few.map(({ pictures }) => modelOf(pictures)))].toSorted()).toEqual(['mirror']);
});

test('customers’ photos were taken in a room: none is a cut-out', () => {
  const photos = [
    ...reviews.flatMap(({ pictures }) => pictures),
    ...browse.buyersShow.entries.map(({ image }) => image),
  ];
  expect(photos.length).toBeGreaterThan(150);
  expect(photos.filter((url) => !url.includes('-room-'))).toEqual([]);
});

const places: readonly (readonly [room: PictureRoom, nouns: readonly string[]])[] = [
  ['bath', ['bathroom cabinet', 'linen cabinet']],
  ['kitchen', ['kitchen island', 'kitchen cart']],
  ['dining', ['breakfast table', 'bistro table']],
  ['counter', ['stockpot', 'multicooker', 'dual-zone air fryer']],
  ['office', ['gaming chair']],
  ['salon', ['salon chair']],
  ['vanity', ['makeup mirror']],
  ['nursery', ['kids’ bookcase']],
  ['garden', ['camping chair', 'raised garden bed']],
  ['patio', ['deck box']],
  ['terrace', ['outdoor rug']],
  ['hallway', ['hallway runner']],
  ['playroom', ['playroom rug']],
  ['underfoot', ['area rug', 'flatweave rug']],
];

test.each(places)('in the room “%s” %j are shown', (room, nouns) => {
  const shownIn = (name: string) =>
    kindsOfGoods
      .filter((kind) => kind.name === name)
      .flatMap(({ model, shapes }) => {
        const rooms = pictureModels.find((one) => one.name === model)?.rooms;
        return shapes.map((shape) => rooms?.[shape]);
      });
  expect(nouns.map((name) => [name, [...new Set(shownIn(name))]])).toEqual(nouns.map((name) => [name, [room]]));
});

test('no product, style or tile is shown in a shape that its model does not have', () => {
  const looks = new Set(pictureModels.flatMap(({ name, shapes }) => shapes.map((shape) => `${name}-${shape}`)));
  const urls = [
    ...products.flatMap(({ pictures, variants }) =>
      [...pictures, ...variants.flatMap((one) => one.pictures)].map(({ url }) => url),
    ),
    ...categories.map(({ picture }) => picture),
  ];
  const shown = urls.flatMap(
    (url) => /\/pictures\/(.+-[abc])-(?:angle|front|back|above|room|detail)-/.exec(url ?? '')?.[1] ?? [],
  );
  expect(shown.length).toBeGreaterThan(4500);
  expect([...new Set(shown)].filter((look) => !looks.has(look))).toEqual([]);
});
