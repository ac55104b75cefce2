import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, breakConnection, renderPage, useServer, type TestOptions } from '@shop/testing';
import config from '../../remote.config.ts';
import * as page from './rooms.tsx';
import { headOf } from '../testing/head-of.ts';
import { card, showcase, texts } from '../testing/samples.ts';

const server = useServer();
const rooms = { list: [showcase(1, 'Living room', '/room/living-room'), showcase(2, 'Bedroom', '/room/bedroom')] };
const types = { list: [showcase(1, 'Rugs', '/decor/rugs.html')] };
const inPassing = (products = [card()]) => ({
  list: [
    {
      ...showcase(1, 'Living room', '/room/living-room'),
      room_type: 'living-room',
      description: '',
      categories: [],
      products,
    },
  ],
  total: 1,
  page: 1,
  page_size: 24,
});
const shop = () =>
  server.use(answer('shopByRoom', rooms), answer('shopByType', types), answer('roomIndexList', inPassing()));
const open = (options: TestOptions = {}) => renderPage(page, {}, { texts, path: '/room', ...options });

test('ROUTE-017 the route /room shows the rooms, each leading to its own page', async () => {
  expect(config.routes).toContainEqual(expect.objectContaining({ path: '/room', page: './rooms', render: 'public' }));
  shop();
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Shop by room' })).toBeVisible();
  const links = within(screen.getByRole('region', { name: 'Rooms' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Living room', '/room/living-room'],
    ['Bedroom', '/room/bedroom'],
  ]);
});

test('CAT-014 one browses by type, too', async () => {
  shop();
  await open();
  const section = within(screen.getByRole('region', { name: 'Shop by type' }));
  expect(section.getByRole('link', { name: 'Rugs' })).toHaveAttribute('href', '/decor/rugs.html');
});

test('API-191 a few products of each room lead on to it; a list that does not come can be asked for again', async () => {
  shop();
  server.use(breakConnection('roomIndexList'));
  await open();
  server.use(answer('roomIndexList', inPassing()));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  const room = within(await screen.findByRole('region', { name: 'Living room' }));
  expect(room.getByRole('link', { name: 'See all' })).toHaveAttribute('href', '/room/living-room');
  expect(room.getByRole('link', { name: 'Alder armchair' })).toHaveAttribute('href', '/alder-armchair.html');
});

test('without types the rooms still stand; without rooms it says so', async () => {
  server.use(answer('shopByRoom', { list: [] }), answer('shopByType', { code: 500, message: 'Down.' }));
  await open();
  expect(screen.getByRole('heading', { name: 'This room is being furnished' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Shop by type' })).toBeNull();
});

test('rooms that did not arrive can be asked for again', async () => {
  shop();
  server.use(breakConnection('shopByRoom'));
  await open({ language: 'fr' });
  shop();
  await userEvent.click(await screen.findByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Magasiner par pièce' })).toBeVisible();
});

test('ROUTE-017 what the loader asks for is the rooms: the head lists them', async () => {
  shop();
  const { result, head } = await headOf(page, '/room');
  expect(result).toBeUndefined();
  expect(head).toMatchObject({ title: 'Shop by room', canonical: '/room' });
  expect(head?.jsonLd?.[1]).toMatchObject({
    '@type': 'ItemList',
    itemListElement: [{ url: 'http://shop.test/room/living-room' }, { url: 'http://shop.test/room/bedroom' }],
  });
});
