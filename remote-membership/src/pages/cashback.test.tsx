import type { CallResult } from '@shop/contract';
import { sessionEvents, type PageModule } from '@shop/platform';
import { sessionSlice } from '@shop/session';
import { answer, makeTestStore, renderPage, textsFor, useServer, type TestOptions } from '@shop/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import config from '../../remote.config.ts';
import * as page from './cashback.tsx';
import { texts } from '../testing/texts.ts';

const server = useServer();
const models = [{ slice: sessionSlice }];
const info: CallResult<'cashbackInfo'> = { balance: 1_234, pending: 567, rate: 2 };
const orders: CallResult<'cashbackOrders'> = {
  list: [
    {
      order_id: 'CA3',
      amount: 567,
      status: 'pending',
      created_at: '2026-03-20T16:00:00Z',
      available_at: '2026-04-19T16:00:00Z',
    },
    {
      order_id: 'CA2',
      amount: 1_234,
      status: 'paid',
      created_at: '2026-01-10T17:00:00Z',
      available_at: '2026-02-09T17:00:00Z',
    },
    { order_id: 'CA1', amount: 89, status: 'cancelled', created_at: '2026-01-02T17:00:00Z', available_at: null },
  ],
  total: 3,
  page: 1,
  page_size: 10,
};

const open = (options: TestOptions = {}) =>
  renderPage(page as PageModule, {}, { texts, path: '/loyalty-cashback', models, ...options });

/** The page of a customer. */
const openAsCustomer = async (options: TestOptions = {}) => {
  const opened = await open(options);
  act(() => void opened.store.dispatch(sessionEvents.signedIn({ token: 'customer', from: 'storage' })));
  return opened;
};

const ordersSection = () => within(screen.getByRole('region', { name: 'Your cashback' }));

test('ROUTE-006 the route loyaltycashback at /loyalty-cashback explains the programme to everyone', async () => {
  expect(config.routes).toContainEqual(
    expect.objectContaining({
      path: '/loyalty-cashback',
      name: 'loyaltycashback',
      page: './cashback',
      render: 'public',
    }),
  );
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Loyalty cashback' })).toBeVisible();
  const steps = within(screen.getByRole('region', { name: 'How it works' })).getAllByRole('heading', { level: 3 });
  expect(steps.map(({ textContent }) => textContent)).toEqual(['Earn 2%', 'Wait 30 days', 'Spend it']);
  expect(screen.queryByRole('region', { name: 'Your cashback' })).not.toBeInTheDocument();
});

test('a visitor is asked to sign in: a link that leads back here, with scripts the popup', async () => {
  const actions: TestOptions['actions'] = [];
  const { location } = await open({ actions });
  const link = screen.getByRole('link', { name: 'Sign in or join free' });
  expect(link).toHaveAttribute('href', '/customer/account/login?redirect=%2Floyalty-cashback');
  await userEvent.click(link);
  expect(location()).toBe('/loyalty-cashback');
  expect(actions).toContainEqual({ type: 'shop/signInRequested', payload: { mode: 1 } });
});

test('PTS-005 a customer sees balance, pending and cashback order by order', async () => {
  server.use(answer('cashbackInfo', info), answer('cashbackOrders', orders));
  await openAsCustomer();
  expect(await screen.findByText('C$12.34', { selector: 'dd' })).toBeVisible();
  expect(screen.getByText('C$5.67', { selector: 'dd' })).toBeVisible();
  const rows = await ordersSection().findAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))).toEqual([
    'Order CA3Placed on March 20, 2026C$5.67PendingReady on April 19, 2026',
    'Order CA2Placed on January 10, 2026C$12.34Ready to spend',
    'Order CA1Placed on January 2, 2026C$0.89Cancelled',
  ]);
  expect(screen.getByRole('link', { name: 'Order CA2' })).toHaveAttribute('href', '/customer/account/order/CA2');
  expect(screen.queryByRole('link', { name: 'Sign in or join free' })).not.toBeInTheDocument();
});

test('PTS-005 a long list has pages, which the address names', async () => {
  const asked: string[] = [];
  server.use(
    answer('cashbackInfo', info),
    answer('cashbackOrders', ({ query }) => (asked.push(query.toString()), { ...orders, total: 23, page: 2 })),
  );
  await openAsCustomer({ path: '/loyalty-cashback?page=2' });
  const pages = within(await screen.findByRole('navigation', { name: 'Pages of orders' }));
  expect(asked).toEqual(['page=2&page_size=10']);
  expect(pages.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '/loyalty-cashback?page=3');
  expect(pages.getByRole('link', { name: 'Page 1' })).toHaveAttribute('href', '/loyalty-cashback');
});

test('a page behind the end leads back to the first', async () => {
  server.use(answer('cashbackInfo', info), answer('cashbackOrders', { ...orders, list: [], total: 3, page: 9 }));
  await openAsCustomer({ path: '/loyalty-cashback?page=9' });
  expect(await screen.findByRole('link', { name: 'Back to the first page' })).toHaveAttribute(
    'href',
    '/loyalty-cashback',
  );
});

test('without orders it says how cashback begins', async () => {
  server.use(
    answer('cashbackInfo', { balance: 0, pending: 0, rate: 2 }),
    answer('cashbackOrders', { list: [], total: 0, page: 1, page_size: 10 }),
  );
  await openAsCustomer();
  expect(await screen.findByRole('heading', { name: 'No cashback yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Start shopping' })).toHaveAttribute('href', '/');
});

test('a customer who earns none is told so, once', async () => {
  server.use(
    answer('cashbackInfo', { balance: 0, pending: 0, rate: 0 }),
    answer('cashbackOrders', { list: [], total: 0, page: 1, page_size: 10 }),
  );
  await openAsCustomer();
  expect(await screen.findByText(/earns no cashback/)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Your cashback' })).not.toBeInTheDocument();
});

test('what did not arrive can be asked for again, each on its own', async () => {
  const down = { code: 500, message: 'Out of order.' };
  server.use(answer('cashbackInfo', down), answer('cashbackOrders', down));
  await openAsCustomer();
  expect(await screen.findByText('We could not look up your cashback')).toBeVisible();
  expect(await screen.findByText('Your cashback orders could not be loaded')).toBeVisible();
  server.use(answer('cashbackInfo', info), answer('cashbackOrders', orders));
  await userEvent.click(screen.getAllByRole('button', { name: 'Try again' })[0] ?? document.body);
  expect(await screen.findByText('C$12.34', { selector: 'dd' })).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Order CA3' })).toBeVisible();
});

test.each([
  ['en', 'Loyalty cashback', '2% of what'],
  ['fr', 'Remise de fidélité', '2 % du prix'],
] as const)('the head in %s has title, description and address', (language, title, description) => {
  const { dispatch, getState } = makeTestStore();
  const url = new URL('http://shop.test/loyalty-cashback?entrypoint=accountmenu');
  const context = { dispatch, getState, params: {}, url, language, signal: new AbortController().signal };
  const head = page.head({ ...context, t: textsFor({ texts, language }) });
  expect(head).toMatchObject({ title, canonical: '/loyalty-cashback' });
  expect(head.description).toContain(description.replace(' %', '\u00a0%'));
});
