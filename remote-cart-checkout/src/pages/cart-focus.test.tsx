import type { Cart } from '@shop/contract';
import { answer, renderPage, useServer } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as page from './cart.tsx';
import { cart, item, session, texts } from '../testing/fixtures.ts';
import { besideCart } from '../testing/beside-cart.ts';

const server = useServer();

const chair = item({ item_id: 2, product_id: 200, name: 'Lund chair' });
const open = async (given: Cart) => {
  server.use(answer('carts', given), ...besideCart, answer('laterCart', { list: [] }));
  return renderPage(page, {}, { texts, path: '/checkout/cart', models: [session('guest')] });
};
/** Tab goes to a button and Enter presses it, as a screen reader's user does. */
const press = async (name: string): Promise<void> => {
  screen.getByRole('button', { name }).focus();
  await userEvent.keyboard('{Enter}');
};
const later = (left: Cart) => [
  answer('editLaterCart', { cart: left, later: { list: [item()] }, count: 1 }),
  answer('laterCart', { list: [item()] }),
  answer('carts', left),
];

test('the focus of a line that is saved for later goes on to the next line', async () => {
  await open(cart([item(), chair]));
  server.use(...later(cart([chair], { later_count: 1 })));
  await press('Save for later Lund sofa');
  await waitFor(() => expect(screen.getByRole('link', { name: 'Lund chair' })).toHaveFocus());
});

test('the focus of the last line that is saved for later goes to the cart’s heading', async () => {
  await open(cart([item()]));
  server.use(...later(cart([], { later_count: 1 })));
  await press('Save for later Lund sofa');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Shopping Cart' })).toHaveFocus());
});

test('Undo leaves the focus at the cart’s heading', async () => {
  await open(cart([item(), chair]));
  server.use(answer('deleteCartItem', cart([chair])), answer('carts', cart([chair])));
  await press('Remove Lund sofa');
  await waitFor(() => expect(screen.getByText('Lund sofa was removed.').parentElement).toHaveFocus());
  server.use(answer('addCartItem', cart([item(), chair])), answer('carts', cart([item(), chair])));
  await press('Undo');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Shopping Cart' })).toHaveFocus());
  expect(await screen.findByRole('link', { name: 'Lund sofa' })).toBeVisible();
});

test('who has gone on meanwhile is left alone', async () => {
  await open(cart([item(), chair]));
  let go: (value?: unknown) => void = () => undefined;
  const answered = new Promise((resolve) => (go = resolve));
  const left = cart([chair], { later_count: 1 });
  server.use(
    ...later(left),
    answer('editLaterCart', async () => (await answered, { cart: left, later: { list: [item()] }, count: 1 })),
  );
  await press('Save for later Lund sofa');
  const coupon = screen.getByRole('textbox', { name: 'Coupon code' });
  await userEvent.click(coupon);
  go();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save for later Lund sofa' })).toBeNull());
  expect(coupon).toHaveFocus();
});
