import { screen, waitFor, within } from '@testing-library/react';
import type { Product } from '@shop/contract';
import { answer, renderPart, useServer } from '@shop/testing';
import ViewedRail from '../../extensions/viewed-rail.tsx';
import { texts } from '../../testing/fixtures.ts';
import { product } from '../../testing/products.ts';
import { sessionModel } from '../../testing/session.ts';

const server = useServer();
const here = { entity_id: 7 } as Product; // the rail reads nothing else of it
const show = (status: 'guest' | 'customer' | 'unknown') =>
  renderPart(<ViewedRail product={here} piid={null} />, { texts, models: [sessionModel(status)] });

test('a guest sees what they looked at before this product, the latest first, and no way into an account', async () => {
  server.use(
    answer('recentlyViewed', { products: [product(7, 'Lund sofa'), product(8, 'Alder chair'), product(9, 'Rug')] }),
  );
  show('guest');
  const links = within(await screen.findByRole('list', { name: 'Recently viewed' })).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Alder chair', 'Rug']);
  expect(screen.queryByRole('link', { name: 'All of them' })).toBeNull();
});

test('a customer gets to all of them', async () => {
  server.use(answer('recentlyViewed', { products: [product(8, 'Alder chair')] }));
  show('customer');
  expect(await screen.findByRole('link', { name: 'All of them' })).toHaveAttribute(
    'href',
    '/customer/account/recently-viewed',
  );
});

test('where nothing else was looked at, or the list does not arrive, there is no heading without products', async () => {
  let calls = 0;
  server.use(answer('recentlyViewed', () => ((calls += 1), { products: [product(7, 'Lund sofa')] })));
  show('guest').unmount();
  server.use(answer('recentlyViewed', () => ((calls += 1), { code: 500, message: 'broken' })));
  show('guest');
  await waitFor(() => expect(calls).toBe(2));
  expect(screen.queryByRole('heading')).toBeNull();
});

test('before it is known who asks, nothing is asked', () => {
  show('unknown'); // a call would fail the test
  expect(screen.queryByRole('heading')).toBeNull();
});
