import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CallResult } from '@shop/contract';
import { answer, breakConnection, renderPage, useServer } from '@shop/testing';
import config from '../../remote.config.ts';
import * as page from './install-videos.tsx';
import { headOf } from '../testing/head-of.ts';
import { texts } from '../testing/samples.ts';

type Videos = CallResult<'productVideos'>;

const server = useServer();
const film = (id: number, title: string): Videos['list'][number] => ({
  id,
  title,
  url: `/media/videos/film-${id}.webm`,
  captions: `/media/videos/film-${id}.en.vtt`,
  poster: '/media/pictures/bookcase-a-angle-oak-640.avif',
  created_at: '2026-03-12T12:00:00Z',
  steps: ['Stand the sides up.', `Finish ${title}.`],
});
const product = { id: 7, name: 'Alder bookcase', url_path: 'alder-bookcase.html' };
const videos = (given: Partial<Videos> = {}): Videos => ({
  list: [film(1, 'Bookcase'), film(2, 'Desk')],
  total: 2,
  page: 1,
  page_size: 12,
  product: null,
  ...given,
});
const open = (id = '', path = '/install-videos.html', language: 'en' | 'fr' = 'en') =>
  renderPage(page, { id }, { texts, path, language });

test('CAT-005 the route Installvideos shows the install videos of the resolved id', async () => {
  expect(config.routes).toContainEqual(
    expect.objectContaining({ name: 'Installvideos', page: './install-videos', resolves: 'installvideos' }),
  );
  const asked: string[] = [];
  server.use(answer('productVideos', ({ query }) => (asked.push(query.toString()), videos({ product }))));
  await open('7', '/install-videos/alder-bookcase.html');
  expect(asked).toEqual(['page=1&page_size=12&product_id=7']);
  expect(screen.getByRole('heading', { level: 1, name: 'Install videos: Alder bookcase' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the product' })).toHaveAttribute('href', '/alder-bookcase.html');
  const cards = screen.getAllByRole('article');
  expect(cards.map((card) => within(card).getByRole('heading', { level: 2 }).textContent)).toEqual([
    'Bookcase',
    'Desk',
  ]);
});

test('a film is fetched only when it is started, in the kind that the browser plays, with captions and in words', async () => {
  server.use(answer('productVideos', videos()));
  await open();
  const shown = screen.getByLabelText('Bookcase');
  expect(shown).toHaveAttribute('preload', 'none');
  expect(shown).toHaveAttribute('poster', '/media/pictures/bookcase-a-angle-oak-640.avif');
  expect([...shown.querySelectorAll('source')].map(({ src, type }) => [new URL(src).pathname, type])).toEqual([
    ['/media/videos/film-1.webm', 'video/webm'],
    ['/media/videos/film-1.mp4', 'video/mp4'],
  ]);
  const track = shown.querySelector('track');
  expect([track?.kind, track?.srclang, track?.getAttribute('src')]).toEqual([
    'captions',
    'en',
    '/media/videos/film-1.en.vtt',
  ]);
  expect(shown).toHaveAccessibleDescription('Stand the sides up. Finish Bookcase.');
});

test('without an id it shows all, a page at a time', async () => {
  const asked: string[] = [];
  server.use(answer('productVideos', ({ query }) => (asked.push(query.toString()), videos({ total: 30, page: 2 }))));
  await open('', '/install-videos.html?page=2');
  expect(asked).toEqual(['page=2&page_size=12']);
  expect(screen.getByRole('heading', { level: 1, name: 'Install videos' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '/install-videos.html?page=3');
});

test.each([
  [
    'a product without one leads to all',
    { product },
    'No install video yet',
    'See all install videos',
    '/install-videos.html',
  ],
  ['a shop without any leads home', {}, 'No install video yet', 'Back to the home page', '/'],
  [
    'behind the end, the first page',
    { total: 5, page: 9 },
    'This page is empty',
    'Back to the first page',
    '/install-videos.html',
  ],
])('%s', async (_, given, title, link, href) => {
  server.use(answer('productVideos', videos({ list: [], total: 0, ...given })));
  await open('product' in given ? '7' : '');
  expect(screen.getByRole('heading', { level: 2, name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', href);
});

test('videos that did not arrive can be asked for again', async () => {
  server.use(breakConnection('productVideos'));
  await open('', '/install-videos.html', 'fr');
  server.use(answer('productVideos', videos()));
  await userEvent.click(await screen.findByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Vidéos d’installation' })).toBeVisible();
});

test('a page behind the last one is 404 and in no index', async () => {
  server.use(answer('productVideos', videos({ list: [], total: 5, page: 9 })));
  const { result, head } = await headOf(page, '/install-videos.html?page=9');
  expect(result).toEqual({ status: 404, ownView: true });
  expect(head).toMatchObject({ title: 'Install videos – 9', robots: 'noindex, follow' });
  expect(head).not.toHaveProperty('canonical');
});

test('the head names the product and describes each film; an unknown product is 404, a failing API 503', async () => {
  const load = () => headOf(page, '/install-videos/alder-bookcase.html', { params: { id: '7' } });
  server.use(answer('productVideos', videos({ product })));
  const { result, head } = await load();
  expect(result).toBeUndefined();
  expect(head).toMatchObject({
    title: 'Install videos – Alder bookcase',
    canonical: '/install-videos/alder-bookcase.html',
    image: '/media/pictures/bookcase-a-angle-oak-640.avif',
  });
  expect(head?.jsonLd?.[0]).toMatchObject({
    '@type': 'VideoObject',
    name: 'Bookcase',
    contentUrl: 'http://shop.test/media/videos/film-1.webm',
  });
  server.use(answer('productVideos', { code: 404, message: 'No such product.' }));
  expect((await load()).result).toEqual({ status: 404 });
  server.use(answer('productVideos', { code: 500, message: 'Out of order.' }));
  expect((await load()).result).toEqual({ status: 503 });
});
