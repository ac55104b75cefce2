import { calls, type CallInput, type Cart } from '@shop/contract';
import { cartApi, type LoaderContext } from '@shop/platform';
import { answer, answerOutside, breakConnection, makeTestStore, renderPage, useServer } from '@shop/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import config from '../../remote.config.ts';
import * as page from './payment.tsx';
import * as addressPage from './shipping-address.tsx';
import { besidePayment } from '../testing/beside-payment.ts';
import { address, cart, item, orderToken, placed, regions, session, texts } from '../testing/fixtures.ts';
import { sandboxCards } from '../testing/sandbox-cards.ts';

const server = useServer();
afterEach(() => sessionStorage.clear());

const path = '/checkout/payment';
const ready = (changes: Partial<Cart> = {}) =>
  cart([item()], {
    shipping_address: address,
    customer_email: 'ana@example.ca',
    payment_method: 'card',
    ...changes,
  });
const methods = {
  list: [
    { code: 'card' as const, title: 'Credit card', enabled: true },
    { code: 'klarna' as const, title: 'Klarna', enabled: false },
    { code: 'alipay' as const, title: 'Alipay', enabled: false },
  ],
};

const serve = (given: Cart = ready()) => {
  server.use(
    answer('carts', given),
    answer('countryRegions', { region_list: regions }),
    ...besidePayment,
    answer('cartPaymentMethods', methods),
    answer('braintreeClientToken', { client_token: 'client', provider: 'sandbox' }),
    answer('braintreeCreditCard', { nonce: 'n-1', card_type: 'Visa', last_four: '1111' }),
    answer('braintreeUnderRiskified', { status: 'approved' }),
    answer('orderToken', orderToken),
    answer('createOrder', placed),
    sandboxCards(),
  );
};
const open = async (given?: Cart, language: 'en' | 'fr' = 'en') => {
  serve(given);
  const view = await renderPage(page, {}, { texts, path, language });
  // Its fields come with the provider's code: a test that ended before would ask in the next one.
  if (given?.list.length !== 0) await screen.findByRole('textbox', { name: /^(Card number|Numéro de carte)$/ });
  return view;
};
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const payButton = () => screen.getByRole('button', { name: 'Pay C$1,222.33' });

const typeCard = async (number = '4111 1111 1111 1111'): Promise<void> => {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Card number' }), number);
  await userEvent.type(field('Expiry (MM/YY)'), '04/39');
  await userEvent.type(field('Security code'), '123');
  await userEvent.type(field('Name on card'), 'Ana Tremblay');
};
const load = (given: Cart) => {
  serve(given);
  const { dispatch, getState } = makeTestStore({ models: page.models });
  const url = new URL(path, 'http://shop.test');
  return page.loader({ dispatch, getState, url } as LoaderContext); // all that the loader uses
};

test('ROUTE-035 the route Payment shows the checkout in the blank layout', async () => {
  expect(config.routes).toContainEqual(
    expect.objectContaining({ path, name: 'Payment', layout: 'blank', page: './payment' }),
  );
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  expect(screen.getByText('Montréal QC H2X 1K4')).toBeVisible();
  expect(screen.getByText('Standard delivery · C$14.99')).toBeVisible();
  expect(screen.getByRole('link', { name: /Edit the address/ })).toHaveAttribute('href', '/checkout/shipping-address');
});

test('ADDR-008 an address edited from here is pushed to the cart, and is the shipping address from then on', async () => {
  const first = await open();
  await userEvent.click(screen.getByRole('link', { name: /Edit the address/ }));
  const addressPath = first.location();
  expect(addressPath).toBe('/checkout/shipping-address');
  first.unmount();

  expect(calls.cartAddress).toMatchObject({ method: 'PUT', path: '/api/cart/address' });
  const moved = { ...address, city: 'Québec', postcode: 'G1R 2B5' };
  const sent: CallInput<'cartAddress'>['body'][] = [];
  server.use(answer('cartAddress', ({ body }) => (sent.push(body), ready({ shipping_address: moved }))));
  const edit = await renderPage(addressPage, {}, { texts, path: addressPath, models: [session('guest')] });
  expect(field('City')).toHaveValue('Montréal');
  await userEvent.clear(field('City'));
  await userEvent.type(field('City'), 'Québec');
  await userEvent.clear(field('Postal code'));
  await userEvent.type(field('Postal code'), 'g1r2b5');
  server.use(answer('carts', ready({ shipping_address: moved })));
  await userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
  await waitFor(() => expect(edit.location()).toBe(path));
  expect(sent).toMatchObject([{ firstname: 'Ana', street: address.street, city: 'Québec', postcode: 'G1R 2B5' }]);
  const known = () => cartApi.endpoints.cart.select()(edit.store.getState()).data;
  await waitFor(() => expect(known()?.shipping_address?.city).toBe('Québec'));
});

