import type { Product } from '@shop/contract';
import { sessionEvents } from '@shop/platform';
import { answer, renderPage, renderPart, useServer } from '@shop/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import config from '../../remote.config.ts';
import * as page from './recently-viewed.tsx';
import ViewNote from '../extensions/view-note.tsx';
import { texts } from '../testing/fixtures.ts';
import { product } from '../testing/products.ts';
import { sessionModel } from '../testing/session.ts';

const server = useServer();
const VIEWED = '/customer/account/recently-viewed';
const open = () => renderPage(page, {}, { texts, path: VIEWED });

test('ROUTE-053 ACC-010 the page requires sign-in and lists the products of the recently viewed call in their order', async () => {
  expect(config.routes).toContainEqual(
    expect.objectContaining({ path: VIEWED, page: './recently-viewed', auth: true }),
  );
  server.use(answer('recentlyViewed', { products: [product(8, 'Alder chair'), product(7, 'Lund sofa')] }));
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Recently viewed' })).toBeVisible();
  const links = within(screen.getByRole('list', { name: 'Recently viewed' })).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Alder chair', 'Lund sofa']);
});

test('the list can be cleared; when that fails it comes back with what went wrong', async () => {
  server.use(
    answer('recentlyViewed', { products: [product(7, 'Lund sofa')] }),
    answer('forgetViewed', { code: 500, message: 'Please try again.' }),
  );
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Clear the list' }));
  expect(await screen.findByText('Please try again.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Lund sofa' })).toBeVisible();
  server.use(answer('forgetViewed', null));
  await userEvent.click(screen.getByRole('button', { name: 'Clear the list' }));
  expect(await screen.findByRole('heading', { name: 'You have not looked at anything yet' })).toBeVisible();
});

test('a product that is no longer sold is not noted', async () => {
  const asked: unknown[] = [];
  server.use(answer('productViewed', ({ body }) => (asked.push(body), null)));
  const models = [sessionModel('guest')];
  const gone = { entity_id: 7, status: 2 } as Product; // nothing else of it is read
  const sold = { entity_id: 8, status: 1 } as Product;
  renderPart(<ViewNote product={gone} piid={null} />, { texts, models }).unmount();
  renderPart(<ViewNote product={sold} piid={null} />, { texts, models });
  await waitFor(() => expect(asked).toEqual([{ product_id: '8' }]));
});

test('a product that is looked at is noted once, as soon as it is known by whom', async () => {
  const asked: unknown[] = [];
  server.use(
    answer('productViewed', ({ body }) => {
      asked.push(body);
      return null;
    }),
  );
  const sofa = { entity_id: 7 } as Product; // nothing else of it is read
  const { store } = renderPart(<ViewNote product={sofa} piid={null} />, { texts, models: [sessionModel('unknown')] });
  expect(asked).toEqual([]);
  act(() => void store.dispatch(sessionEvents.guestTokenReceived({ token: 'guest', from: 'login' })));
  await waitFor(() => expect(asked).toEqual([{ product_id: '7' }]));
});
