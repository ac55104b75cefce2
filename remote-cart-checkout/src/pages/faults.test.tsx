import type { CallName } from '@shop/contract';
import { answer, breakConnection, renderPage, tooMany, useServer, type TestOptions } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { checkoutAnswers } from '../testing/checkout.ts';
import { address, cart, item, session, texts } from '../testing/fixtures.ts';
import * as cartPage from './cart.tsx';
import * as orderPage from './order-confirmation.tsx';
import * as payPage from './pay.tsx';
import * as paymentPage from './payment.tsx';
import * as resultPage from './pay-result.tsx';
import * as addressPage from './shipping-address.tsx';

const server = useServer();
afterEach(() => sessionStorage.clear());

const ready = cart([item()], { shipping_address: address, customer_email: 'ana@example.ca' });

beforeEach(() =>
  server.use(
    ...checkoutAnswers(ready),
    answer('orderGeneration', { draft_id: 'd-1', cart: ready }),
    answer('orderDiscountData', { discount_amount: 0, discounts: [] }),
  ),
);

interface Fault {
  fault: string;
  answered: (name: CallName) => ReturnType<typeof breakConnection>;
  en: string;
  fr: string;
}
const outage = 'We are counting the stock.';

/** Each kind of fault as the API gives it, and what is said of it. */
const faults: readonly Fault[] = [
  {
    fault: 'ERR-001 code 429',
    answered: (name) => tooMany(name, 45),
    en: 'Too many requests. Please wait 45 seconds and try again.',
    fr: 'Trop de requêtes. Veuillez patienter 45 secondes et réessayer.',
  },
  {
    fault: 'ERR-001 code 2002',
    answered: (name) => tooMany(name, 600, 2002),
    en: 'Too many requests. Please wait 10 minutes and try again.',
    fr: 'Trop de requêtes. Veuillez patienter 10\u00a0minutes et réessayer.',
  },
  {
    fault: 'ERR-001 code 429 that names no time',
    answered: (name) => answer(name, { code: 429, message: '' }),
    en: 'Too many requests. Please wait a moment and try again.',
    fr: 'Trop de requêtes. Veuillez patienter un instant et réessayer.',
  },
  {
    fault: 'ERR-002 code 500',
    answered: (name) => answer(name, { code: 500, message: outage }),
    en: outage,
    fr: outage,
  },
  {
    fault: 'ERR-004 code 10404',
    answered: (name) => answer(name, { code: 10404, message: '' }),
    en: 'This could not be found. It may have been removed.',
    fr: 'Élément introuvable : il a peut-être été supprimé.',
  },
  {
    fault: 'ERR-005 no connection',
    answered: breakConnection,
    en: 'The network connection has been disconnected, please check the network.',
    fr: 'La connexion réseau est interrompue, veuillez vérifier le réseau.',
  },
  {
    fault: 'ERR-007 another failure',
    answered: (name) => answer(name, { code: 418, message: '' }),
    en: 'An error occurred, please try again later.',
    fr: 'Une erreur s’est produite, veuillez réessayer plus tard.',
  },
];

/** `of` is what a page cannot do without. */
const reads = [
  { place: 'cart', page: cartPage, path: '/checkout/cart', of: 'carts' },
  { place: 'address', page: addressPage, path: '/checkout/shipping-address', of: 'carts' },
  { place: 'provinces', page: addressPage, path: '/checkout/shipping-address', of: 'countryRegions' },
  { place: 'payment', page: paymentPage, path: '/checkout/payment', of: 'carts' },
  { place: 'methods', page: paymentPage, path: '/checkout/payment', of: 'cartPaymentMethods' },
  { place: 'provider', page: paymentPage, path: '/checkout/payment', of: 'braintreeClientToken' },
  { place: '/pay', page: payPage, path: '/pay', of: 'orderGeneration' },
  { place: 'methods of /pay', page: payPage, path: '/pay', of: 'cartPaymentMethods' },
  { place: 'order', page: orderPage, path: '/checkout/order?order_id=CA1', of: 'orderInformation' },
  { place: 'result', page: resultPage, path: '/Payresult?order_id=CA1', of: 'pollingData' },
] as const;

const languages = ['en', 'fr'] as const;

/** Draws a page, and notes where the client led away to and what it said in toasts. */
const open = async (page: (typeof reads)[number]['page'], path: string, options: TestOptions = {}) => {
  const ledAway: string[] = [];
  const messages: unknown[] = [];
  await renderPage(page, {}, { texts, path, ledAway, told: messages, models: [session('guest')], ...options });
  return { ledAway, messages };
};
const oneSaying = async (text: string) => {
  await waitFor(() =>
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([expect.stringContaining(text)]),
    ),
  );
};

describe.each(faults)('$fault is said in place', ({ answered, ...words }) => {
  test.each(reads)('$place, with a way to try again', async ({ page, path, of }) => {
    server.use(answered(of));
    const { ledAway, messages } = await open(page, path);
    await oneSaying(words.en);
    expect(screen.getByRole('button', { name: /^(Try|Check) again$/ })).toBeVisible();
    expect([ledAway, messages]).toEqual([[], []]);
  });

  test.each(languages)('in %s at a change, and what was typed stays', async (language) => {
    const { ledAway, messages } = await open(cartPage, '/checkout/cart', { language });
    server.use(answered('applyCoupon'));
    const field = screen.getByRole('textbox', { name: language === 'en' ? 'Coupon code' : 'Code promo' });
    await userEvent.type(field, 'SAVE10{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(words[language]));
    expect(field).toHaveValue('SAVE10');
    expect([ledAway, messages]).toEqual([[], []]);
  });
});

test('ERR-001 who waits for a page is not held up by a wait that another call was told of', async () => {
  server.use(tooMany('cartPaymentMethods', 600));
  await open(paymentPage, '/checkout/payment');
  await oneSaying('Please wait 10 minutes');
  server.use(answer('cartPaymentMethods', { list: [{ code: 'card', title: 'Credit card', enabled: true }] }));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('textbox', { name: 'Card number' })).toBeVisible();
});

test('ERR-003 a code 500 of a change is tracked', async () => {
  const serverErrors: unknown[] = [];
  await open(cartPage, '/checkout/cart', { serverErrors });
  server.use(answer('applyCoupon', { code: 500, message: outage }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Coupon code' }), 'SAVE10{Enter}');
  await waitFor(() =>
    expect(serverErrors).toEqual([{ call: 'applyCoupon', request: expect.any(String), message: outage }]),
  );
  expect(within(screen.getByRole('region', { name: 'Order summary' })).getByText(outage)).toBeVisible();
});
