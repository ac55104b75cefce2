import { openMeasuredShop, type MeasuredShop } from '../measured-shop.ts';
import { startTimeout } from '../testing/test-app.ts';
import { changedWords, correctWordsOf, measureQuality } from './measure.ts';
import { ownQueries } from './queries.ts';

/** Milliseconds for some hundreds of searches on a busy machine. */
const manySearches = 120_000;

let shop: MeasuredShop;
beforeAll(async () => {
  shop = await openMeasuredShop(1_200, () => {});
}, startTimeout);
afterAll(() => shop?.close());

test.each(['en', 'fr'] as const)(
  'API-070 the first products that a search in %s finds are of the kind, colour and size that it names',
  async (language) => {
    const { mean, judged } = await measureQuality(shop, await ownQueries(language));
    expect(mean).toBeGreaterThan(0.9);
    expect(judged.filter(({ found }) => found === 0)).toEqual([]);
  },
  manySearches,
);

test.each(['en', 'fr'] as const)(
  'API-070 a correct word is searched for as it is (%s)',
  async (language) => {
    const words = (await correctWordsOf(language)).filter((_, at) => at % 16 === 0);
    expect(words.length).toBeGreaterThan(50);
    expect(await changedWords(shop, language, words)).toEqual([]);
  },
  manySearches,
);

test.each([
  ['desk chiar', 'desk chair'],
  ['dreser', 'dresser'],
  ['air fryor', 'air fryer'],
  ['table bsse', 'table basse', 'fr'],
  ['fauteil gris', 'fauteuil gris', 'fr'],
])('API-070 “%s” is searched for as “%s”', async (typed, meant, language = 'en') => {
  const reply = await shop.app.inject({
    method: 'POST',
    url: '/searchApi/mobile/search',
    headers: { client: 'pc', 'accept-language': language },
    payload: { keyword: typed },
  });
  expect(reply.json()).toMatchObject({ result: { corrected_keyword: meant } });
});
