import type { CallResult } from '@shop/contract';
import type { Product } from '@shop/contract/contents';
import { plainWords } from '../domain/text/plain-words.ts';
import type { MeasuredShop } from '../measured-shop.ts';
import { openFilledShop } from '../testing/filled-shop.ts';
import { changedWords, correctWordsOf, measureQuality } from './measure.ts';
import { foundQueries, ownQueries } from './queries.ts';

let shop: MeasuredShop;
beforeAll(async () => {
  shop = await openFilledShop();
});
afterAll(() => shop?.close());

test.each(['en', 'fr'] as const)(
  'API-070 the first products that a search in %s finds are of the kind, colour and size that it names',
  async (language) => {
    const { mean, judged } = await measureQuality(shop, await ownQueries(language));
    expect(mean).toBeGreaterThan(0.95);
    expect(judged.filter(({ found }) => found === 0)).toEqual([]);
  },
);

test('API-070 numbers that the shop prints, words for help and goods for animals lead to what they name', async () => {
  const { mean, judged } = await measureQuality(shop, await foundQueries());
  expect(judged).toHaveLength(60);
  expect(mean).toBeGreaterThan(0.95);
});

test('no words for help hide goods of that name', async () => {
  const names = new Set(
    shop.world.categories.flatMap(({ name }) => [name.en, name.fr].map((one) => plainWords(one).join(' '))),
  );
  const phrases = shop.world.helpPages.flatMap(({ words }) => [...words.en, ...words.fr]);
  expect(phrases.filter((phrase) => names.has(plainWords(phrase).join(' ')))).toEqual([]);
});

test.each(['en', 'fr'] as const)('API-070 a correct word is searched for as it is (%s)', async (language) => {
  const words = (await correctWordsOf(language)).filter((_, at) => at % 16 === 0);
  expect(words.length).toBeGreaterThan(50);
  expect(await changedWords(shop, language, words)).toEqual([]);
});

const search = async (keyword: string, language = 'en') => {
  const reply = await shop.app.inject({
    method: 'POST',
    url: '/searchApi/mobile/search',
    headers: { client: 'pc', 'accept-language': language },
    payload: { keyword },
  });
  return reply.json<{ result: CallResult<'searchProducts'> }>().result;
};
/** The first ten products of a search, as the world made them. */
const firstOf = async (keyword: string, language?: string): Promise<Product[]> => {
  const ids = (await search(keyword, language)).products.slice(0, 10).map(({ entity_id: id }) => id);
  const products = ids.flatMap((id) => shop.world.products.filter((product) => product.id === id));
  expect(products.length).toBeGreaterThan(3);
  return products;
};
const categoriesOf = ({ categoryIds }: Product): string[] =>
  shop.world.categories.filter(({ id }) => categoryIds.includes(id)).map(({ urlPath }) => urlPath);

test.each([
  ['black stools', 'furniture/bar-stools.html'],
  ['pub stools', 'furniture/bar-stools.html'],
  ['kitchen table', 'furniture/dining-tables.html'],
  ['media unit walnut', 'furniture/tv-stands.html'],
  ['l shaped couch', 'furniture/sofas-loveseats.html'],
  ['canape lit gris', 'furniture/sofa-beds.html', 'fr'],
  ['tabourets noirs', 'furniture/bar-stools.html', 'fr'],
  ['fauteuil de direction', 'furniture/office-chairs.html', 'fr'],
  ['sapins', 'decor/christmas-trees.html', 'fr'],
])('“%s” finds goods of the kind first', async (keyword, category, language = 'en') => {
  const sold = shop.world.products.filter(
    (product) => product.unlisted !== true && categoriesOf(product).includes(category),
  );
  const products = (await firstOf(keyword, language)).slice(0, sold.length);
  expect(products.map(categoriesOf).filter((paths) => !paths.includes(category))).toEqual([]);
});

