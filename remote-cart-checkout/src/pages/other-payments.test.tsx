import type { Cart, PaymentMethod } from '@shop/contract';
import { answer, breakConnection, renderPage, useServer } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as page from './payment.tsx';
import { leaveFor } from '../features/payment/leave.ts';
import { besidePayment } from '../testing/beside-payment.ts';
import { address, cart, item, orderToken, placed, regions, texts } from '../testing/fixtures.ts';

jest.mock('../features/payment/leave.ts', () => ({ leaveFor: jest.fn() }));

const server = useServer();
afterEach(() => {
  sessionStorage.clear();
  jest.mocked(leaveFor).mockClear();
});

/** Whoever pays without a card has none to check. */
const notTaken = 'The payment was declined, and nothing was charged. Please try again or choose another way to pay.';

const open = async (
  method: PaymentMethod,
  changes: Partial<Cart> = {},
  language: 'en' | 'fr' = 'en',
  closed: string[] = [],
) => {
  const ready = { shipping_address: address, customer_email: 'ana@example.ca', payment_method: method };
  const list = (['card', 'klarna', 'alipay'] as const).map((code) => ({
    code,
    title: code,
    enabled: !closed.includes(code),
  }));
  server.use(
    answer('carts', cart([item()], { ...ready, ...changes })),
    answer('countryRegions', { region_list: regions }),
    ...besidePayment,
    answer('cartPaymentMethods', { list }),
    answer('braintreeClientToken', { client_token: 'client', provider: 'sandbox' }),
    answer('klarnaInfo', {
      is_enabled: 1,
      installments: 4,
      installment_amount: 30_558,
      terms_url: '/terms-conditions',
    }),
  );
  return renderPage(page, {}, { texts, path: '/checkout/payment', language });
};

const payLater = (sent: unknown[], status: 'authorised' | 'declined') => {
  server.use(
    answer('klarnaClientToken', () => {
      sent.push('token');
      return { client_token: 'c', session_id: 's', expires_at: '2026-06-01T12:00:00Z', provider: 'sandbox' };
    }),
    answer('klarnaPayment', ({ body }) => {
      sent.push(body?.authorization_token.replace(/_[\da-f]+$/, ''));
      return { payment_id: 'p-1', status };
    }),
    answer('orderToken', orderToken),
    answer('createOrder', ({ body }) => {
      sent.push([body?.payment_method, body?.payment_nonce]);
      return placed;
    }),
  );
};

