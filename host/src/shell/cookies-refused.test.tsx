import { sessionEvents } from '@shop/session';
import { answer, renderPart, useServer } from '@shop/testing';
import { act, screen } from '@testing-library/react';
import { shellParts } from '../testing/shell-parts.tsx';
import { CookiesRefused } from './cookies-refused.tsx';
import { CartEntry } from './header/cart-entry.tsx';

const server = useServer();
const notice = () => screen.queryByText(/^Your browser refuses this shop’s cookies/);

const open = async (page: string, items_qty: number, cookieEnabled: boolean) => {
  jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(cookieEnabled);
  server.use(answer('carts', { items_qty } as never)); // all that the shell reads
  const parts = (
    <>
      <CartEntry page={page} />
      <CookiesRefused page={page} />
    </>
  );
  const { wrap, options } = shellParts();
  const { store } = renderPart(wrap(parts), options);
  act(() => void store.dispatch(sessionEvents.guestTokenReceived({ token: 'guest', from: 'login' })));
  await screen.findByRole('link', { name: items_qty === 1 ? 'Cart, 1 item' : `Cart, ${items_qty} items` });
};

test('with cookies refused, a cart that holds something says that it will not be kept', async () => {
  await open('ProductDetail', 1, false);
  expect(notice()).toBeVisible();
});

test('with cookies refused, the empty cart page says why it is empty', async () => {
  await open('Cart', 0, false);
  expect(notice()).toBeVisible();
});

test('nothing is said to whoever has nothing to lose, nor where cookies are kept', async () => {
  await open('Home', 0, false);
  expect(notice()).not.toBeInTheDocument();
  await open('Cart', 3, true);
  expect(notice()).not.toBeInTheDocument();
});
