import { intents, storageKeys, type Cart } from '@shop/contract';
import { answer, breakConnection, renderPart, useServer } from '@shop/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cart, item, texts } from '../../testing/fixtures.ts';
import { CartDrawer } from './cart-drawer.tsx';
import { cartModels } from './models.ts';

const server = useServer();
afterEach(() => localStorage.clear());

const openDrawer = async (given: Cart = cart(), language: 'en' | 'fr' = 'en') => {
  server.use(answer('carts', given));
  const view = renderPart(<CartDrawer />, { texts, models: cartModels, language });
  act(() => void view.store.dispatch(intents.cartDrawerRequested({ open: true })));
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  return view;
};
const drawer = () => screen.getByRole('dialog');
const stock = (changes: object) => ({ ...item().inventory, ...changes });

test('CART-011 a spinner shows while the checkout status is null', async () => {
  server.use(answer('carts', cart()));
  const { store } = renderPart(<CartDrawer />, { texts, models: cartModels });
  act(() => void store.dispatch(intents.cartDrawerRequested({ open: true })));
  expect(screen.getByRole('status')).toHaveTextContent('Loading your cart');
  expect(await screen.findByRole('link', { name: 'Lund sofa' })).toBeVisible();
  expect(screen.queryByRole('status')).toBeNull();
});

test('CART-013 the drawer is 26.25rem wide', async () => {
  await openDrawer();
  expect(drawer().style.getPropertyValue('--modal-width')).toBe('26.25rem');
});

test('CART-009 closing resets the scroll to the top', async () => {
  const { store } = await openDrawer();
  const body = () => screen.getByRole('list', { name: 'Items in your cart' }).closest('.body');
  const before = body();
  if (!before) throw new Error('the drawer has no body');
  before.scrollTop = 80;
  await userEvent.click(screen.getByRole('button', { name: 'Close the cart' }));
  expect(screen.queryByRole('link', { name: 'Lund sofa' })).toBeNull();
  act(() => void store.dispatch(intents.cartDrawerRequested({ open: true })));
  await screen.findByRole('link', { name: 'Lund sofa' });
  expect(body()?.scrollTop).toBe(0);
});

test('CART-010 the drawer closes when the last item leaves', async () => {
  await openDrawer();
  server.use(answer('deleteCartItem', cart([])), answer('carts', cart([])));
  await userEvent.click(screen.getByRole('button', { name: 'Remove Lund sofa' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('link', { name: 'Lund sofa' })).toBeNull();
});

test('a press on a line’s Remove in the drawer draws that line again, and neither the others nor the sums', async () => {
  await openDrawer(cart([item(), item({ item_id: 2, product_id: 200, name: 'Lund chair' })]));
  server.use(answer('deleteCartItem', () => new Promise<never>(() => undefined)));
  const amounts = jest.spyOn(Number.prototype, 'toFixed'); // each amount that is written has two decimals
  await userEvent.click(screen.getByRole('button', { name: 'Remove Lund sofa' }));
  expect(screen.getByRole('status')).toHaveTextContent('Updating your cart');
  expect(amounts.mock.calls.length).toBeLessThanOrEqual(3);
});

test('the focus of a removed line goes to the next one, of the last one to the list’s place, never out of the drawer', async () => {
  const [sofa, chair] = [item(), item({ item_id: 2, product_id: 200, name: 'Lund chair' })];
  const table = item({ item_id: 3, product_id: 300, name: 'Lund table' });
  await openDrawer(cart([sofa, chair, table]));
  const remove = async (name: string, left: Cart) => {
    server.use(answer('deleteCartItem', left), answer('carts', left));
    screen.getByRole('button', { name: `Remove ${name}` }).focus();
    await userEvent.keyboard('{Enter}');
  };
  await remove('Lund sofa', cart([chair, table]));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Lund chair' })).toHaveFocus());
  await remove('Lund table', cart([chair]));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove Lund table' })).toBeNull());
  await waitFor(() => expect(within(drawer()).getByRole('group', { name: 'Your cart' })).toHaveFocus());
});

describe('after an add', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'performance'] }));
  afterEach(() => jest.useRealTimers());

  test('CART-012 what was added is said for three seconds', async () => {
    server.use(answer('carts', cart()), answer('addCartItem', cart()));
    const { store } = renderPart(<CartDrawer />, { texts, models: cartModels });
    act(() => void store.dispatch(intents.cartAddRequested({ product_id: 100, qty: 2 })));
    expect(await screen.findByText('2 item(s) added to cart')).toBeVisible();
    await act(async () => jest.advanceTimersByTime(2999));
    expect(screen.getByText('2 item(s) added to cart')).toBeVisible();
    await act(async () => jest.advanceTimersByTime(1));
    expect(screen.queryByText('2 item(s) added to cart')).toBeNull();
  });
});

