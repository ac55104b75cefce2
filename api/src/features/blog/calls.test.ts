import { fixture } from '../../testing/fixture-products.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop?.close());

const french = { 'accept-language': 'fr' };
const slugsOf = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug);

test('the list has the newest first, with topics that have articles, in the reader’s language', async () => {
  const { result } = await shop.call('blogArticles', { query: {} }, french);
  expect(result).toMatchObject({ title: 'Blogue', total: 3, page: 1, page_size: 6, topic: null });
  expect(slugsOf(result.list)).toEqual(['rugs', 'sofas', 'oak']);
  expect(result.list[1]).toEqual({
    slug: 'sofas',
    title: 'Mesurer pour un canapé',
    summary: 'Avant d’acheter',
    image: '/media/pictures/scene-living-1200.avif',
    topic: { slug: 'rooms', name: 'Pièces' },
    published_at: '2026-02-01T17:00:00.000Z',
    reading_time: '1\u00A0min de lecture',
  });
  expect(result.topics).toEqual([
    { slug: 'rooms', name: 'Pièces' },
    { slug: 'care', name: 'Entretien' },
  ]);
});

test('the list of a topic, a page at a time; beyond the last it is empty, and an unknown topic is 404', async () => {
  const { result } = await shop.call('blogArticles', { query: { topic: 'rooms', page: 2, page_size: 1 } });
  expect(result).toMatchObject({ total: 2, page: 2, topic: 'rooms' });
  expect(slugsOf(result.list)).toEqual(['sofas']);
  expect((await shop.call('blogArticles', { query: { page: 9 } })).result).toMatchObject({ list: [], total: 3 });
  expect((await shop.call('blogArticles', { query: { topic: 'cars' } })).code).toBe(404);
});

test('an article has its parts, the shop’s terms, its products as they cost now, and what to read next', async () => {
  const { result } = await shop.call('blogArticle', { query: { slug: 'sofas' } });
  expect(result).toMatchObject({
    title: 'How to measure for a sofa',
    blog: 'Blog',
    intro: '<p>Doors first.</p>',
    updated_at: '2026-02-03T17:00:00.000Z',
    previous: { slug: 'oak', title: 'Care for oak' },
    next: { slug: 'rugs', title: 'Rugs' },
  });
  expect(result.sections.map(({ title }) => title)).toEqual(['Doors', 'Delivery']);
  expect(result.sections[1]?.content).toMatch(/^<p>3 to 9 business days/);
  // Products that are no longer sold are left out.
  expect(result.products.list.map(({ entity_id }) => entity_id)).toEqual([fixture.table, fixture.sofa]);
  expect(slugsOf(result.related.list)).toEqual(['oak']);

  const edge = await shop.call('blogArticle', { query: { slug: 'rugs' } }, french);
  expect(edge.result).toMatchObject({ next: null, previous: { slug: 'sofas', title: 'Mesurer pour un canapé' } });
  expect((await shop.call('blogArticle', { query: { slug: 'nothing' } })).code).toBe(404);
});

test('the search finds an article by the words of its title, in the reader’s language', async () => {
  const found = async (keyword: string, headers = {}) =>
    (await shop.call('searchProducts', { body: { keyword } }, headers)).result.pages;
  expect(await found('measure sofa')).toEqual([{ title: 'How to measure for a sofa', url_path: 'blog/sofas' }]);
  expect(await found('mesurer canapé', french)).toEqual([{ title: 'Mesurer pour un canapé', url_path: 'blog/sofas' }]);
});
