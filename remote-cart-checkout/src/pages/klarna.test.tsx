import { answer, renderPage, useServer } from '@shop/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as page from './payment.tsx';
import type { KlarnaAnswer, KlarnaPayments } from '../features/payment/providers/klarna/sdk.ts';
import { besidePayment } from '../testing/beside-payment.ts';
import { address, cart, item, orderToken, placed, regions, texts } from '../testing/fixtures.ts';

const server = useServer();
const SCRIPT = 'https://x.klarnacdn.net/kp/lib/v1/api.js';
const script = () => document.querySelector<HTMLScriptElement>(`script[src="${SCRIPT}"]`);

const init = jest.fn<void, Parameters<KlarnaPayments['init']>>();
let loaded: KlarnaAnswer;
let authorised: KlarnaAnswer;
const authorize = jest.fn<void, Parameters<KlarnaPayments['authorize']>>((_options, _data, answered) =>
  answered(authorised),
);
const load = jest.fn<void, Parameters<KlarnaPayments['load']>>(({ container }, _data, answered) => {
  container.textContent = 'Klarna asks';
  answered(loaded);
});
beforeEach(() => {
  jest.clearAllMocks();
  loaded = { show_form: true };
  authorised = { show_form: true, approved: true, authorization_token: 'a-1' };
});
afterEach(() => sessionStorage.clear());

const sent: unknown[] = [];
const open = async (method: 'klarna' | 'card' = 'klarna', status: 'authorised' | 'declined' = 'authorised') => {
  sent.length = 0;
  server.use(
    answer('carts', cart([item()], { shipping_address: address, payment_method: method })),
    answer('countryRegions', { region_list: regions }),
    ...besidePayment,
    answer('cartPaymentMethods', {
      list: [
        { code: 'card', title: 'Card', enabled: true, provider: 'sandbox' },
        { code: 'klarna', title: 'Later', enabled: true, provider: 'klarna' },
      ],
    }),
    answer('cartPayment', cart([item()], { shipping_address: address, payment_method: 'card' })),
    answer('klarnaClientToken', {
      client_token: 'client-token',
      session_id: 's-1',
      expires_at: '2026-06-01T12:00:00Z',
      provider: 'klarna',
      payment_method_category: 'klarna',
    }),
    answer('klarnaPayment', ({ body }) => {
      sent.push(body?.authorization_token);
      return { payment_id: 'k-1', status };
    }),
    answer('klarnaInfo', {
      is_enabled: 1,
      installments: 4,
      installment_amount: 30_558,
      terms_url: '/terms-conditions',
    }),
    answer('orderToken', orderToken),
    answer('createOrder', ({ body }) => {
      sent.push([body?.payment_method, body?.payment_nonce]);
      return placed;
    }),
  );
  return renderPage(page, {}, { texts, path: '/checkout/payment' });
};
/** The script that the shop has asked for comes, or does not. */
const arrive = async (works = true): Promise<void> => {
  await waitFor(() => expect(script()).not.toBeNull());
  if (works) window.Klarna = { Payments: { init, load, authorize } };
  act(() => void script()?.dispatchEvent(new Event(works ? 'load' : 'error')));
};
const pay = () => screen.findByRole('button', { name: 'Pay C$1,222.33' });

// The script stays for as long as the page lives, so the first tests are the ones in which it has not come yet.
test('CHK-009 Klarna’s script is loaded for nobody who pays another way', async () => {
  server.use(answer('braintreeClientToken', { client_token: 'client', provider: 'sandbox' }));
  await open('card');
  expect(await screen.findByRole('textbox', { name: 'Card number' })).toBeVisible();
  expect(await pay()).toBeEnabled();
  expect(script()).toBeNull();
});

test('CHK-009 a script that does not come closes pay later alone; asked again, it is really asked', async () => {
  await open();
  await arrive(false);
  expect(await screen.findByRole('alert')).toHaveTextContent('The payment provider could not be reached');
  expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Card' })).toBeEnabled();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await arrive();
  expect(await pay()).toBeEnabled();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('CHK-007 CHK-009 with keys Klarna’s own part of the page asks, and what was authorised there pays', async () => {
  const { location } = await open();
  expect(await screen.findByText(/4 payments of C\$305\.58/)).toBeVisible();
  await userEvent.click(await pay());
  await waitFor(() => expect(location()).toBe(`/checkout/order?order_id=${placed.order_id}`));
  expect(init).toHaveBeenCalledWith({ client_token: 'client-token' });
  expect(load.mock.calls[0]?.[0]).toMatchObject({ payment_method_category: 'klarna' });
  expect(sent).toEqual(['a-1', ['klarna', 'k-1']]);
  expect(document.querySelectorAll(`script[src="${SCRIPT}"]`)).toHaveLength(1);
});

test('CHK-009 whoever closes Klarna’s window has not failed', async () => {
  authorised = { show_form: true, approved: false };
  await open();
  expect(await screen.findByText('Klarna asks')).toBeVisible();
  await userEvent.click(await pay());
  await waitFor(async () => expect(await pay()).toBeEnabled());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(sent).toEqual([]);
});

test('CHK-009 a purchase that Klarna does not offer has no button, and says so', async () => {
  loaded = { show_form: false };
  await open();
  expect(await screen.findByText(/Klarna is not available for this purchase/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
});

test('CHK-009 a refusal orders nothing', async () => {
  authorised = { show_form: false, approved: false };
  await open();
  await userEvent.click(await pay());
  expect(await screen.findByRole('alert')).toHaveTextContent('The payment was declined');
  expect(screen.getByText(/Klarna is not available for this purchase/)).toBeVisible();
  expect(sent).toEqual([]);
});

test('CHK-009 what Klarna calls off after all orders nothing', async () => {
  await open('klarna', 'declined');
  await userEvent.click(await pay());
  expect(await screen.findByRole('alert')).toHaveTextContent('The payment was declined');
  expect(sent).toEqual(['a-1']);
});

test('an answer that was lost is asked for again: the same authorisation, under the same key', async () => {
  const { location } = await open();
  const asked: unknown[] = [];
  server.use(
    answer('klarnaPayment', ({ body }) => {
      asked.push(body);
      if (asked.length === 1) return { code: 503, message: 'Our payment provider did not answer.' };
      return { payment_id: 'k-1', status: 'authorised' };
    }),
  );
  await userEvent.click(await pay());
  expect(await screen.findByRole('alert')).toHaveTextContent('Our payment provider did not answer.');
  await userEvent.click(await pay());
  await waitFor(() => expect(location()).toBe(`/checkout/order?order_id=${placed.order_id}`));
  expect(authorize).toHaveBeenCalledTimes(1);
  expect(asked).toEqual([asked[0], asked[0]]);
});

test('what the shop has refused is authorised anew', async () => {
  await open();
  server.use(answer('klarnaPayment', { code: 409, message: 'Your payment has to be confirmed again.' }));
  await userEvent.click(await pay());
  expect(await screen.findByRole('alert')).toHaveTextContent('confirmed again');
  await userEvent.click(await pay());
  await waitFor(() => expect(authorize).toHaveBeenCalledTimes(2));
});

test('CHK-009 pressed twice, it asks once', async () => {
  let finish: (answer: KlarnaAnswer) => void = () => undefined;
  authorize.mockImplementationOnce((_options, _data, answered) => {
    finish = answered;
  });
  await open();
  await userEvent.dblClick(await pay());
  expect(authorize).toHaveBeenCalledTimes(1);
  act(() => finish(authorised));
  await waitFor(() => expect(sent).toHaveLength(2));
});
