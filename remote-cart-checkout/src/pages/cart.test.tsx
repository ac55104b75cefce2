import { intents, paths, type Cart } from '@shop/contract';
import { tracked } from '@shop/platform';
import { answer, breakConnection, heard, renderPage, translate, useServer } from '@shop/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import config from '../../remote.config.ts';
import * as page from './cart.tsx';
import * as addressPage from './shipping-address.tsx';
import { cart, item, session, texts } from '../testing/fixtures.ts';
import { besideCart } from '../testing/beside-cart.ts';

const server = useServer();

beforeEach(() => server.use(...besideCart));

const open = async (given: Cart = cart(), path = '/checkout/cart', language: 'en' | 'fr' = 'en') => {
  server.use(answer('carts', given));
  return renderPage(page, {}, { texts, path, language, models: [session('guest')] });
};
const amounts = () =>
  Object.fromEntries(
    [...document.querySelectorAll('dl > div')].map((row) => [
      row.querySelector('dt')?.textContent,
      row.querySelector('dd')?.textContent,
    ]),
  );

test('ROUTE-033 the route Cart shows the shopping cart in the default layout', async () => {
  expect(config.routes).toContainEqual(
    expect.objectContaining({ path: '/checkout/cart', name: 'Cart', layout: 'default', page: './cart' }),
  );
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Shopping Cart' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Lund sofa' })).toHaveAttribute('href', '/sofas/lund-sofa.html?piid=101');
});

test('CART-034 every total is the cart’s own field', async () => {
  await open();
  expect(amounts()).toEqual({
    Subtotal: 'C$1,111.00',
    'Protection plans': 'C$22.00',
    Discount: '-C$44.00',
    Shipping: 'C$14.99',
    Tax: 'C$3.33',
    Total: 'C$1,222.33',
  });
});

test('VAL-022 a quantity below the least one is refused with its message', async () => {
  await open(cart([item({ qty: 4, inventory: { ...item().inventory, min_sale_qty: 3 } })]));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Qty of Lund sofa' }), '2');
  expect(await screen.findByText('Min qty is 3')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Qty of Lund sofa' })).toHaveValue('4');
});

test('VAL-023 the quantity list offers 1 to the usable quantity', async () => {
  await open();
  const options = within(screen.getByRole('combobox', { name: 'Qty of Lund sofa' })).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['1', '2', '3', '4', '5']);
});

test('a chosen quantity shows at once and goes back when it is refused', async () => {
  await open();
  server.use(answer('editCartItem', { code: 400, message: 'Max qty is 3' }));
  const quantity = screen.getByRole('combobox', { name: 'Qty of Lund sofa' });
  await userEvent.selectOptions(quantity, '5');
  expect(await screen.findByText('Max qty is 3')).toBeVisible();
  expect(quantity).toHaveValue('2');
  expect(quantity).toHaveAccessibleDescription('Max qty is 3');
});

test('a removed item can be put back', async () => {
  await open();
  server.use(answer('deleteCartItem', cart([])), answer('carts', cart([])));
  await userEvent.click(screen.getByRole('button', { name: 'Remove Lund sofa' }));
  expect(await screen.findByText('Lund sofa was removed.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  server.use(answer('addCartItem', cart()), answer('carts', cart()));
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: 'Lund sofa' })).toBeVisible();
});

