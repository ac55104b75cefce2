import { calls, type Cart } from '@shop/contract';
import { answer, renderPage, useServer } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import config from '../../remote.config.ts';
import * as page from './pay.tsx';
import { address, cart, item, placed, regions, session, texts } from '../testing/fixtures.ts';
import { sandboxCards } from '../testing/sandbox-cards.ts';

const server = useServer();
afterEach(() => sessionStorage.clear());

const ready = (changes: Partial<Cart> = {}) =>
  cart([item()], { shipping_address: address, customer_email: 'ana@example.ca', ...changes });

const actions: { type: string; payload?: unknown }[] = [];
const open = async (given: Cart = ready(), who: 'guest' | 'customer' = 'guest', language: 'en' | 'fr' = 'en') => {
  actions.length = 0;
  server.use(
    answer('orderGeneration', { draft_id: 'd-1', cart: given }),
    answer('orderDiscountData', { discount_amount: 0, discounts: [] }),
    answer('countryRegions', { region_list: regions }),
    answer('cartPaymentMethods', { list: [{ code: 'card', title: 'Credit card', enabled: true }] }),
    answer('userAddresses', {
      list: [{ ...address, address_entity_id: 3 }],
      default_shipping: null,
      default_billing: null,
    }),
    answer('braintreeClientToken', { client_token: 'client', provider: 'sandbox' }),
    answer('braintreeCreditCard', { nonce: 'n-1', card_type: 'Visa', last_four: '1111' }),
    answer('braintreeUnderRiskified', { status: 'approved' }),
    sandboxCards(),
  );
  const view = await renderPage(page, {}, { texts, path: '/pay', language, models: [session(who)], actions });
  await screen.findByRole('heading', { name: language === 'en' ? 'Your items' : 'Vos articles' });
  if (given.shipping_address) await screen.findByRole('textbox', { name: /^(Card number|Numéro de carte)$/ });
  return view;
};
const field = (name: string) => screen.getByRole('textbox', { name });
const pay = async (): Promise<void> => {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Card number' }), '4111 1111 1111 1111');
  await userEvent.type(field('Expiry (MM/YY)'), '04/39');
  await userEvent.type(field('Security code'), '123');
  await userEvent.type(field('Name on card'), 'Ana Tremblay');
  await userEvent.click(screen.getByRole('button', { name: 'Pay C$1,222.33' }));
};

test('ROUTE-037 the route /pay shows the single-page pay in the blank layout', async () => {
  expect(config.routes).toContainEqual(expect.objectContaining({ path: '/pay', layout: 'blank', page: './pay' }));
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Express checkout' })).toBeVisible();
  expect(screen.getByText('Montréal QC H2X 1K4')).toBeVisible();
  expect(screen.getByText('C$1,222.33')).toBeVisible();
});

test('TRK-001 /pay is the cart and its checkout: both are tracked once for a visit, whatever is changed', async () => {
  await open();
  const events = () => actions.filter(({ type }) => type === 'tracking/tracked').map(({ payload }) => payload);
  const seen = { items_qty: 2, value: 122_233 };
  const both = [
    { event: 'viewCart', ...seen },
    { event: 'beginCheckout', ...seen },
  ];
  expect(events()).toEqual(both);
  let asked = 0;
  server.use(
    answer('cartsOperate', ready()),
    answer('orderGeneration', () => ((asked += 1), { draft_id: 'd-1', cart: ready({ grand_total: 99_900 }) })),
  );
  await userEvent.click(screen.getByRole('button', { name: 'One more' }));
  await waitFor(() => expect(asked).toBe(1));
  expect(await screen.findByText('C$999.00')).toBeVisible();
  expect(events()).toEqual(both);
});