test('CHK-001 CHK-002 card, pay later and wallet are the options; what cannot be used says so', async () => {
  await open();
  const methodGroup = within(screen.getByRole('radiogroup', { name: 'Payment method' }));
  expect(methodGroup.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual([
    'card',
    'klarna',
    'alipay',
  ]);
  expect(screen.getByRole('radio', { name: /Credit card/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Klarna Not available right now' })).toBeDisabled();
});

test('CHK-006 the sandbox provider: client token, its own fields, their token, risk, order', async () => {
  const asked: [string, unknown][] = [];
  serve();
  server.use(
    answer('braintreeClientToken', () => {
      asked.push(['token', undefined]);
      return { client_token: 'client', provider: 'sandbox' };
    }),
    sandboxCards((card) => asked.push(['provider', card])),
    answer('braintreeCreditCard', ({ body }) => {
      asked.push(['card', body]);
      return { nonce: 'n-7', card_type: 'Visa', last_four: '1111' };
    }),
    answer('braintreeUnderRiskified', ({ query }) => {
      asked.push(['risk', query.get('nonce')]);
      return { status: 'approved' };
    }),
    answer('orderToken', orderToken),
    answer('createOrder', ({ body }) => {
      asked.push(['order', body?.payment_nonce]);
      return placed;
    }),
  );
  const { location, store } = await renderPage(page, {}, { texts, path });
  await typeCard();
  await userEvent.click(payButton());
  await waitFor(() => expect(location()).toBe(`/checkout/order?order_id=${placed.order_id}`));
  expect(asked).toEqual([
    ['token', undefined],
    [
      'provider',
      {
        client_token: 'client',
        number: '4111111111111111',
        expiration_month: '04',
        expiration_year: '2039',
        cvv: '123',
      },
    ],
    ['card', { payment_method_nonce: 'card-token', grand_total: '122233' }],
    ['risk', 'n-7'],
    ['order', 'n-7'],
  ]);
  const stored = JSON.stringify([store.getState(), { ...sessionStorage }, { ...localStorage }]);
  expect(stored).not.toContain('4111');
});

test('CHK-010 a double click on Pay places one order', async () => {
  const { location } = await open();
  const keys: unknown[] = [];
  server.use(answer('createOrder', ({ body }) => (keys.push(body?.idempotency_key), placed)));
  await typeCard();
  await userEvent.dblClick(payButton());
  await waitFor(() => expect(location()).toMatch(/order_id/));
  expect(keys).toHaveLength(1);
});

test('ERR-016 a declined card shows the server’s message and keeps what was typed', async () => {
  await open();
  server.use(answer('braintreeCreditCard', { code: 402, message: 'Your card was declined.' }));
  await typeCard();
  await userEvent.click(payButton());
  expect(await screen.findByRole('alert')).toHaveTextContent('Your card was declined.');
  expect(field('Card number')).toHaveValue('4111 1111 1111 1111');
  expect(payButton()).not.toHaveAttribute('aria-busy');
});

test('ERR-016 a failure without a message shows the general one', async () => {
  await open();
  server.use(answer('createOrder', { code: 400, message: '' }));
  await typeCard();
  await userEvent.click(payButton());
  expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred, please try again later.');
});

test('no field of a card has a name or stands in a form, and Enter pays', async () => {
  const { location } = await open();
  await typeCard();
  for (const name of ['Card number', 'Expiry (MM/YY)', 'Security code', 'Name on card']) {
    expect(field(name)).not.toHaveAttribute('name');
    expect(field(name).closest('form')).toBeNull();
  }
  expect(payButton()).toHaveAttribute('type', 'button');
  await userEvent.type(field('Name on card'), '{Enter}');
  await waitFor(() => expect(location()).toMatch(/order_id/));
});

test('before the provider’s client token has come there is nothing to type a card into, and nothing to press', async () => {
  serve();
  server.use(breakConnection('braintreeClientToken'));
  await renderPage(page, {}, { texts, path });
  expect(screen.queryByRole('textbox', { name: 'Card number' })).not.toBeInTheDocument();
  expect(payButton()).toBeDisabled();
  expect(await screen.findByRole('alert')).toHaveTextContent('The payment provider could not be reached.');
  server.use(answer('braintreeClientToken', { client_token: 'client', provider: 'sandbox' }));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('textbox', { name: 'Card number' })).toBeVisible();
});

test('what the provider finds fault with is told in its words', async () => {
  await open();
  server.use(answerOutside('/dev/cards/tokens', () => ({ code: 400, message: 'This card number is not right.' }), 400));
  await typeCard();
  await userEvent.click(payButton());
  expect(await screen.findByRole('alert')).toHaveTextContent('This card number is not right.');
});

test('a wrong card number is told at its field, which gets the focus', async () => {
  await open();
  await typeCard('4111 1111 1111 1112');
  await userEvent.click(payButton());
  expect(field('Card number')).toHaveFocus();
  expect(field('Card number')).toHaveAccessibleDescription('This card number is not valid. Please check it.');
});

test('CHK-005 CHK-011 while the order is on its way, method and tip cannot be changed', async () => {
  serve();
  let place: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (place = resolve));
  const list = methods.list.map((method) => ({ ...method, enabled: true }));
  server.use(
    ...besidePayment,
    answer('cartPaymentMethods', { list }),
    answer('orderToken', orderToken),
    answer('createOrder', async () => {
      await gate;
      return { code: 402, message: 'Your card was declined.' };
    }),
  );
  await renderPage(page, {}, { texts, path });
  await typeCard();
  const changeable = () => ['Klarna', 'C$2.00'].map((name) => screen.getByRole<HTMLInputElement>('radio', { name }));
  expect(changeable().map(({ disabled }) => disabled)).toEqual([false, false]);
  await userEvent.click(payButton());
  await waitFor(() => expect(changeable().map(({ disabled }) => disabled)).toEqual([true, true]));
  expect(screen.getByRole('radio', { name: 'Credit card' })).toBeChecked();
  place();
  expect(await screen.findByRole('alert')).toHaveTextContent('Your card was declined.');
  expect(changeable().map(({ disabled }) => disabled)).toEqual([false, false]);
});

test('a lost order can be retried, and is sent with the same key', async () => {
  const { location } = await open();
  server.use(breakConnection('createOrder'), answer('orderByKey', { code: 404, message: '' }));
  await typeCard();
  await userEvent.click(payButton());
  expect(await screen.findByRole('alert')).toHaveTextContent(/never placed or charged twice/);
  expect(screen.getByRole('radio', { name: 'C$2.00' })).toBeDisabled();
  const key = sessionStorage.getItem('order_intention');
  const bodies: CallInput<'createOrder'>['body'][] = [];
  server.use(answer('createOrder', ({ body }) => (bodies.push(body), placed)));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(location()).toMatch(/order_id/));
  expect(bodies[0]?.idempotency_key).toBe(key);
});

test('after a reload an order whose answer was lost is found, although the cart is empty', async () => {
  sessionStorage.setItem('order_intention', 'key-of-before');
  server.use(answer('orderByKey', placed));
  const { location } = await open(cart([]));
  await waitFor(() => expect(location()).toBe(`/checkout/order?order_id=${placed.order_id}`));
});

test('a kept key without an order leads an empty cart back to the cart', async () => {
  sessionStorage.setItem('order_intention', 'key-of-before');
  server.use(answer('orderByKey', { code: 404, message: '' }));
  const { location } = await open(cart([]));
  await waitFor(() => expect(location()).toBe('/checkout/cart'));
  await act(async () => undefined);
});

test('guards: an empty cart to the cart, no or half an address to the address', async () => {
  expect(await load(cart([]))).toEqual({ redirect: '/checkout/cart' });
  expect(await load(ready({ shipping_address: null }))).toEqual({ redirect: '/checkout/shipping-address' });
  expect(await load(ready({ shipping_address: { ...address, city: ' ' } }))).toEqual({
    redirect: '/checkout/shipping-address',
  });
  expect(await load(ready())).toBeUndefined();
});

test('the page speaks French', async () => {
  await open(ready(), 'fr');
  expect(screen.getByRole('button', { name: 'Payer 1\u00A0222,33\u00A0$' })).toBeVisible();
});
