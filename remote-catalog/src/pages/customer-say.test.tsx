import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CallResult } from '@shop/contract';
import { answer, renderPage, useServer } from '@shop/testing';
import config from '../../remote.config.ts';
import * as page from './customer-say.tsx';
import { headOf } from '../testing/head-of.ts';
import { block, card, showcase, texts } from '../testing/samples.ts';

type Photos = CallResult<'buyerShowList'>;
const server = useServer();
const photos = (given: Partial<Photos> = {}): Photos => ({
  list: [{ ...showcase(11, 'Up three flights', '/x.html'), nickname: 'Léa R.', text: 'It fits.', product: card() }],
  total: 1,
  page: 1,
  page_size: 12,
  ...given,
});
const asked: string[] = [];
const shop = (given: Partial<Photos> = {}): void => {
  asked.length = 0;
  server.use(
    answer('buyerShowList', ({ query }) => (asked.push(query.toString()), photos(given))),
    answer('buyerShowCategories', {
      list: [
        { id: 1, name: 'Living room' },
        { id: 2, name: 'Outdoor' },
      ],
    }),
    answer('blockData', block('What our customers say', '<blockquote><p>The driver carried it up.</p></blockquote>')),
  );
};
const open = (path = '/customer-say') => renderPage(page, {}, { texts, path });

test('ROUTE-016 the route /customer-say shows what customers say, and photos by the page', async () => {
  expect(config.routes).toContainEqual(expect.objectContaining({ path: '/customer-say', page: './customer-say' }));
  shop({ total: 13 });
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'What our customers say' })).toBeVisible();
  expect(screen.getByText('The driver carried it up.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('href', '/customer-say?page=2');
});

test('CAT-011 customers’ photos: with whose they are, what they say and what they show', async () => {
  shop();
  await open();
  const photo = within(screen.getByRole('figure'));
  expect(photo.getByRole('img', { name: 'Photo by Léa R.: Up three flights' })).toBeInTheDocument();
  expect(photo.getByText('It fits.')).toBeVisible();
  expect(photo.getByRole('link', { name: 'Alder armchair' })).toHaveAttribute('href', '/alder-armchair.html');
  expect(photo.getByText('C$400.00', { exact: false })).toBeVisible();
});

test('CAT-011 the category is chosen by a link, and asked for by the address', async () => {
  shop();
  const { location } = await open('/customer-say?category=1&page=2');
  expect(asked).toEqual(['page=2&page_size=12&category_id=1']);
  const categories = within(screen.getByRole('navigation', { name: 'Kinds of photos' }));
  expect(categories.getByRole('link', { name: 'Living room' })).toHaveAttribute('aria-current', 'page');
  expect(categories.getByRole('link', { name: 'All' })).toHaveAttribute('href', '/customer-say');
  await userEvent.click(categories.getByRole('link', { name: 'Outdoor' }));
  expect(location()).toBe('/customer-say?category=2');
});

test.each([
  ['a category without photos leads to all', 0, 'No photos yet', 'See all photos', '/customer-say'],
  ['behind the end, the first page', 5, 'This page is empty', 'Back to the first page', '/customer-say?category=1'],
])('%s', async (_, total, title, link, href) => {
  shop({ list: [], total });
  await open('/customer-say?category=1');
  expect(screen.getByRole('heading', { level: 3, name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', href);
});

test('photos that did not arrive can be asked for again', async () => {
  shop();
  server.use(answer('buyerShowList', { code: 500, message: 'Down.' }));
  await open();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  shop();
  await userEvent.click(retry);
  expect(await screen.findByRole('figure')).toBeVisible();
});

test('a page behind the last one is 404 and in no index; a category without photos is a page', async () => {
  shop({ list: [], total: 5, page: 9 });
  const { result, head } = await headOf(page, '/customer-say?page=9');
  expect(result).toEqual({ status: 404, ownView: true });
  expect(head).toMatchObject({ robots: 'noindex, follow' });
  expect(head).not.toHaveProperty('canonical');
  shop({ list: [], total: 0 });
  expect((await headOf(page, '/customer-say?category=2')).result).toBeUndefined();
});

test('a category that does not exist is 404; the head names the page of the address', async () => {
  shop();
  const { head } = await headOf(page, '/customer-say?category=2&page=3', { language: 'fr' });
  expect(head).toMatchObject({ title: 'Ce que disent nos clients – 3', canonical: '/customer-say?category=2&page=3' });
  server.use(answer('buyerShowList', { code: 404, message: 'No such category.' }));
  expect((await headOf(page, '/customer-say?category=9')).result).toEqual({ status: 404 });
});
