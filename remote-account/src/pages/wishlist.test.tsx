import { answer, renderPage, useServer } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import config from '../../remote.config.ts';
import * as page from './wishlist.tsx';
import { texts } from '../testing/fixtures.ts';
import { product, wishlist } from '../testing/products.ts';

const server = useServer();
const WISHLIST = '/customer/account/wishlist';
const open = (query = '', language: 'en' | 'fr' = 'en') =>
  renderPage(page, {}, { texts, path: WISHLIST + query, language });
const sofa = product(7, 'Lund sofa');
const chair = product(8, 'Alder chair');

test('ROUTE-052 the route AccountWishlist requires sign-in and shows My Wishlists', async () => {
  expect(config.routes).toContainEqual(
    expect.objectContaining({ path: WISHLIST, name: 'AccountWishlist', page: './wishlist', auth: true }),
  );
  server.use(answer('wishlist', wishlist([sofa])));
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'My Wishlists' })).toBeVisible();
});

test('ACC-006 the items are listed, and one that is removed goes by the delete call and off the list', async () => {
  let list = [sofa, chair];
  const asked: unknown[] = [];
  server.use(
    answer('wishlist', () => wishlist(list)),
    answer('deleteWishlistItem', ({ body }) => {
      asked.push(body);
      list = [chair];
      return { list: [] };
    }),
  );
  await open();
  const items = () => within(screen.getByRole('list', { name: 'My Wishlists' })).getAllByRole('article');
  expect(items()).toHaveLength(2);
  expect(within(items()[0] as HTMLElement).getByText('C$999.00')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Lund sofa' })).toHaveAttribute('href', '/sofas/lund-sofa.html');
  await userEvent.click(screen.getByRole('button', { name: 'Remove Lund sofa from the wishlist' }));
  await waitFor(() => expect(items()).toHaveLength(1));
  expect(asked).toEqual([{ product_id: '7' }]);
  expect(screen.getByRole('status')).toHaveTextContent('Removed from your wishlist');
});

test('a removal that the server refuses leaves the item and says why', async () => {
  server.use(
    answer('wishlist', wishlist([sofa])),
    answer('deleteWishlistItem', { code: 500, message: 'Please try again.' }),
  );
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Lund sofa from the wishlist' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Please try again.');
  expect(screen.getByRole('link', { name: 'Lund sofa' })).toBeVisible();
});

test('a product that is no longer sold says so and can be removed', async () => {
  server.use(answer('wishlist', wishlist([null])));
  await open();
  expect(screen.getByText('This product is no longer sold.')).toBeVisible();
  expect(
    screen.getByRole('button', { name: 'Remove A product that is no longer sold from the wishlist' }),
  ).toBeEnabled();
});

test('an empty list says how to fill it', async () => {
  server.use(answer('wishlist', wishlist([])));
  await open('', 'fr');
  expect(screen.getByRole('heading', { name: 'Votre liste de souhaits est vide' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: /Pages/ })).not.toBeInTheDocument();
});

test('a longer list has pages', async () => {
  server.use(answer('wishlist', wishlist([sofa], 30)));
  await open();
  const pages = within(screen.getByRole('navigation', { name: 'Pages of the wishlist' }));
  expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('href', `${WISHLIST}?page=2`);
});

test('when the API fails the document says 503 and the page offers another try', async () => {
  server.use(answer('wishlist', { code: 500, message: 'Down' }));
  await open();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