test.each([
  ['gaming chair', ['furniture/gaming-chairs.html', 'furniture/office-chairs.html']],
  ['smart toilet', ['bath/smart-toilets.html', 'bath/toilet.html']],
  ['tapis de couloir', ['decor/hallway-runners.html', 'decor/rugs.html'], 'fr'],
])(
  'after the few goods of “%s” come those of near kinds, and the answer says so',
  async (keyword, kinds, language = 'en') => {
    const places = (await firstOf(keyword, language)).map((product) =>
      kinds.findIndex((kind) => categoriesOf(product).includes(kind)),
    );
    expect(places).toEqual(places.toSorted());
    expect(new Set(places)).toEqual(new Set([0, 1]));
    expect((await search(keyword, language)).partial).toBe(true);
  },
);

test('goods that only mention the kind do not stand in its way: a king bed is no mattress', async () => {
  const paths = (await firstOf('lit king', 'fr')).map(categoriesOf);
  expect(paths.filter((of) => of.includes('furniture/mattresses.html'))).toEqual([]);
});

test('what a phrase means first comes before what it may mean too', async () => {
  const { products } = await search('counter stools');
  const kinds = products.map(({ name }) => (name.includes('Counter Stool') ? 'counter' : 'bar'));
  expect(new Set(kinds)).toEqual(new Set(['counter', 'bar']));
  expect(kinds).toEqual(kinds.toSorted().toReversed());
});

test('a French colour is found in both genders', async () => {
  const colours = (await firstOf('commode blanche', 'fr')).map(
    ({ name, variants }) => `${name.fr} ${variants.map(({ options }) => options['color']?.fr ?? '').join(' ')}`,
  );
  expect(colours.filter((colour) => !/blanc/i.test(colour))).toEqual([]);
});

test.each([
  ['under 500', 'en'],
  ['moins de 500 $', 'fr'],
  ['$500 couch', 'en'],
])('“%s” finds what costs no more', async (keyword, language) => {
  const { partial } = await search(keyword, language);
  const prices = (await firstOf(keyword, language)).map(({ finalPrice }) => finalPrice);
  expect([partial, Math.max(...prices) <= 50_000]).toEqual([false, true]);
});

test.each([
  ['8x10 rug', 244, 305],
  ['rug 305 x 244 cm', 244, 305],
])('“%s” finds rugs of that size first', async (keyword, wide, deep) => {
  const isNear = (one: number, other: number) => Math.abs(one - other) <= other / 10;
  const sold = (await firstOf(keyword)).slice(0, 2).map(({ variants }) =>
    variants.some(({ options: { size } }) => {
      const [across = 0, along = 0] = [...(size?.en ?? '').matchAll(/\d+/g)].map(Number);
      return isNear(across, wide) && isNear(along, deep);
    }),
  );
  expect(sold).toEqual([true, true]);
});

const sizesOf = ({ variants }: Product): string[] =>
  variants.flatMap(({ options }) => Object.values(options).map(({ en }) => en));

test('a length is also that of a size that is sold: a tree of seven feet is one of 210 cm', async () => {
  const sizes = (await firstOf('7 ft christmas tree')).slice(0, 8).map(sizesOf);
  expect(sizes.filter((of) => !of.includes('210 cm'))).toEqual([]);
});

test('“king size mattress” finds mattresses that are sold in that size first', async () => {
  const sizes = (await firstOf('king size mattress')).slice(0, 8).map(sizesOf);
  expect(sizes.filter((of) => !of.some((size) => size.startsWith('King (')))).toEqual([]);
});

test.each(['3 seater sofa', 'sofa 3 places'])('“%s” is answered with products that have all of it', async (keyword) => {
  expect(await search(keyword)).toMatchObject({ partial: false });
});

test('a page of the shop is found by its title in the other language too', async () => {
  const paths = async (keyword: string, language: string) =>
    (await search(keyword, language)).pages.map(({ url_path: path }) => path);
  const [guide] = await paths('livraison', 'fr');
  expect(guide).toBeDefined();
  expect(await paths('livraison', 'en')).toContain(guide);
});

test.each([
  ['desk chiar', 'desk chair'],
  ['dreser', 'dresser'],
  ['air fryor', 'air fryer'],
  ['table bsse', 'table basse', 'fr'],
  ['fauteil gris', 'fauteuil gris', 'fr'],
])('API-070 “%s” is searched for as “%s”', async (typed, meant, language = 'en') => {
  expect(await search(typed, language)).toMatchObject({ corrected_keyword: meant });
});
