import type { Order } from '@shop/contract';
import { answer, makeTestStore, renderPage, useServer } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import config from '../../remote.config.ts';
import * as page from './cancel-order.tsx';
import { order, texts } from '../testing/fixtures.ts';
import { siteWith } from '../testing/site.ts';

const server = useServer();
const id = 'CA100007919';
const path = `/customer/account/order/cancel-order?order_id=${id}`;
const paid = order({ status: 'paid', can_cancel: true, shipments: [] });
const cancelled = order({
  status: 'cancelled',
  shipments: [],
  cancelled_at: '2026-03-05T15:00:00Z',
  payment: { ...paid.payment, refunded_amount: paid.grand_total },
});

beforeEach(() => server.use(answer('configInit', siteWith({ return_days: 14 }))));

const open = (given: Order, language: 'en' | 'fr' = 'en') => {
  server.use(answer('orderDetail', given));
  return renderPage(page, {}, { texts, path, language });
};

test('ROUTE-061 the route of the cancel page requires sign-in and stands before the one of an order', () => {
  const routes = config.routes.map(({ path: route }) => route);
  expect(config.routes).toContainEqual(
    expect.objectContaining({
      path: '/customer/account/order/cancel-order',
      page: './cancel-order',
      layout: 'default',
      auth: true,
    }),
  );
  expect(routes.indexOf('/customer/account/order/cancel-order')).toBeLessThan(
    routes.indexOf('/customer/account/order/:id'),
  );
});

test('ORD-003 the cancel page sends the order cancel call for the order of its address, once it is confirmed', async () => {
  const asked: unknown[] = [];
  await open(paid);
  expect(screen.getByRole('heading', { level: 1, name: 'Cancel an order' })).toBeVisible();
  expect(screen.getByText('Lund sofa')).toBeVisible();
  expect(screen.getByText(/^C\$1,222\.33 will go back to your Visa ending in 1111\./)).toBeVisible();
  server.use(
    answer('orderDetail', cancelled),
    answer('cancelOrder', ({ body }) => {
      asked.push(body);
      return cancelled;
    }),
  );
  await userEvent.selectOptions(screen.getByLabelText(/^Why are you cancelling it/), 'I ordered it twice');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the order' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: `Order ${id} is cancelled` })).toHaveFocus());
  expect(asked).toEqual([{ order_id: id, reason: 'ordered_twice' }]);
  expect(screen.getByRole('link', { name: 'See the order' })).toHaveAttribute('href', `/customer/account/order/${id}`);
  expect(screen.queryByRole('button', { name: 'Cancel the order' })).not.toBeInTheDocument();
});

test.each([
  ['en', /^C\$1,222\.33 will go back/, /has not confirmed the refund yet/],
  ['fr', /seront remboursés/, /n’a pas encore confirmé le remboursement/],
] as const)('a refund that the provider has not confirmed is under way (%s)', async (language, amount, waiting) => {
  const payment = { ...paid.payment, refund_under_way: paid.grand_total };
  await open({ ...cancelled, payment }, language);
  expect(screen.getByText(amount)).toBeVisible();
  expect(screen.getByText(waiting)).toBeVisible();
});

test('an order that left meanwhile stays, and the page says why', async () => {
  await open(paid);
  server.use(
    answer('orderDetail', order()),
    answer('cancelOrder', { code: 409, message: 'This order can no longer be cancelled.' }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the order' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This order can no longer be cancelled.');
  expect(screen.getByRole('link', { name: 'Keep the order' })).toHaveAttribute('href', `/customer/account/order/${id}`);
});

test('an order on its way offers no cancelling; one that is cancelled says so', async () => {
  const first = await open(order());
  expect(screen.getByText(/being prepared or on its way/)).toHaveTextContent(/returned within 14 days of delivery/);
  expect(screen.queryByRole('button', { name: 'Cancel the order' })).not.toBeInTheDocument();
  first.unmount();
  await open(cancelled, 'fr');
  expect(screen.getByRole('heading', { name: `La commande ${id} est annulée` })).toBeVisible();
});

test('an order that nobody paid for gives nothing back', async () => {
  await open({ ...paid, status: 'pending_payment' });
  expect(screen.getByText('Nothing was charged.')).toBeVisible();
});

test('without an order the page leads to the list; an unknown one is a page that is not there', async () => {
  const { dispatch, getState } = makeTestStore();
  const load = (query: string) =>
    page.loader({
      dispatch,
      getState,
      params: {},
      url: new URL(`http://shop.test/customer/account/order/cancel-order${query}`),
      language: 'en',
      signal: new AbortController().signal,
    });
  expect(await load('')).toEqual({ redirect: '/customer/account/order' });
  server.use(answer('orderDetail', { code: 404, message: 'No.' }));
  expect(await load('?order_id=CA1')).toEqual({ status: 404 });
});
