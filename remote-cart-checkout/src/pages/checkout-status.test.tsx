import { answer, breakConnection, renderPage, useServer, type Rendered } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartSelectors, type CartState } from '../features/cart/slice.ts';
import { checkoutAnswers } from '../testing/checkout.ts';
import { address, cart, item, session, texts } from '../testing/fixtures.ts';
import * as addressPage from './shipping-address.tsx';
import * as cartPage from './cart.tsx';
import * as paymentPage from './payment.tsx';

const server = useServer();

const gift = {
  item_id: 9,
  name: 'Birch mug',
  price: 2_500,
  special_price: 0,
  small_image: null,
  is_add: 0,
  is_confirmed: 0,
} as const;
const ready = cart([item()], {
  shipping_address: address,
  customer_email: 'ana@example.ca',
  payment_method: 'card',
  gift_product: [gift],
});

beforeEach(() =>
  server.use(
    ...checkoutAnswers(ready, [
      { code: 'card', title: 'Card', enabled: true },
      { code: 'alipay', title: 'Wallet', enabled: true },
    ]),
  ),
);

const words = { en: 'Nothing was changed.', fr: 'Rien n’a été modifié.' };
const statusOf = ({ store }: Rendered) => cartSelectors.selectStatus(store.getState() as unknown as CartState);

/** Changes by a buyer, each with its call. */
const changes = [
  {
    what: 'address',
    page: addressPage,
    path: '/checkout/shipping-address',
    of: 'cartAddress',
    act: () => userEvent.click(screen.getByRole('button', { name: /^(Continue to payment|Continuer vers)/ })),
  },
  {
    what: 'payment',
    page: paymentPage,
    path: '/checkout/payment',
    of: 'cartPayment',
    act: () => userEvent.click(screen.getByRole('radio', { name: 'Wallet' })),
  },
  {
    what: 'tip',
    page: paymentPage,
    path: '/checkout/payment',
    of: 'createTipDonation',
    act: () => userEvent.click(screen.getByRole('radio', { name: /5[.,]00/ })),
  },
  {
    what: 'gift',
    page: cartPage,
    path: '/checkout/cart',
    of: 'addGift',
    act: () => userEvent.click(screen.getByRole('button', { name: /Birch mug$/ })),
  },
] as const;

describe.each(changes)('ERR-009 CART-022 $what', ({ page, path, of, act }) => {
  test.each(['en', 'fr'] as const)('in %s a refusal ends in fail, with the shop’s words in place', async (language) => {
    const view = await renderPage(page, {}, { texts, path, language, models: [session('guest')] });
    const seen: unknown[] = [];
    view.store.subscribe(() => seen.push(statusOf(view)));
    server.use(answer(of, { code: 409, message: words[language] }));
    await act();
    expect(await screen.findByText(new RegExp(words[language]))).toBeVisible();
    await waitFor(() => expect(statusOf(view)).toBe('fail'));
    expect(seen).toContain(null);
  });

  test('so does a lost connection', async () => {
    const view = await renderPage(page, {}, { texts, path, models: [session('guest')] });
    server.use(breakConnection(of));
    await act();
    expect(await screen.findByText(/The network connection has been disconnected/)).toBeVisible();
    await waitFor(() => expect(statusOf(view)).toBe('fail'));
  });
});

test('an e-mail that the API refuses is told at its field, and stays as typed', async () => {
  await renderPage(addressPage, {}, { texts, path: '/checkout/shipping-address', models: [session('guest')] });
  const message = 'Invalid value: email.';
  server.use(answer('cartAddress', { code: 400, message, result: { field: 'email' } as never })); // a refusal's
  await userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
  const email = screen.getByRole('textbox', { name: 'Email' });
  await waitFor(() => expect(email).toBeInvalid());
  expect(email).toHaveAccessibleDescription(expect.stringContaining(message));
  expect(email).toHaveValue('ana@example.ca');
});