test('a refused add says why and keeps the cart', async () => {
  const { store } = await openDrawer();
  server.use(answer('addCartItem', { code: 400, message: 'Max qty is 5' }));
  act(() => void store.dispatch(intents.cartAddRequested({ product_id: 100, qty: 9 })));
  expect(await screen.findByRole('alert')).toHaveTextContent('Max qty is 5');
  expect(screen.getByRole('link', { name: 'Lund sofa' })).toBeVisible();
});

test('ERR-005 an add that nobody answered can be asked for again, with what was chosen; a refused one cannot', async () => {
  const { store } = await openDrawer();
  server.use(breakConnection('addCartItem'));
  const add = intents.cartAddRequested({ product_id: 100, child_id: 101, qty: 2 });
  act(() => void store.dispatch(add));
  expect(await screen.findByRole('alert')).toHaveTextContent(/network connection/);
  const bodies: unknown[] = [];
  server.use(answer('addCartItem', ({ body }) => (bodies.push(body), cart())));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('2 item(s) added to cart')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(bodies).toEqual([expect.objectContaining(add.payload)]);
  server.use(answer('addCartItem', { code: 400, message: 'Max qty is 5' }));
  act(() => void store.dispatch(add));
  await screen.findByRole('alert');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('CART-014 tax shows -- when tax failed', async () => {
  await openDrawer(cart([item()], { tax_failed: 1 }));
  const tax = screen.getByText('Tax').closest('div');
  expect(tax).toHaveTextContent('Tax--');
});

test('CART-015 an out-of-stock item has its badge, a warning, is greyed and stops the checkout', async () => {
  await openDrawer(cart([item({ inventory: stock({ is_in_stock: false }) })]));
  const line = within(screen.getByRole('listitem'));
  expect(line.getByText('Out of Stock')).toBeVisible();
  expect(line.getByText(/is out of stock/)).toBeVisible();
  expect(screen.getByRole('listitem')).toHaveClass('faded');
  expect(screen.getByRole('button', { name: 'Checkout' })).toBeDisabled();
});

test('CART-016 CART-017 CART-018 CART-019 the other states say themselves', async () => {
  await openDrawer(
    cart([
      item({ item_id: 1, status: 2 }),
      item({ item_id: 2, inventory: stock({ qty: 9 }) }),
      item({ item_id: 3, product_tag: 'Pre-order', presale_end_date: '2026-05-01T12:00:00Z' }),
      item({ item_id: 4, is_no_discount_product: true }),
    ]),
  );
  const lines = screen.getAllByRole('listitem');
  for (const [index, said] of [
    ['Unavailable', 'This item is no longer available. Remove it to check out.'],
    ['Almost out of stock'],
    ['Expected to ship May 1, 2026'],
    ['Discounts do not apply to this item.'],
  ].entries()) {
    const line = within(lines[index] ?? document.body);
    for (const text of said) expect(line.getByText(text)).toBeVisible();
  }
  expect(lines.map((line) => line.classList.contains('faded'))).toEqual([true, false, false, false]);
  expect(screen.getByRole('button', { name: 'Checkout' })).toBeDisabled();
});

test('CART-020 the pickup tag shows only when the saved state is NJ', async () => {
  const pickup = cart([item({ is_pickup: true, pickup_title: 'Pick up in Newark' })]);
  localStorage.setItem(storageKeys.shippingAddress, JSON.stringify({ region_code: 'QC' }));
  const first = await openDrawer(pickup);
  expect(screen.queryByText('Pick up in Newark')).toBeNull();
  first.unmount();
  localStorage.setItem(storageKeys.shippingAddress, JSON.stringify({ region_code: 'NJ' }));
  await openDrawer(pickup);
  expect(screen.getByText('Pick up in Newark')).toBeVisible();
});

test('SHELL-034 the ways on lead to the cart and, with source=Cart, to the address, and close the drawer', async () => {
  const { location } = await openDrawer(cart(), 'fr');
  expect(screen.getByRole('link', { name: 'Voir le panier' })).toHaveAttribute('href', '/checkout/cart');
  await userEvent.click(screen.getByRole('link', { name: 'Passer la commande' }));
  expect(location()).toBe('/checkout/shipping-address?source=Cart');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the drawer of an empty cart does not say so while the first item is on its way, whatever comes meanwhile', async () => {
  server.use(
    answer('carts', cart([])),
    answer('addCartItem', () => new Promise<never>(() => undefined)),
  );
  const { store } = renderPart(<CartDrawer />, { texts, models: cartModels });
  act(() => void store.dispatch(intents.cartAddRequested({ product_id: 100, qty: 1 })));
  await waitFor(() => expect(store.getState()).toMatchObject({ cartFlow: { units: 0 } }));
  expect(screen.getByRole('status')).toHaveTextContent('Updating your cart');
  expect(screen.queryByText('Your cart is empty')).toBeNull();
});
