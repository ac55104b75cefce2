import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, breakConnection, renderPage, useServer } from '@shop/testing';
import config from '../../remote.config.ts';
import * as page from './recommended.tsx';
import { headOf } from '../testing/head-of.ts';
import { card, texts } from '../testing/samples.ts';

const server = useServer();
const path = '/recommended-may-like';
const shop = (trending = [card({ name: 'Trending chair' })]) =>
  server.use(
    answer('trending', { products: trending }),
    answer('homeLists', {
      lists: [
        {
          code: 'popular',
          title: 'Best sellers',
          url: null,
          products: [
            card({ name: 'Trending chair' }),
            card({ entity_id: 8, name: 'Birch sofa' }),
            card({ entity_id: 10, name: 'Oak shelf' }),
            card({ entity_id: 11, name: 'Pine desk' }),
          ],
        },
        {
          code: 'new',
          title: 'New arrivals',
          url: null,
          products: [card({ name: 'Trending chair' }), card({ entity_id: 12, name: 'New rug' })],
        },
      ],
    }),
    answer('recentlyViewed', { products: [card({ entity_id: 9, name: 'Seen lamp' })] }),
  );

test('ROUTE-015 the route /recommended-may-like recommends what is asked for, and what the visitor looked at', async () => {
  expect(config.routes).toContainEqual(expect.objectContaining({ path, page: './recommended', render: 'public' }));
  shop();
  await renderPage(page, {}, { texts, path });
  expect(screen.getByRole('heading', { level: 1, name: 'You may also like' })).toBeVisible();
  const section = (name: string) => within(screen.getByRole('region', { name }));
  expect(section('Trending now').getByRole('link', { name: 'Trending chair' })).toBeVisible();
  expect(section('Best sellers').getByRole('link', { name: 'Birch sofa' })).toBeVisible();
  expect(section('Best sellers').queryByRole('link', { name: 'Trending chair' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'New arrivals' })).toBeNull(); // one would be left of it
  expect(await screen.findByRole('region', { name: 'You looked at' })).toBeVisible();
  expect(section('You looked at').getByRole('link', { name: 'Seen lamp' })).toBeVisible();
});

describe('TRK-008 where the recommender is started, what it picks stands there as well', () => {
  const product = { id: '4', title: 'Picked stool', link: '/picked-stool.html', image: '', price: 129.5 };
  const questions = () => (window.ScarabQueue as unknown as [string, { success: (answer: object) => void }][]) ?? [];
  beforeEach(() => {
    delete window.ScarabQueue;
  });

  test('whenever it answers', async () => {
    shop();
    await renderPage(page, {}, { texts, path });
    expect(questions()).toMatchObject([['recommend', { logic: 'PERSONAL', limit: 8 }], ['go']]);
    expect(screen.queryByRole('region', { name: 'Picked for you' })).toBeNull();
    const away = { ...product, id: '5', title: 'Elsewhere', link: 'https://evil.example/x' };
    act(() => questions()[0]?.[1].success({ page: { products: [product, away] } }));
    const picked = within(screen.getByRole('region', { name: 'Picked for you' }));
    expect(picked.getByRole('link', { name: 'Picked stool' })).toHaveAttribute('href', '/picked-stool.html');
    expect(picked.getByText(/129\.50/)).toBeVisible();
    expect(picked.queryByText('Elsewhere')).toBeNull();
  });
});

test('who has looked at nothing sees the rest alone', async () => {
  shop();
  server.use(answer('recentlyViewed', { products: [] }));
  await renderPage(page, {}, { texts, path });
  expect(screen.queryByRole('region', { name: 'You looked at' })).toBeNull();
});

test('nothing to recommend leads to the rooms', async () => {
  shop([]);
  server.use(answer('homeLists', { lists: [] }), answer('recentlyViewed', { products: [] }));
  await renderPage(page, {}, { texts, path });
  expect(screen.getByRole('link', { name: 'See all rooms' })).toHaveAttribute('href', '/room');
});

test('what did not arrive can be asked for again; the head lists it', async () => {
  shop();
  expect((await headOf(page, path, { language: 'fr' })).head).toMatchObject({
    title: 'Vous aimerez aussi',
    canonical: path,
  });
  server.use(breakConnection('trending'));
  await renderPage(page, {}, { texts, path });
  const again = await screen.findByRole('button', { name: 'Try again' });
  shop();
  await userEvent.click(again);
  expect(await screen.findByRole('link', { name: 'Trending chair' })).toBeVisible();
});
