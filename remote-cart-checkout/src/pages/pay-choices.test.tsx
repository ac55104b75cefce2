import { storageKeys, type Address, type Cart } from '@shop/contract';
import { cartApi } from '@shop/platform';
import { answer, renderPage, useServer } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as cartPage from './cart.tsx';
import * as page from './pay.tsx';
import { besidePayment } from '../testing/beside-payment.ts';
import { besideCart } from '../testing/beside-cart.ts';
import { address, cart, item, placed, regions, session, texts } from '../testing/fixtures.ts';
import { sandboxCards } from '../testing/sandbox-cards.ts';

const server = useServer();
afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const work: Address = { ...address, address_entity_id: 6, street: '8 Rue Saint-Jean', city: 'Québec' };
const home: Address = { ...address, address_entity_id: 5, is_default_shipping: true };
const list = (['card', 'klarna'] as const).map((code) => ({ code, title: code, enabled: true }));

/** Opens /pay as the API answers it; what is sent is in `sent`, in its order. */
const open = async (changes: Partial<Cart> = {}, who: 'guest' | 'customer' = 'guest') => {
  let given = cart([item()], { shipping_address: address, customer_email: 'ana@example.ca', ...changes });
  const sent: [string, unknown][] = [];
  const change = (name: string, body: unknown, next: Partial<Cart>): Cart => {
    sent.push([name, body]);
    return (given = { ...given, ...next });
  };
  const asDraft = (changed: Cart) => ({ draft_id: 'd-1', cart: changed });
  server.use(
    answer('orderGeneration', () => asDraft(given)),
    answer('orderDiscountData', () => {
      const { coupon_code: label, discount_amount: amount } = given;
      return { discount_amount: amount, discounts: label === null ? [] : [{ label, amount }] };
    }),
    answer('countryRegions', { region_list: regions }),
    ...besidePayment,
    answer('cartPaymentMethods', { list }),
    answer('cartPayment', ({ body }) => change('method', body, { payment_method: body?.payment_method ?? null })),
    answer('userAddresses', { list: [home, work], default_shipping: home, default_billing: null }),
    answer('editUserAddress', ({ body }) => {
      sent.push(['book', body]);
      return { ...address, ...body, address_entity_id: body?.address_entity_id ?? 7 } as Address;
    }),
    answer('orderAddress', ({ body }) => {
      const { draft_id: _draft, email: _email, ...fields } = body ?? { draft_id: '' };
      return asDraft(change('address', body, { shipping_address: { ...address, ...fields } as Address }));
    }),
    answer('confirmCoupon', ({ body }) => ({ coupon_code: body?.coupon_code ?? '', discount_amount: 1_500 })),
    answer('applyDraftCoupon', ({ body }) =>
      asDraft(change('coupon', body, { coupon_code: body?.coupon_code ?? null, discount_amount: 1_500 })),
    ),
    answer('klarnaInfo', { is_enabled: 1, installments: 4, installment_amount: 0, terms_url: '/terms' }),
    answer('braintreeClientToken', { client_token: 'client', provider: 'sandbox' }),
    answer('braintreeCreditCard', { nonce: 'n-1', card_type: 'Visa', last_four: '1111' }),
    answer('braintreeUnderRiskified', { status: 'approved' }),
    sandboxCards(),
  );
  const view = await renderPage(page, {}, { texts, path: '/pay', models: [session(who)] });
  await screen.findByRole('heading', { name: 'Your items' });
  return { ...view, sent };
};
const field = (name: string) => screen.findByRole('textbox', { name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const pay = async (): Promise<void> => {
  await userEvent.type(await field('Card number'), '4111 1111 1111 1111');
  await userEvent.type(await field('Expiry (MM/YY)'), '04/39');
  await userEvent.type(await field('Security code'), '123');
  await userEvent.type(await field('Name on card'), 'Ana Tremblay');
  await press('Pay C$1,222.33');
};
const declined = { code: 402, message: 'Your card was declined.' };

test('ROUTE-037 the cart leads to the single page, in a shopper’s words', async () => {
  server.use(answer('carts', cart([item()])), ...besideCart);
  const { unmount } = await renderPage(
    cartPage,
    {},
    { texts, path: '/checkout/cart', language: 'fr', models: [session('guest')] },
  );
  expect(screen.getByRole('link', { name: 'Paiement express' })).toHaveAttribute('href', '/pay');
  unmount();
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Express checkout' })).toBeVisible();
});

test('CHK-005 CHK-015 the cart’s method is chosen, and choosing another sends it', async () => {
  const { sent } = await open({ payment_method: 'klarna' });
  expect(await screen.findByRole('radio', { name: 'klarna' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'card' }));
  await waitFor(() => expect(sent).toEqual([['method', { payment_method: 'card' }]]));
  expect(screen.getByRole('radio', { name: 'card' })).toBeChecked();
  await field('Card number');
});

test('CHK-015 what was said of one way to pay goes with the next try, and with another way', async () => {
  const { sent } = await open();
  server.use(answer('braintreeCreditCard', declined));
  await pay();
  expect(await screen.findByRole('alert')).toHaveTextContent('Your card was declined.');
  await userEvent.clear(await field('Security code'));
  await press('Pay C$1,222.33');
  expect(await field('Security code')).toHaveFocus();
  expect(screen.queryByText('Your card was declined.')).not.toBeInTheDocument();
  await userEvent.type(await field('Security code'), '123');
  await press('Pay C$1,222.33');
  expect(await screen.findByText('Your card was declined.')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'klarna' }));
  await screen.findByRole('radio', { name: 'Approve' });
  expect(screen.queryByText('Your card was declined.')).not.toBeInTheDocument();
  await waitFor(() => expect(sent).toHaveLength(1));
});