test('CHK-015 the page uses the /mobile calls: quantity, coupon, address and the order itself', async () => {
  const used = [
    'cartsOperate',
    'orderGeneration',
    'orderDiscountData',
    'confirmCoupon',
    'applyDraftCoupon',
    'userAddresses',
    'orderAddress',
    'placeOrder',
    'pollingData',
  ] as const;
  expect(used.filter((name) => !calls[name].path.startsWith('/mobile/'))).toEqual([]);
  const { location } = await open(ready(), 'customer');
  const sent: unknown[] = [];
  const draft = { draft_id: 'd-1', cart: ready() };
  server.use(
    answer('cartsOperate', ({ body }) => (sent.push(body), ready())),
    answer('confirmCoupon', ({ body }) => (sent.push(body), { coupon_code: 'TEN', discount_amount: 1_500 })),
    answer('applyDraftCoupon', ({ body }) => (sent.push(body), draft)),
    answer('orderAddress', ({ body }) => (sent.push({ draft: body?.draft_id, city: body?.city }), draft)),
    answer('placeOrder', ({ body }) => (sent.push([body?.draft_id, body?.payment_nonce]), placed)),
    answer('pollingData', { order_id: placed.order_id, status: 'paid', payment: 'paid' }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'One more' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  await userEvent.type(field('Coupon code'), 'ten');
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Apply TEN' }));
  await waitFor(() => expect(sent).toHaveLength(3));
  await userEvent.click(screen.getByRole('button', { name: 'Change' }));
  const [take] = await screen.findAllByRole('button', { name: 'Use this address' });
  if (take) await userEvent.click(take);
  await waitFor(() => expect(sent).toHaveLength(4));
  await pay();
  await waitFor(() => expect(location()).toBe(`/checkout/order?order_id=${placed.order_id}`));
  expect(sent).toEqual([
    { item_id: 1, qty: 3 },
    { draft_id: 'd-1', coupon_code: 'ten' },
    { draft_id: 'd-1', coupon_code: 'TEN' },
    { draft: 'd-1', city: 'Montréal' },
    ['d-1', 'n-1'],
  ]);
});

test('CHK-013 while its payment is open /pay asks polling-data; what fails has its result', async () => {
  const { location } = await open();
  const asked: unknown[] = [];
  server.use(
    answer('placeOrder', { ...placed, status: 'pending_payment' }),
    answer('pollingData', ({ body }) => {
      asked.push(body);
      return { order_id: placed.order_id, status: 'cancelled', payment: 'failed' };
    }),
  );
  await pay();
  await waitFor(() => expect(location()).toBe(`/Payresult?order_id=${placed.order_id}`));
  expect(asked).toEqual([{ order_id: placed.order_id }]);
});

test('API-123 an order of /pay that is looked at has its result too', async () => {
  const { location } = await open();
  server.use(
    answer('placeOrder', { ...placed, status: 'pending_payment' }),
    answer('pollingData', {
      order_id: placed.order_id,
      status: 'pending_payment',
      payment: 'pending',
      in_review: true,
    }),
  );
  await pay();
  await waitFor(() => expect(location()).toBe(`/Payresult?order_id=${placed.order_id}`));
});

test('a total that has changed is told, and nothing is ordered', async () => {
  await open();
  server.use(
    answer('placeOrder', { code: 409, message: 'Your total has changed.' }),
    answer('orderByKey', { code: 404, message: '' }),
    answer('carts', ready()),
  );
  await pay();
  expect(await screen.findByRole('alert')).toHaveTextContent('Your total has changed.');
});

test('a guest types an address with an e-mail; what is refused is told', async () => {
  await open(ready({ shipping_address: null, customer_email: null }), 'guest', 'fr');
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  expect(await screen.findByRole('textbox', { name: /courriel/i })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Utiliser cette adresse' }));
  expect(screen.getByRole('textbox', { name: /courriel/i })).toHaveFocus();
});

test('an empty cart leads back to the cart', async () => {
  server.use(
    answer('orderGeneration', { code: 409, message: 'Your cart is empty.' }),
    answer('countryRegions', { region_list: regions }),
  );
  const { location } = await renderPage(page, {}, { texts, path: '/pay', models: [session('guest')] });
  await waitFor(() => expect(location()).toBe('/checkout/cart'));
});
