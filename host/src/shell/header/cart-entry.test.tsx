import { intentTypes } from '@shop/contract';
import { sessionEvents } from '@shop/session';
import { answer, renderPart, useServer } from '@shop/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shellParts } from '../../testing/shell-parts.tsx';
import { CartEntry } from './cart-entry.tsx';

const server = useServer();
const { options, wrap, readied } = shellParts();

beforeEach(() => void (readied.length = 0));

const open = async (page: string, items_qty: number) => {
  const actions: { type: string; payload?: unknown }[] = [];
  server.use(answer('carts', { items_qty } as never)); // all that the header reads
  const { store, location } = renderPart(wrap(<CartEntry page={page} />), { ...options, actions });
  act(() => void store.dispatch(sessionEvents.guestTokenReceived({ token: 'guest', from: 'storage' })));
  const name = items_qty === 1 ? 'Cart, 1 item' : `Cart, ${items_qty} items`;
  const link = await screen.findByRole('link', { name });
  const drawer = () => actions.filter(({ type }) => type === intentTypes.cartDrawerRequested);
  return { link, location, drawer };
};

test('SHELL-008 CART-008 with items the cart icon opens the drawer', async () => {
  const { link, location, drawer } = await open('Home', 3);
  await userEvent.click(link);
  expect(drawer()).toEqual([{ type: intentTypes.cartDrawerRequested, payload: { open: true } }]);
  expect(location()).toBe('/');
});

test('CART-008 on the cart page it leads to /checkout/cart', async () => {
  const { link, location, drawer } = await open('Cart', 3);
  await userEvent.click(link);
  expect(drawer()).toEqual([]);
  expect(location()).toBe('/checkout/cart');
});

test('CART-008 without items it leads to /checkout/cart', async () => {
  const { link, location, drawer } = await open('Home', 0);
  await userEvent.click(link);
  expect(drawer()).toEqual([]);
  expect(location()).toBe('/checkout/cart');
});

test('before the session is known no cart is asked for, and the icon is a link', () => {
  renderPart(wrap(<CartEntry page="Home" />), options);
  expect(screen.getByRole('link', { name: 'Cart, 0 items' })).toHaveAttribute('href', '/checkout/cart');
});

/** As long as a browser without idle callbacks is given to itself. */
const rested = () => act(() => jest.advanceTimersByTimeAsync(1_000));

test.each([
  ['Home', 3, ['cartDrawerRequested']],
  ['ProductDetail', 0, ['cartDrawerRequested']],
  ['Home', 0, []],
  ['Cart', 3, []],
])('on %s with %i items this is made ready: %j', async (page, count, wanted) => {
  jest.useFakeTimers({ advanceTimers: true });
  await open(page, count);
  await rested();
  expect(readied).toEqual(wanted);
  jest.useRealTimers();
});
