import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { IntentName } from '@shop/contract';
import { AccountPagesProvider } from '@shop/platform';
import { answer, renderPage } from '@shop/testing';
import { productPage, todaysPage } from '../testing/product-page.ts';
import { configurable, inventory, texts } from '../testing/samples.ts';
import { sessionModel } from '../testing/session.ts';
import * as page from './product.tsx';

const { server, asked, actions, shop, show } = productPage();

test('ROUTE-073 the query chooses the variant, with its price and pictures', async () => {
  shop(configurable);
  await show('/alder-armchair.html?piid=3');
  expect(screen.getByText('C$600.00')).toBeVisible();
  expect(screen.getByAltText('Sofa in green')).toBeVisible();
  const colours = screen.getByRole('group', { name: 'Colour' });
  expect(within(colours).getByRole('link', { name: 'green' })).toHaveAttribute('aria-current', 'true');
  const sizes = screen.getByRole('group', { name: 'Size' });
  expect(within(sizes).getByRole('link', { name: 'Large – not available with your other choices' })).toHaveAttribute(
    'href',
    '/alder-armchair.html?piid=1',
  );
});

test('a variant is chosen by its link; one that does not exist is said to be gone', async () => {
  shop(configurable);
  const { location } = await show('/alder-armchair.html?piid=99');
  expect(screen.getByText(/no longer exists/)).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'green' }));
  expect(location()).toBe('/alder-armchair.html?piid=3');
  expect(screen.queryByText(/no longer exists/)).toBeNull();
});

test('PDP-022 PDP-023 PDP-024 the quantity starts at its minimum and stays within its limits', async () => {
  shop({ inventory: inventory({ min_sale_qty: 2, usable_qty: 5 }) });
  await show();
  const field = screen.getByRole('spinbutton', { name: 'Quantity of Alder armchair' });
  expect(field).toHaveValue(2);
  expect(screen.getByRole('button', { name: 'One less' })).toBeDisabled();
  await userEvent.clear(field);
  await userEvent.type(field, '9{Enter}');
  expect(field).toHaveValue(5);
  expect(screen.getByText('Max qty is 5')).toBeVisible();
  expect(screen.getByRole('button', { name: 'One more' })).toBeDisabled();
  await userEvent.clear(field);
  await userEvent.type(field, '1{Enter}');
  expect(field).toHaveValue(2);
  expect(screen.getByText('Min qty is 2')).toBeVisible();
});

test('PDP-025 leaving the field checks it the same way', async () => {
  shop({ inventory: inventory({ usable_qty: 5 }) });
  await show();
  const field = screen.getByRole('spinbutton', { name: 'Quantity of Alder armchair' });
  await userEvent.clear(field);
  await userEvent.type(field, '10000');
  await userEvent.tab();
  expect(field).toHaveValue(5);
  expect(screen.getByText('Max qty is 5')).toBeVisible();
});