test('ERR-005 a removed item that could not be put back, for want of a network, stays to be put back', async () => {
  await open();
  server.use(answer('deleteCartItem', cart([])), answer('carts', cart([])), breakConnection('addCartItem'));
  await userEvent.click(screen.getByRole('button', { name: 'Remove Lund sofa' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/network connection/);
  server.use(answer('addCartItem', cart()), answer('carts', cart()));
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: 'Lund sofa' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('CART-026 a coupon on the cart disables the input; it can be removed', async () => {
  await open(cart([item()], { coupon_code: 'SAVE10' }));
  expect(screen.getByRole('textbox', { name: 'Coupon code' })).toBeDisabled();
  expect(screen.getByRole('textbox', { name: 'Coupon code' })).toHaveValue('SAVE10');
  server.use(answer('removeCoupon', cart()), answer('carts', cart()));
  await userEvent.click(screen.getByRole('button', { name: 'Remove Coupon code' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Coupon code' })).toBeEnabled());
});

test.each(['wrapped', 'replaced'] as const)(
  'in a translated cart the coupon’s button says what it does now (%s)',
  async (way) => {
    const { container } = await open();
    const withCoupon = cart([item()], { coupon_code: 'SAVE10' });
    server.use(answer('applyCoupon', withCoupon), answer('carts', withCoupon));
    translate(container, way);
    await userEvent.type(screen.getByRole('textbox', { name: 'Coupon code' }), 'SAVE10{Enter}');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Coupon code' })).toBeDisabled());
    expect(screen.getByRole('button', { name: 'Remove Coupon code' })).toBeVisible();
    expect(container).toHaveTextContent(/SAVE10/);
  },
);

test('a refused coupon says why and stays as typed', async () => {
  await open();
  server.use(answer('applyCoupon', { code: 400, message: 'This coupon has expired.' }));
  const field = screen.getByRole('textbox', { name: 'Coupon code' });
  await userEvent.type(field, ' OLD ');
  await userEvent.click(screen.getByRole('button', { name: 'Apply Coupon code' }));
  expect(await screen.findByText('This coupon has expired.')).toBeVisible();
  expect(field).toHaveValue(' OLD ');
});

test('a refused coupon is said while the focus is in the field, each time', async () => {
  await open();
  server.use(answer('applyCoupon', { code: 400, message: 'This coupon has expired.' }));
  const words = heard();
  const field = screen.getByRole('textbox', { name: 'Coupon code' });
  await userEvent.type(field, 'OLD{Enter}');
  await waitFor(() => expect(words).toContain('This coupon has expired.'));
  expect(field).toHaveFocus();
  words.length = 0;
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(words).toContain('This coupon has expired.'));
});

test('without scripts each line has forms that the server understands', async () => {
  await open();
  const forms = [...document.querySelectorAll<HTMLFormElement>('form[method=post]')].map((form) => ({
    action: form.getAttribute('action'),
    change: new FormData(form).get('change'),
    fields: [...form.querySelectorAll('[name]')].map((field) => field.getAttribute('name')),
  }));
  const line = '/checkout/cart#line-1';
  expect(forms).toEqual([
    { action: line, change: 'plans', fields: ['change', 'item_id'] },
    { action: line, change: 'quantity', fields: ['qty', 'change', 'item_id'] },
    { action: line, change: 'later', fields: ['change', 'item_id'] },
    { action: line, change: 'remove', fields: ['change', 'item_id'] },
    { action: '/checkout/cart#coupon', change: 'coupon', fields: ['coupon_code', 'change'] },
  ]);
});

test('an empty cart has a way on, and somebody without a token has an empty cart', async () => {
  await open(cart([]));
  expect(screen.getByRole('link', { name: 'Start shopping' })).toHaveAttribute('href', '/');
  document.body.replaceChildren();
  server.use(answer('carts', { code: 401, message: '' }));
  await renderPage(page, {}, { texts, path: '/checkout/cart', language: 'fr', models: [session('guest')] });
  expect(screen.getByRole('heading', { name: 'Votre panier est vide' })).toBeVisible();
});

test('a cart that did not load can be asked for again', async () => {
  let asked = 0;
  const later = () => {
    asked += 1;
    return { code: 500, message: 'later' };
  };
  server.use(answer('carts', later));
  await renderPage(page, {}, { texts, path: '/checkout/cart', models: [session('guest')] });
  // The loader has asked, and the view asks once more when it appears; what of it comes late does so too.
  await waitFor(() => expect(asked).toBeGreaterThanOrEqual(2));
  expect(await screen.findByRole('alert')).toHaveTextContent('Your cart could not be loaded');
  server.use(answer('carts', cart()));
  const again = screen.getByRole('button', { name: 'Try again' });
  await waitFor(() => expect(again).not.toHaveAttribute('aria-busy')); // until then it does nothing
  await userEvent.click(again);
  expect(await screen.findByRole('link', { name: 'Lund sofa' })).toBeVisible();
});

test.each(['invalid', 'refused', 'unavailable'])('the web server’s notice %s is put into words', async (notice) => {
  await open(cart(), `/checkout/cart?notice=${notice}`);
  expect(screen.getByRole('alert')).toHaveTextContent(/cart is unchanged/);
});

test('after an add without scripts the page says so, or that the browser keeps no cookie', async () => {
  await open(cart(), '/checkout/cart?notice=added');
  expect(screen.getByText('Added to your cart.')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  cleanup();
  server.use(answer('carts', { code: 401, message: 'Please sign in.' }));
  await renderPage(page, {}, { texts, path: '/checkout/cart?notice=added' });
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Your browser refuses this shop’s cookies/);
  expect(screen.queryByText('Added to your cart.')).not.toBeInTheDocument();
});

test('CART-034 how far free delivery is, in the API’s own figure', async () => {
  await open(cart([item()], { free_delivery_missing: 5_900 }));
  expect(screen.getByRole('progressbar')).toHaveAccessibleName('C$59.00 more for free delivery');
  expect(screen.getByText(/^Free delivery from C\$99\.00; large items/)).toBeVisible();
});

test('CONST-004 delivery that costs all the same is explained by the promise', async () => {
  await open(cart([item()], { free_delivery_missing: null, shipping_fee: 4_900 }));
  expect(screen.getByText('Free delivery from C$99.00; large items and the North cost more')).toBeVisible();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

const large = 'A large item costs C$49.00 more, once for each order.';
test.each([
  [5_900, 'C$59.00 more for free standard delivery'],
  [null, null],
] as const)('CONST-004 what is large is told of beside the bar (%s missing)', async (missing, bar) => {
  await open(cart([item()], { free_delivery_missing: missing, delivery_exceptions: [large], shipping_fee: 4_900 }));
  expect(screen.getByText(large)).toBeVisible();
  if (bar === null) expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  else expect(screen.getByRole('progressbar')).toHaveAccessibleName(bar);
});

test('CART-034 the row of the discount is the cart’s own field', async () => {
  await open(cart([item()], { discount_amount: 4_400, klarna_discount: 4_000, coupon_discount: 333 }));
  const rows = [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
  expect(rows).toEqual(expect.arrayContaining(['Discount-C$3.33', 'Pay-later discount-C$40.00']));
});

test.each([
  ['a member what it saves', 1, 1_250, 'en', 'You save C$12.50 with Plus+.'],
  ['others what it would save', 0, 1_250, 'en', 'Plus+ members save C$12.50 on this cart.'],
  ['a member in French', 1, 1_250, 'fr', 'Vous économisez 12,50 $ avec Plus+.'],
  ['others in French', 0, 1_250, 'fr', 'Les membres Plus+ économisent 12,50 $ sur ce panier.'],
  ['nobody anything when it saves nothing', 1, 0, 'en', null],
] as const)('CART-030 Plus+ tells %s', async (_, is_plus_allow, plusTotal, language, text) => {
  await open(cart([item()], { is_plus_allow, plusTotal }), '/checkout/cart', language);
  if (text === null) expect(screen.queryByText(/Plus\+/)).not.toBeInTheDocument();
  else expect(screen.getByText(text)).toBeVisible();
});

test('CART-005 what comes with the order and the picture of Plus+ stand in the summary', async () => {
  const order_benefits = ['30-day returns', 'Free standard delivery'];
  const plusImg = '/media/pictures/plus-1200.avif';
  const first = await open(cart([item()], { order_benefits, plusImg, plusTotal: 1_250 }));
  const benefits = within(screen.getByRole('list', { name: 'Included with your order' }));
  expect(benefits.getAllByRole('listitem').map(({ textContent }) => textContent?.trim())).toEqual(order_benefits);
  const offer = screen.getByRole('link', { name: /Plus\+/ });
  expect(offer).toHaveAttribute('href', paths.plus());
  expect(offer.querySelector('img')?.getAttribute('src')).toMatch(/plus-/);
  first.unmount();
  await open(cart([item()]));
  expect(screen.queryByRole('list', { name: 'Included with your order' })).not.toBeInTheDocument();
});

test('TRK-001 putting back what was removed is tracked as an add', async () => {
  const actions: { type: string; payload?: unknown }[] = [];
  const given = cart();
  server.use(answer('carts', given), answer('addCartItem', given), answer('deleteCartItem', given));
  await renderPage(page, {}, { texts, path: '/checkout/cart', actions, models: [session('guest')] });
  await userEvent.click(screen.getByRole('button', { name: 'Remove Lund sofa' }));
  await userEvent.click(await screen.findByRole('button', { name: /Undo/ }));
  const remove = tracked({ event: 'cartRemove', product_id: 100, qty: 2 });
  const add = tracked({ event: 'cartAdd', product_id: 100, child_id: 101, qty: 2 });
  const sent = () => actions.filter(({ type }) => type === add.type).slice(1);
  await waitFor(() => expect(sent()).toEqual([remove, add]));
});

test('TRK-001 view cart, begin checkout, cart add and cart remove are tracked', async () => {
  const actions: { type: string; payload?: unknown }[] = [];
  const given = cart();
  server.use(
    answer('carts', given),
    answer('countryRegions', { region_list: [] }),
    answer('addCartItem', given),
    answer('deleteCartItem', given),
  );
  const first = await renderPage(page, {}, { texts, path: '/checkout/cart', actions, models: [session('guest')] });
  act(() => void first.store.dispatch(intents.cartAddRequested({ product_id: 9, child_id: 10, qty: 3 })));
  const sent = () => actions.filter(({ type }) => type === tracked({ event: 'viewCart', items_qty: 0, value: 0 }).type);
  await waitFor(() => expect(sent()).toHaveLength(2));
  await userEvent.click(screen.getByRole('button', { name: 'Remove Lund sofa' }));
  await waitFor(() => expect(sent()).toHaveLength(3));
  first.unmount();
  await renderPage(addressPage, {}, { texts, path: '/checkout/shipping-address', actions, models: [session('guest')] });
  await waitFor(() => expect(sent()).toHaveLength(4));
  expect(sent()).toEqual([
    tracked({ event: 'viewCart', items_qty: 2, value: 122_233 }),
    tracked({ event: 'cartAdd', product_id: 9, child_id: 10, qty: 3 }),
    tracked({ event: 'cartRemove', product_id: 100, qty: 2 }),
    tracked({ event: 'beginCheckout', items_qty: 2, value: 122_233 }),
  ]);
});
