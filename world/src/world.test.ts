import { pictureModels } from './pictures.ts';
import { makeWorld } from './world.ts';
import type { StoreContents } from '@shop/contract/contents';

const world = makeWorld();

/** Every string of a value, with its way there. */
const strings = function* (value: unknown, way = ''): Generator<[way: string, text: string]> {
  if (typeof value === 'string') yield [way, value];
  else if (value && typeof value === 'object')
    for (const [key, inner] of Object.entries(value)) yield* strings(inner, `${way}.${key}`);
};

const pictures = new Set(
  pictureModels.flatMap(({ name, shapes, angles, colours }) =>
    shapes.flatMap((shape) =>
      angles.flatMap((angle) =>
        colours.map((colour) => `/media/pictures/${name}-${shape}-${angle}-${colour}-640.avif`),
      ),
    ),
  ),
);
const scenes = new Set(
  ['living', 'bedroom', 'dining', 'office', 'outdoor', 'nursery'].map(
    (name) => `/media/pictures/scene-${name}-1200.avif`,
  ),
);

const duplicates = (values: readonly (string | number)[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

test('the same options give the same world, another seed another one', () => {
  expect(makeWorld({ products: 150 })).toEqual(makeWorld({ products: 150 }));
  const names = (made: StoreContents) => made.products.slice(60).map(({ name }) => name.en);
  expect(names(makeWorld({ products: 150, seed: 2 }))).not.toEqual(names(makeWorld({ products: 150 })));
});

test('a bigger catalogue begins with the products of a smaller one', () => {
  const paths = (count: number) => makeWorld({ products: count }).products.map(({ id, urlPath }) => `${id} ${urlPath}`);
  expect(paths(300).slice(0, 150)).toEqual(paths(150));
});

test('630 products, 2,000 reviews and the site’s furniture are there', () => {
  expect(world.products).toHaveLength(630);
  expect(world.reviews).toHaveLength(2000);
  expect(world.regions).toHaveLength(13);
  expect(world.navigationImages.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(world.hotKeywords).toHaveLength(8);
  expect(world.hotKeywords[0]).toMatchObject({
    keyword: { en: 'Grey sofas' },
    url: '/furniture/sofas-loveseats/grey.html',
  });
  expect(makeWorld({ products: 1 }).products.length).toBeGreaterThan(40);
});

test('in every season of the calendar home, banners and tiles are as many', () => {
  const { banners, home, site } = world;
  const seasons = (site.calendar ?? []).map(({ key }) => key);
  expect(site.calendar?.map(({ from }) => from)).toEqual(site.calendar?.map(({ from }) => from).toSorted());
  expect(site.calendar?.[0]?.from).toBe('01-01');
  for (const [rows, count] of [
    [banners.top, 3],
    [home.homeBanner, 3],
    [home.marketing, 4],
  ] as const) {
    const named = rows.flatMap((row) => row.seasons ?? []);
    expect(named.filter((key) => !seasons.includes(key))).toEqual([]);
    const shownIn = (key: string) => rows.filter((row) => row.seasons?.includes(key) ?? true).length;
    expect(seasons.map((key) => [key, shownIn(key)])).toEqual(seasons.map((key) => [key, count]));
  }
});

test('ids, links, article numbers and GTINs are unique', () => {
  const { products, categories, contentPages, redirects } = world;
  const variants = products.flatMap((product) => product.variants);
  expect(duplicates([...products, ...variants].map(({ id }) => id))).toEqual([]);
  expect(duplicates([...products, ...variants].map(({ sku }) => sku))).toEqual([]);
  expect(duplicates(products.map(({ itemNo }) => itemNo))).toEqual([]);
  expect(duplicates(products.flatMap(({ gtin }) => gtin ?? []))).toEqual([]);
  const paths = [...products, ...categories, ...contentPages].map(({ urlPath }) => urlPath);
  expect(duplicates([...paths, ...redirects.map(({ from }) => from)])).toEqual([]);
  expect(redirects.filter(({ to, status }) => status === 301 && !paths.includes(to))).toEqual([]);
});

test('every picture is one that the renderer makes', () => {
  const shown = [...strings(world)].filter(([, text]) => text.startsWith('/media/pictures/'));
  expect(shown.length).toBeGreaterThan(3000);
  expect(shown.filter(([, url]) => !pictures.has(url) && !scenes.has(url))).toEqual([]);
});

/** A name in a page for which the shop says its own terms. */
const shopTerm = /\{\{(?:delivery|warranty|earlybird|service|arrival|plus|returns|shop|sale|page)\.[a-z]+\}\}/g;

test('no text holds a placeholder, a double space or nothing at all', () => {
  const broken = [...strings(world)].filter(([, text]) =>
    /[{}]|undefined|\bNaN\b|null|\[object| {2}|\( | ,/.test(text.replaceAll(shopTerm, 'term')),
  );
  expect(broken).toEqual([]);
  const texts = world.products.flatMap(({ name, highlights, keyFeatures, care, aplus }) => [
    name,
    aplus,
    ...highlights,
    ...care,
    ...keyFeatures.flatMap(({ title, text }) => [title, text]),
  ]);
  expect(texts.filter(({ en, fr }) => !en.trim() || !fr.trim())).toEqual([]);
});

test('French signs keep to their word: no line begins with one', () => {
  const loose = [...strings(world)].filter(
    ([way, text]) => /\.fr(\.|$)/.test(way) && /[\p{L}\p{N}»)] (?:[:;!?»%]|\$)|« /u.test(text),
  );
  expect(loose.filter(([, text]) => !text.includes('onerror'))).toEqual([]);
});

test('no sentence comes twice on one product', () => {
  const twice = world.products.filter(({ highlights, keyFeatures, care, aplus }) => {
    const sentences = [...highlights, ...keyFeatures.map(({ text }) => text), ...care].map(({ fr }) => fr);
    return new Set(sentences).size < sentences.length || sentences.some((sentence) => aplus.fr.includes(sentence));
  });
  expect(twice).toEqual([]);
});

test('prices end in .99 or .00 and nothing costs more on sale', () => {
  const priced = world.products.flatMap((product) => [product, ...product.variants]);
  const amounts = priced.flatMap(({ price, finalPrice }) => [price, finalPrice]);
  expect(
    amounts.filter((amount) => !Number.isInteger(amount) || amount <= 0 || ![99, 0].includes(amount % 100)),
  ).toEqual([]);
  expect(priced.filter(({ price, finalPrice }) => finalPrice > price)).toEqual([]);
  const onSale = world.products.filter(({ price, finalPrice }) => finalPrice < price).length / world.products.length;
  expect(onSale).toBeGreaterThan(0.25);
  expect(onSale).toBeLessThan(0.35);
});

test('three in five are simple; no configurable product costs less than its cheapest variant', () => {
  const simple = world.products.filter(({ type }) => type === 'simple').length / world.products.length;
  expect(simple).toBeGreaterThan(0.55);
  expect(simple).toBeLessThan(0.65);
  for (const { type, variants, finalPrice } of world.products) {
    expect(variants.length > 0).toBe(type === 'configurable');
    if (variants.length > 0) expect(Math.min(...variants.map((variant) => variant.finalPrice))).toBe(finalPrice);
  }
});

test('GTINs carry a right check digit and what may be bought never exceeds the stock', () => {
  for (const { gtin, stock } of world.products) {
    const sum = [...(gtin ?? '')].reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0);
    expect(sum % 10).toBe(0);
    expect(stock.usableQuantity).toBeLessThanOrEqual(stock.quantity);
  }
});

test('the home page leads to products and categories that exist', () => {
  const { home, products, categories } = world;
  const productIds = new Set(products.map(({ id }) => id));
  const shown = [
    ...home.salesDeals,
    ...home.trendingCover.productIds,
    ...home.shopBySets.flatMap((set) => set.productIds),
  ];
  expect(shown.filter((id) => !productIds.has(id))).toEqual([]);
  expect(home.salesDeals).toHaveLength(12);
  expect(home.shopByCategory).toHaveLength(11);
  expect(home.shopByCategory.every((id) => categories.some((category) => category.id === id))).toBe(true);
});
