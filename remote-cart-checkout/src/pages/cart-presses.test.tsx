import { answer, renderPage, useServer } from '@shop/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as page from './cart.tsx';
import { cart, item, session, texts } from '../testing/fixtures.ts';
import { besideCart } from '../testing/beside-cart.ts';

const server = useServer();

test('a press on a line’s Remove draws that line again, and neither the others nor the sums', async () => {
  const chair = item({ item_id: 2, product_id: 200, name: 'Lund chair' });
  server.use(
    answer('carts', cart([item(), chair])),
    ...besideCart,
    answer('deleteCartItem', () => new Promise<never>(() => undefined)),
  );
  await renderPage(page, {}, { texts, path: '/checkout/cart', models: [session('guest')] });
  await screen.findAllByText('C$1,222.33');
  const amounts = jest.spyOn(Number.prototype, 'toFixed'); // each amount that is written has two decimals
  await userEvent.click(screen.getByRole('button', { name: 'Remove Lund sofa' }));
  expect(screen.getByText('Updating your cart')).toBeVisible();
  // Its price, what it was, and what one of them costs.
  expect(amounts.mock.calls.length).toBeLessThanOrEqual(3);
});