test('CHK-015 an applied coupon stands alone and can be removed; the focus follows', async () => {
  const { sent } = await open({ coupon_code: 'TEN', discount_amount: 1_500 });
  expect(await screen.findByText('TEN takes C$15.00 off.')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Coupon code' })).not.toBeInTheDocument();
  await press('Remove TEN');
  expect(await field('Coupon code')).toHaveFocus();
  expect(sent).toEqual([['coupon', { draft_id: 'd-1', coupon_code: null }]]);
  await userEvent.type(await field('Coupon code'), 'ten');
  await press('Check');
  await press('Apply ten');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Remove ten' })).toHaveFocus());
});

test('a coupon that was not applied says so until the next one is tried', async () => {
  await open();
  const code = await field('Coupon code');
  await userEvent.type(code, 'old');
  await press('Check');
  server.use(answer('applyDraftCoupon', { code: 400, message: 'This coupon has expired.' }));
  await press('Apply old');
  expect(await screen.findByText('This coupon has expired.')).toBeVisible();
  await userEvent.type(code, 'er');
  await press('Check');
  expect(await screen.findByRole('button', { name: 'Apply older' })).toBeVisible();
  expect(screen.queryByText('This coupon has expired.')).not.toBeInTheDocument();
});

test('ADDR-008 ADDR-010 CHK-015 a customer picks and edits saved addresses here too', async () => {
  const { sent } = await open({ shipping_address: work }, 'customer');
  await press('Change');
  expect(await screen.findByRole('radio', { name: /8 Rue Saint-Jean/ })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: /12 Rue Sainte-Catherine/ }));
  await press('Use this address');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Change' })).toHaveFocus());
  expect(sent).toEqual([['address', expect.objectContaining({ draft_id: 'd-1', address_entity_id: 5 })]]);
  const stored = () => JSON.parse(localStorage.getItem(storageKeys.shippingAddress) ?? 'null') as unknown;
  expect(stored()).toMatchObject({ street: '12 Rue Sainte-Catherine', region_code: 'QC' });

  await press('Change');
  await press('Edit this address');
  await userEvent.clear(await field('City'));
  await userEvent.type(await field('City'), 'Laval');
  await press('Use this address');
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(sent.slice(1)).toEqual([
    ['book', expect.objectContaining({ address_entity_id: 5, city: 'Laval', is_default_shipping: true })],
    ['address', expect.objectContaining({ draft_id: 'd-1', address_entity_id: 5, city: 'Laval' })],
  ]);
  await waitFor(() => expect(stored()).toMatchObject({ city: 'Laval' }));
  await field('Card number');
});