test('CHK-007 pay later: client token, payment, order; what each instalment comes to', async () => {
  const { location } = await open('klarna');
  const sent: unknown[] = [];
  payLater(sent, 'authorised');
  expect(await screen.findByText(/4 payments of C\$305.58/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Pay C$1,222.33' }));
  await waitFor(() => expect(location()).toBe(`/checkout/order?order_id=${placed.order_id}`));
  expect(sent).toEqual(['token', 'sandbox_approve', ['klarna', 'p-1']]);
});

test('CART-005 what paying later takes off stands among the sums, apart from a coupon', async () => {
  await open('klarna', { discount_amount: 4_400, klarna_discount: 4_000, coupon_discount: 400 });
  const rows = [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
  expect(rows).toEqual(expect.arrayContaining(['Discount-C$4.00', 'Pay-later discount-C$40.00']));
});

test('CART-005 a way to pay that is closed by now does not price the cart', async () => {
  const sent: unknown[] = [];
  server.use(answer('cartPayment', ({ body }) => (sent.push(body), cart([item()], { shipping_address: address }))));
  await open('alipay', { payment_method: 'klarna' }, 'en', ['klarna']);
  await waitFor(() => expect(sent).toEqual([{ payment_method: 'card' }]));
});

test('a pay-later payment that is declined places no order and says so', async () => {
  await open('klarna');
  const sent: unknown[] = [];
  payLater(sent, 'declined');
  await userEvent.click(screen.getByRole('radio', { name: 'Decline' }));
  await userEvent.click(screen.getByRole('button', { name: 'Pay C$1,222.33' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(notTaken);
  expect(sent).toEqual(['token', 'sandbox_decline']);
});

test('a payment under review leads to its result, not to the confirmation', async () => {
  const { location } = await open('klarna');
  payLater([], 'authorised');
  server.use(answer('createOrder', { ...placed, status: 'pending_payment' }));
  await userEvent.click(screen.getByRole('button', { name: 'Pay C$1,222.33' }));
  await waitFor(() => expect(location()).toBe(`/Payresult?order_id=${placed.order_id}`));
});

test('CHK-008 the wallet: pre-pay-risk, get-token, its risk, the order, then the wallet’s own page', async () => {
  const { location } = await open('alipay');
  const sent: unknown[] = [];
  server.use(
    answer('prePayRisk', ({ body }) => (sent.push(['risk', body]), { status: 'approved' as const })),
    answer('walletToken', ({ query }) => {
      sent.push(['token', query.get('grand_total')]);
      return { token: 'w-1', redirect_url: '/dev/wallet?token=w-1', expires_at: '2026-06-01T12:00:00Z' };
    }),
    answer('alipayUnderRiskified', ({ body }) => (sent.push(['token risk', body]), { status: 'review' as const })),
    answer('orderToken', orderToken),
    answer('createOrder', ({ body }) => {
      sent.push([body?.payment_method, body?.payment_nonce]);
      return { ...placed, status: 'pending_payment' };
    }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Pay C$1,222.33 with your wallet' }));
  await waitFor(() =>
    expect(leaveFor).toHaveBeenCalledWith('/dev/wallet?token=w-1', `/Payresult?order_id=${placed.order_id}`),
  );
  expect(sent).toEqual([
    ['risk', { payment_method: 'alipay' }],
    ['token', '122233'],
    ['token risk', { token: 'w-1' }],
    ['alipay', 'w-1'],
  ]);
  await waitFor(() => expect(location()).toBe(`/Payresult?order_id=${placed.order_id}`));
});

test('a wallet’s order whose answer was lost is found by its key, and still paid on the wallet’s page', async () => {
  await open('alipay');
  server.use(
    answer('prePayRisk', { status: 'approved' }),
    answer('walletToken', {
      token: 'w-1',
      redirect_url: '/dev/wallet?token=w-1',
      expires_at: '2026-06-01T12:00:00Z',
    }),
    answer('alipayUnderRiskified', { status: 'approved' }),
    answer('orderToken', orderToken),
    breakConnection('createOrder'),
    answer('orderByKey', { ...placed, status: 'pending_payment' }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Pay C$1,222.33 with your wallet' }));
  await waitFor(() => expect(leaveFor).toHaveBeenCalledTimes(1));
  expect(leaveFor).toHaveBeenCalledWith('/dev/wallet?token=w-1', `/Payresult?order_id=${placed.order_id}`);
});

test.each([
  ['en', 'An order this large is placed with our team. Nothing was charged. Please contact us.'],
  [
    'fr',
    'Une commande de cette taille se passe avec notre équipe. Rien n’a été débité. Veuillez communiquer avec nous.',
  ],
] as const)(
  'API-123 a wallet payment that is too risky asks for no token, and says so in %s',
  async (language, text) => {
    await open('alipay', {}, language);
    server.use(answer('prePayRisk', { status: 'declined' }));
    await userEvent.click(screen.getByRole('button', { name: /1,222.33|1\s222,33/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(leaveFor).not.toHaveBeenCalled();
  },
);

test('CHK-011 a tip is created by the first choice and updated by the next', async () => {
  const sent: unknown[] = [];
  const first = await open('card');
  server.use(
    answer('createTipDonation', ({ body }) => {
      sent.push(['create', body]);
      return { tip_id: 5, amount: 500, order_id: null };
    }),
  );
  await screen.findByRole('textbox', { name: 'Card number' });
  expect(screen.getByRole('radio', { name: 'No tip' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'C$5.00' }));
  await waitFor(() => expect(sent).toEqual([['create', { amount: '500' }]]));
  first.unmount();
  await open('card', { tip_id: 5, tip_amount: 500 });
  server.use(
    answer('updateTipDonation', ({ body }) => {
      sent.push(['update', body]);
      return { tip_id: 5, amount: 0, order_id: null };
    }),
  );
  await screen.findByRole('textbox', { name: 'Card number' });
  expect(screen.getByRole('radio', { name: 'C$5.00' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'No tip' }));
  await waitFor(() => expect(sent.at(-1)).toEqual(['update', { tip_id: '5', amount: '0' }]));
});
