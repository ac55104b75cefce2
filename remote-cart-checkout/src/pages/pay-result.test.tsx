import type { LoaderContext } from '@shop/platform';
import { answer, makeTestStore, renderPage, useServer } from '@shop/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import config from '../../remote.config.ts';
import * as page from './pay-result.tsx';
import { keepWallet } from '../features/payment/wallet-payment.ts';
import { texts } from '../testing/fixtures.ts';

const server = useServer();
afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

const path = '/Payresult?order_id=CA1';
const result = (payment: 'pending' | 'paid' | 'failed') => ({
  order_id: 'CA1',
  status: { pending: 'pending_payment', paid: 'paid', failed: 'cancelled' }[payment] as 'paid',
  payment,
});
const open = (language: 'en' | 'fr' = 'en') => renderPage(page, {}, { texts, path, language });
/** Puts the tab in front of others or behind them. */
const show = (visibility: DocumentVisibilityState): void => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};
const load = (address: string) => {
  const { dispatch } = makeTestStore();
  return page.loader({ dispatch, url: new URL(address, 'http://shop.test') } as LoaderContext); // all that it uses
};

test('ROUTE-038 the route /Payresult shows the payment result in the default layout', async () => {
  expect(config.routes).toContainEqual(
    expect.objectContaining({ path: '/Payresult', layout: 'default', page: './pay-result' }),
  );
  server.use(answer('pollingData', result('paid')));
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Payment result' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Your payment has arrived' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See your order' })).toHaveAttribute('href', '/checkout/order?order_id=CA1');
});

test('CHK-012 CHK-013 the result polls polling-data until the payment is decided, and then no more', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'performance', 'Date'] });
  const asked: unknown[] = [];
  const answers = [result('pending'), result('pending'), result('paid')];
  server.use(
    answer('pollingData', ({ body }) => {
      asked.push(body);
      return answers[Math.min(asked.length, answers.length) - 1] ?? result('paid');
    }),
  );
  await open();
  expect(screen.getByRole('heading', { name: 'Your payment is being confirmed' })).toBeVisible();
  for (const count of [1, 2, 3, 4]) {
    await act(() => jest.advanceTimersByTimeAsync(3000));
    await waitFor(() => expect(asked.length).toBeGreaterThanOrEqual(Math.min(count + 1, 3)));
  }
  expect(await screen.findByRole('heading', { name: 'Your payment has arrived' })).toBeVisible();
  expect(asked).toEqual([{ order_id: 'CA1' }, { order_id: 'CA1' }, { order_id: 'CA1' }]);
});

test('CHK-012 a tab behind others asks nothing, and goes on once it is in front', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'performance', 'Date'] });
  let asked = 0;
  server.use(answer('pollingData', () => ((asked += 1), result('pending'))));
  show('hidden');
  await open();
  for (let rounds = 0; rounds < 3; rounds += 1) await act(() => jest.advanceTimersByTimeAsync(3000));
  expect(asked).toBe(1);
  show('visible');
  await act(() => jest.advanceTimersByTimeAsync(3000));
  await waitFor(() => expect(asked).toBe(2));
});

test.each([
  ['en', 'Your order is being checked', /^We look at every large order/],
  ['fr', 'Votre commande est en cours de vérification', /^Nous examinons chaque grande commande/],
] as const)('API-123 an order that is looked at says so, in %s', async (language, heading, text) => {
  server.use(answer('pollingData', { ...result('pending'), in_review: true }));
  await open(language);
  expect(screen.getByRole('heading', { level: 2, name: heading })).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
});

test('a payment that failed says that nothing was charged, in French', async () => {
  server.use(answer('pollingData', result('failed')));
  await open('fr');
  expect(screen.getByRole('heading', { name: 'Votre paiement n’a pas abouti' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Retour au panier' })).toHaveAttribute('href', '/checkout/cart');
});

test.each([
  ['en', 'We could not fill your order', /^C\$344\.93 will go back to where you paid from/],
  ['fr', 'Nous n’avons pas pu honorer votre commande', /^344,93\s\$ seront remboursés/],
] as const)(
  'an order that was sold out when its payment came says what goes back, in %s',
  async (language, heading, text) => {
    server.use(answer('pollingData', { ...result('failed'), refunded_amount: 34_493 }));
    await open(language);
    expect(screen.getByRole('heading', { level: 2, name: heading })).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByText(/Nothing was charged|Rien n’a été débité/)).toBeNull();
    expect(screen.getAllByRole('link').at(-1)).toHaveAttribute('href', '/checkout/cart');
  },
);

test('CHK-008 an open wallet payment is checked once, and cancelled by alipay-cancel', async () => {
  keepWallet('wallet-token');
  const sent: unknown[] = [];
  let decided: 'pending' | 'failed' = 'pending';
  server.use(
    answer('pollingData', () => result(decided)),
    answer('alipayCheck', ({ body }) => (sent.push(['check', body]), { order_id: 'CA1', status: 'pending' as const })),
    answer('alipayCancel', ({ body }) => {
      sent.push(['cancel', body]);
      decided = 'failed';
      return { is_cancelled: 1 };
    }),
  );
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the payment' }));
  expect(await screen.findByRole('heading', { name: 'Your payment did not go through' })).toBeVisible();
  expect(sent).toEqual([
    ['check', { token: 'wallet-token' }],
    ['cancel', { token: 'wallet-token' }],
  ]);
});

test('CHK-008 what the wallet has decided by alipay-check is shown without the page’s polling', async () => {
  show('hidden');
  keepWallet('wallet-token');
  let known: 'pending' | 'paid' = 'pending';
  server.use(
    answer('pollingData', () => result(known)),
    answer('alipayCheck', () => {
      known = 'paid';
      return { order_id: 'CA1', status: 'paid' as const };
    }),
  );
  await open();
  expect(await screen.findByRole('heading', { name: 'Your payment has arrived' })).toBeVisible();
});

test('a result that cannot be asked for can be asked for again; an unknown order is not found', async () => {
  server.use(answer('pollingData', { code: 500, message: 'later' }));
  await open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Your order is safe');
  server.use(answer('pollingData', result('paid')));
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByRole('heading', { name: 'Your payment has arrived' })).toBeVisible();
  server.use(answer('pollingData', { code: 404, message: '' }));
  expect(await load(path)).toEqual({ status: 404 });
  expect(await load('/Payresult')).toEqual({ status: 404 });
});
