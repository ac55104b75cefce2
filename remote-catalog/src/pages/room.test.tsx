import { screen, within } from '@testing-library/react';
import type { CallResult } from '@shop/contract';
import { answer, renderPage, useServer } from '@shop/testing';
import config from '../../remote.config.ts';
import * as page from './room.tsx';
import { headOf } from '../testing/head-of.ts';
import { card, showcase, texts } from '../testing/samples.ts';

const server = useServer();
const room: CallResult<'shopByRoomDetail'> = {
  ...showcase(1, 'Living room', '/room/living-room'),
  room_type: 'living-room',
  description: 'Where the house ends up.',
  categories: [showcase(12, 'Sofas', '/furniture/sofas-loveseats.html')],
  products: [card()],
};
const params = { roomType: 'living-room' };
const path = '/room/living-room';

test('ROUTE-018 the route /room/:roomType shows that room: its text, its categories and what belongs into it', async () => {
  expect(config.routes).toContainEqual(expect.objectContaining({ path: '/room/:roomType', page: './room' }));
  const asked: string[] = [];
  server.use(answer('shopByRoomDetail', ({ query }) => (asked.push(query.toString()), room)));
  await renderPage(page, params, { texts, path });
  expect(asked).toEqual(['room_type=living-room']);
  expect(screen.getByRole('heading', { level: 1, name: 'Living room' })).toBeVisible();
  expect(screen.getByText('Where the house ends up.')).toBeVisible();
  const more = within(screen.getByRole('navigation', { name: 'More for this room' }));
  expect(more.getByRole('link', { name: 'Sofas' })).toHaveAttribute('href', '/furniture/sofas-loveseats.html');
  const products = within(screen.getByRole('region', { name: 'What belongs in this room' }));
  expect(products.getByRole('link', { name: 'Alder armchair' })).toHaveAttribute('href', '/alder-armchair.html');
});

test('things in the picture open a card with name, price, rating and link; below it stand the same as links', async () => {
  const lamp = card({ entity_id: 9, name: 'Pine lamp', url_path: 'pine-lamp.html' });
  const hotspots = [{ x: 20, y: 60.5, product: lamp }];
  server.use(answer('shopByRoomDetail', { ...room, products: [lamp, card()], hotspots }));
  await renderPage(page, params, { texts, path });
  const places = within(screen.getByRole('list', { name: 'Living room' }));
  const button = places.getByRole('button', { name: 'Pine lamp' });
  const opened = document.getElementById(button.getAttribute('popovertarget') ?? '');
  expect(button.closest('li')).toHaveStyle({ left: '20%', top: '60.5%' });
  expect(opened).toHaveAttribute('popover', 'auto');
  expect(opened).toHaveTextContent('Pine lampC$400.00');
  expect(opened).toHaveTextContent('4.4 out of 5 stars, 12 reviews');
  const links = screen.getAllByRole('link', { name: 'Pine lamp' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/pine-lamp.html', '/pine-lamp.html']);
});

test('an empty room leads to its first category', async () => {
  server.use(answer('shopByRoomDetail', { ...room, products: [] }));
  await renderPage(page, params, { texts, path });
  expect(screen.getByRole('heading', { name: 'This room is being furnished' })).toBeVisible();
});

test('the head is the room’s; an unknown room is 404, a failing API 503', async () => {
  server.use(answer('shopByRoomDetail', room));
  const { result, head } = await headOf(page, path, { params });
  expect(result).toBeUndefined();
  expect(head).toMatchObject({
    title: 'Living room',
    description: 'Where the house ends up.',
    canonical: '/room/living-room',
  });
  expect(head?.jsonLd?.[0]).toMatchObject({
    itemListElement: [{ item: 'http://shop.test/room' }, { item: 'http://shop.test/room/living-room' }],
  });
  server.use(answer('shopByRoomDetail', { code: 404, message: 'No such room.' }));
  expect((await headOf(page, path, { params })).result).toEqual({ status: 404 });
  server.use(answer('shopByRoomDetail', { code: 500, message: 'Down.' }));
  expect((await headOf(page, path, { params })).result).toEqual({ status: 503 });
});
