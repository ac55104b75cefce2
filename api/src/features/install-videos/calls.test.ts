import { fixture } from '../../testing/fixture-products.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop?.close());

test('API-094 product videos: all of them, in the language asked for, a page at a time', async () => {
  const { result } = await shop.call('productVideos', { query: { page_size: 1 } }, { 'accept-language': 'fr' });
  expect(result).toEqual({
    list: [
      {
        id: 1,
        title: 'Monter un canapé',
        url: '/media/videos/sofa.webm',
        captions: '/media/videos/sofa.fr.vtt',
        poster: '/media/pictures/sofa-a-front-grey-640.avif',
        created_at: '2026-03-01T12:00:00.000Z',
        steps: ['Vissez les pattes.'],
      },
    ],
    total: 2,
    page: 1,
    page_size: 1,
    product: null,
  });
});

test('API-094 the videos of a product are those of its categories', async () => {
  const videos = async (product_id: number) => (await shop.call('productVideos', { query: { product_id } })).result;
  const table = await videos(fixture.table);
  expect(table.list.map(({ title }) => title)).toEqual(['Put a table together']);
  expect(table.product).toEqual({ id: fixture.table, name: 'Elm Coffee Table', url_path: 'elm-table.html' });
  expect((await shop.call('productVideos', { query: { product_id: 999 } })).code).toBe(404);
});

test.each([
  ['/install-videos.html', null],
  ['install-videos', null],
  ['/install-videos/lund-sofa.html', fixture.sofa],
])('API-057 %s resolves to install videos', async (request_path, id) => {
  const { result } = await shop.call('pathResolve', { body: { request_path } });
  expect(result).toMatchObject({ type: 'installvideos', id });
});

test.each([
  '/install-videos/nothing.html',
  '/install-videos/about',
  '/install-videos/old-sofa.html',
  '/install-videosX',
])('%s is 404', async (request_path) => {
  expect((await shop.call('pathResolve', { body: { request_path } })).code).toBe(404);
});

test('the files are served by parts, for a year', async () => {
  const url = '/media/videos/bookcase.webm';
  const reply = await shop.app.inject({ method: 'GET', url, headers: { range: 'bytes=0-99' } });
  expect([reply.statusCode, reply.headers['content-type'], reply.rawPayload.length]).toEqual([206, 'video/webm', 100]);
  expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
});