test('CHK-015 a customer’s other address is saved when they ask for it; the change can be left', async () => {
  const { sent } = await open({ shipping_address: work }, 'customer');
  await press('Change');
  await screen.findByRole('radio', { name: /8 Rue Saint-Jean/ });
  await press('Cancel');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Change' })).toHaveFocus());
  await press('Change');
  await userEvent.click(await screen.findByRole('radio', { name: 'Another address' }));
  for (const [name, text] of [
    ['First name', 'Ana'],
    ['Last name', 'Tremblay'],
    ['Street address', '3 Chemin du Lac'],
    ['City', 'Bromont'],
    ['Postal code', 'J2L 1A1'],
    ['Phone', '4505550123'],
  ] as const) {
    await userEvent.type(await field(name), text);
  }
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Province or territory' }), 'Quebec');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Save this address in my account' }));
  await press('Use this address');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toEqual([
    ['book', expect.not.objectContaining({ address_entity_id: expect.anything() })],
    ['address', expect.objectContaining({ address_entity_id: 7, city: 'Bromont' })],
  ]);
  await field('Card number');
});

test('while the order is on its way nothing of it can be changed', async () => {
  const { location } = await open();
  let place: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (place = resolve));
  server.use(
    answer('placeOrder', async () => {
      await gate;
      return placed;
    }),
    answer('pollingData', { order_id: placed.order_id, status: 'paid', payment: 'paid' }),
  );
  await pay();
  await waitFor(() => expect(screen.getByRole('radio', { name: 'klarna' })).toBeDisabled());
  for (const name of ['One more', 'Check', 'Change']) expect(screen.getByRole('button', { name })).toBeDisabled();
  place();
  await waitFor(() => expect(location()).toMatch(/order_id/));
});

test('the provinces can be asked for again before an address is typed', async () => {
  server.use(
    answer('orderGeneration', { draft_id: 'd-1', cart: cart([item()]) }),
    answer('orderDiscountData', { discount_amount: 0, discounts: [] }),
    ...besidePayment,
    answer('cartPaymentMethods', { list }),
    answer('countryRegions', { code: 500, message: 'later' }),
  );
  await renderPage(page, {}, { texts, path: '/pay', models: [session('guest')] });
  expect(await screen.findByRole('alert')).toHaveTextContent('The list of provinces could not be loaded.');
  server.use(answer('countryRegions', { region_list: regions }));
  await press('Try again');
  expect(await screen.findByRole('option', { name: 'Quebec' })).toBeInTheDocument();
});

test('CART-005 the draft follows what another way to pay costs', async () => {
  await open({ payment_method: 'klarna' });
  const dearer = cart([item()], { shipping_address: address, payment_method: 'card', grand_total: 130_000 });
  let asked = 0;
  server.use(
    answer('cartPayment', dearer),
    answer('orderGeneration', () => ((asked += 1), { draft_id: 'd-2', cart: dearer })),
  );
  await userEvent.click(await screen.findByRole('radio', { name: 'card' }));
  expect(await screen.findByRole('button', { name: 'Pay C$1,300.00' })).toBeVisible();
  expect(asked).toBe(1);
});

test('CART-005 a draft that is being placed stays, whatever the way to pay costs', async () => {
  const { sent, store } = await open({ payment_method: 'klarna' });
  let notify: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (notify = resolve));
  let asked = 0;
  const dearer = cart([item()], { shipping_address: address, payment_method: 'card', grand_total: 130_000 });
  server.use(
    answer('cartPayment', async () => (await gate, dearer)),
    answer('orderGeneration', () => ((asked += 1), { draft_id: 'd-2', cart: dearer })),
    answer('placeOrder', async ({ body }) => {
      sent.push(['place', body?.draft_id]);
      notify();
      return new Promise<never>(() => undefined);
    }),
  );
  await userEvent.click(await screen.findByRole('radio', { name: 'card' }));
  await pay();
  await waitFor(() => expect(sent).toContainEqual(['place', 'd-1']));
  const known = () => cartApi.endpoints.cart.select()(store.getState()).data?.grand_total;
  await waitFor(() => expect(known()).toBe(130_000));
  expect(screen.getByText('Placing your order')).toBeVisible();
  expect(asked).toBe(0);
});