test('where the backend takes nothing into a cart, nothing is offered to be added', async () => {
  shop();
  const offering = (intent: IntentName) => () => (
    <AccountPagesProvider value={[{ routes: [], intents: [{ intent, expose: './part' }] }]}>
      <page.default />
    </AccountPagesProvider>
  );
  const options = { texts, path: '/alder-armchair.html', flags: todaysPage, models: [sessionModel] };
  const open = (intent: IntentName) => renderPage({ ...page, default: offering(intent) }, { id: '7' }, options);
  await open('signInRequested');
  expect(screen.getByText('In stock')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull();
  cleanup();
  await open('cartAddRequested');
  expect(screen.getByRole('button', { name: 'Add to cart' })).toBeVisible();
});

test('Add to cart is a form that works by itself', async () => {
  shop(configurable);
  const { container } = await show();
  const form = container.querySelector('form[action="/cart/add"]');
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveFormValues({ product_id: '7', child_id: '2', qty: 1 });
});

test('with scripts Add to cart is asked of the cart, which takes it', async () => {
  shop(configurable);
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'One more' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
  await waitFor(() =>
    expect(actions.filter(({ type }) => type === 'shop/cartAddRequested')).toEqual([
      { type: 'shop/cartAddRequested', payload: { product_id: 7, child_id: 2, qty: 2 } },
    ]),
  );
});

test('the button answers a press of Add to cart in a frame of its own; the cart is asked once that is drawn', async () => {
  shop(configurable);
  await show();
  const add = screen.getByRole('button', { name: 'Add to cart' });
  const added = () => actions.filter(({ type }) => type === 'shop/cartAddRequested').length;
  const before = added();
  const frames = jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  fireEvent.click(add);
  expect(add).toHaveAttribute('aria-busy', 'true');
  await act(async () => undefined);
  expect(added()).toBe(before);
  const [[draw]] = frames.mock.calls as [[FrameRequestCallback]];
  frames.mockRestore();
  draw(0);
  await waitFor(() => expect(added()).toBe(before + 1));
  await waitFor(() => expect(add).not.toHaveAttribute('aria-busy'));
});

test('PDP-017 a drop price counts its seconds down and is asked for again at the end', async () => {
  shop({ product_tag: 'Drop Price', spkie_special_time: 300 });
  await show();
  expect(screen.getByRole('timer')).toHaveTextContent(/^Ends in 00:0[45]:\d\d$/);
  shop();
  const now = Date.now();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 301_000);
  await waitFor(() => expect(screen.queryByRole('timer')).toBeNull());
  clock.mockRestore();
  expect(asked[0]).toBe('product?id=7');
});

test('PDP-019 PDP-020 the tier note says what several cost and save', async () => {
  shop({ tier_price: [{ qty: 5, value: 36000 }] });
  await show();
  expect(screen.getByText('Buy 5 or more: C$360.00 each (save 10%)')).toBeVisible();
});

test('PDP-021 a product at its best price explains why coupons change nothing', async () => {
  shop({ coupon_useabled: 0 });
  await show();
  expect(screen.getByRole('button', { name: 'Best price' })).toHaveAccessibleDescription(
    'The product is already at the best price, no more discounts can be applied',
  );
});

test('CAT-017 a pre-order says when it ships, and can be bought', async () => {
  shop({ product_tag: 'Pre-order', presale_end_date: '2027-01-05T12:00:00.000Z' });
  await show();
  expect(screen.getByText('Pre-order – ships by January 5, 2027')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Pre-order now' })).toBeEnabled();
});

test('what cannot be bought has no button, but a way on', async () => {
  shop({ status: 2 });
  const { unmount } = await show();
  expect(screen.getByText('No longer available')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull();
  expect(screen.getByRole('link', { name: 'See similar products: Furniture' })).toHaveAttribute(
    'href',
    '/furniture.html',
  );
  unmount();
  shop({ inventory: inventory({ is_in_stock: false, usable_qty: 0 }) });
  await show();
  expect(screen.getByText('Out of stock')).toBeVisible();
});

test('PDP-004 out of stock says when it is expected back', async () => {
  shop({ inventory: inventory({ is_in_stock: false, usable_qty: 0 }), product_fill_time: '2026-08-03T12:00:00.000Z' });
  await show();
  expect(screen.getByText('Out of stock – expected back on August 3, 2026')).toBeVisible();
});

test('PDP-038 the delivery date is asked for the chosen variant, which may be the one that is out of stock', async () => {
  localStorage.setItem('delivery_zip', 'M5H 1A1');
  const products: unknown[] = [];
  shop(configurable);
  server.use(
    answer('deliveryEstimate', ({ body }) => {
      products.push((body as unknown as { productId: string }).productId); // a form field
      const place = { logisticDate: null, logisticText: null, logisticZipCity: 'Downtown Toronto M5H' };
      return { ...place, status: 0, oosInfOfArrival: 'Back in stock on Aug 3.' };
    }),
  );
  await show('/alder-armchair.html?piid=1');
  expect(await screen.findByText('Back in stock on Aug 3.')).toBeVisible();
  expect(products).toEqual(['1']);
});
