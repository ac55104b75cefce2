import { answer, breakConnection, renderPage, useServer } from '@shop/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import config from '../../remote.config.ts';
import * as page from './orders.tsx';
import { orderList, texts } from '../testing/fixtures.ts';

const server = useServer();
beforeEach(() => server.use(answer('pastOrders', { list: [] })));
const ORDERS = '/customer/account/order';
const open = (query = '', language: 'en' | 'fr' = 'en') =>
  renderPage(page, {}, { texts, path: ORDERS + query, language });

test('ROUTE-048 the route AccountOrder requires sign-in and shows the order list', async () => {
  expect(config.routes).toContainEqual(
    expect.objectContaining({ path: ORDERS, name: 'AccountOrder', page: './orders', auth: true }),
  );
  server.use(answer('orderList', orderList(2)));
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible();
});

test('ORD-001 the customer’s orders come from the order list call, each with state, date, total and link', async () => {
  const asked: (string | null)[][] = [];
  server.use(
    answer('orderList', ({ query }) => {
      asked.push([query.get('page'), query.get('page_size')]);
      return orderList(2);
    }),
  );
  await open();
  expect(asked).toEqual([['1', '10']]);
  const cards = within(screen.getByRole('list', { name: 'My Orders' })).getAllByRole('article');
  expect(cards).toHaveLength(2);
  const first = within(cards[0] as HTMLElement);
  expect(first.getByRole('link', { name: 'Order CA1000' })).toHaveAttribute('href', `${ORDERS}/CA1000`);
  expect(first.getByText('Delivered')).toBeVisible();
  expect(first.getByText('March 4, 2026')).toBeVisible();
  expect(first.getByText('C$456.00')).toBeVisible();
  expect(first.getByText('Lund sofa and 2 more items')).toBeVisible();
});

test('the page in the address is asked for, and the pages are links', async () => {
  server.use(answer('orderList', ({ query }) => orderList(23, Number(query.get('page')))));
  await open('?page=2');
  expect(screen.getByRole('link', { name: 'Order CA1010' })).toBeVisible();
  const pages = within(screen.getByRole('navigation', { name: 'Pages of orders' }));
  expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  expect(pages.getByRole('link', { name: 'Page 1' })).toHaveAttribute('href', ORDERS);
  expect(pages.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', `${ORDERS}?page=3`);
});

test.each(['0', '-1', '1.5', 'x', '1e99'])('page %s means the first one', async (number) => {
  server.use(answer('orderList', ({ query }) => orderList(1, Number(query.get('page')))));
  await open(`?page=${number}`);
  expect(screen.getByRole('link', { name: 'Order CA1000' })).toBeVisible();
});

test('a page behind the last one leads to the first', async () => {
  server.use(answer('orderList', ({ query }) => orderList(3, Number(query.get('page')))));
  await open('?page=9');
  expect(screen.getByRole('link', { name: 'Go to the first page' })).toHaveAttribute('href', ORDERS);
});

test('without orders the page says what to do next', async () => {
  server.use(answer('orderList', orderList(0)));
  await open('', 'fr');
  expect(screen.getByText('Aucune commande pour l’instant')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Commencer à magasiner' })).toHaveAttribute('href', '/');
});

test('a list that did not arrive can be asked for again', async () => {
  server.use(breakConnection('orderList'));
  await open();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  server.use(answer('orderList', orderList(1)));
  await userEvent.click(retry);
  expect(await screen.findByRole('link', { name: 'Order CA1000' })).toBeVisible();
});

test('ORD-001 the orders are searched and narrowed by the address, which the pages keep', async () => {
  const asked: string[] = [];
  server.use(
    answer('orderList', ({ query }) => {
      asked.push(`${query.get('keyword')} ${query.get('status')} ${query.get('page')}`);
      return query.get('keyword') === 'nothing' ? { ...orderList(0), total: 0 } : orderList(23);
    }),
  );
  await open('?keyword=%20lund%20&status=shipped');
  expect(screen.getByRole('searchbox', { name: 'Order number or product' })).toHaveValue('lund');
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('Shipped');
  const pages = within(screen.getByRole('navigation', { name: 'Pages of orders' }));
  expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute(
    'href',
    `${ORDERS}?keyword=lund&status=shipped&page=2`,
  );
  await userEvent.clear(screen.getByRole('searchbox'));
  await userEvent.type(screen.getByRole('searchbox'), 'nothing{Enter}');
  expect(await screen.findByText('No order fits')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show all orders' })).toHaveAttribute('href', ORDERS);
  expect(screen.getByRole('searchbox')).toHaveValue('nothing');
  expect(asked).toEqual(['lund shipped 1', 'nothing shipped 1']);
});

test('without scripts the search is a form of the page, and an unknown state asks for all', async () => {
  server.use(answer('orderList', ({ query }) => orderList(query.has('status') ? 0 : 2)));
  await open('?status=lost', 'fr');
  const search = screen.getByRole('search', { name: 'Rechercher dans vos commandes' });
  expect([search.getAttribute('method'), search.getAttribute('action')]).toEqual(['get', ORDERS]);
  expect(screen.getByRole('combobox', { name: 'État' })).toHaveDisplayValue('Tous les états');
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

test('orders of the former shop stand below, with what was bought, and lead nowhere', async () => {
  const past = {
    number: '#1001',
    placed_at: '2024-05-06T14:00:00.000Z',
    total: 12_000,
    items: [{ item_id: 1, name: 'Elm stool', qty: 2, price: 5_000 }],
  };
  server.use(answer('orderList', orderList(1)), answer('pastOrders', { list: [past] }));
  await open('', 'fr');
  const part = within(await screen.findByRole('region', { name: 'Commandes de notre ancienne boutique' }));
  expect(part.getByRole('heading', { name: 'Commande #1001' })).toBeVisible();
  expect(part.getByText('6 mai 2024')).toBeVisible();
  expect(part.getByText('Elm stool')).toBeVisible();
  expect(part.getByText(/^120,00\s\$$/)).toBeVisible();
  expect(part.queryByRole('link')).toBeNull();
  expect(part.queryByRole('button')).toBeNull();
});

test('without orders of a former shop, and where they did not arrive, nothing of them is shown', async () => {
  server.use(answer('orderList', orderList(1)), breakConnection('pastOrders'));
  await open();
  expect(await screen.findByRole('link', { name: 'Order CA1000' })).toBeVisible();
  expect(screen.queryByText('Orders from our former shop')).toBeNull();
});
