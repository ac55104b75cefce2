import type { Order } from '@shop/contract';
import { answer, makeTestStore, renderPage, useServer } from '@shop/testing';
import { screen, within } from '@testing-library/react';
import config from '../../remote.config.ts';
import * as page from '../expose/order.tsx';
import { order, regions, texts } from '../testing/fixtures.ts';

const server = useServer();
const id = 'CA100007919';
beforeEach(() => server.use(answer('countryRegions', { region_list: regions })));

function open(given: Order = order(), language: 'en' | 'fr' = 'en') {
  server.use(answer('orderDetail', given));
  return renderPage(page, { id }, { texts, path: `/customer/account/order/${id}`, language });
}

async function statusOf(code: number) {
  server.use(answer('orderDetail', { code, message: 'No.' }));
  const { dispatch, getState } = makeTestStore();
  const url = new URL(`http://shop.test/customer/account/order/${id}`);
  const { signal } = new AbortController();
  return page.loader({ dispatch, getState, params: { id }, url, language: 'en', signal });
}

test('ROUTE-049 the order’s route requires sign-in and asks for the order of the address', async () => {
  expect(config.routes).toContainEqual(
    expect.objectContaining({ path: '/customer/account/order/:id', page: './order', auth: true }),
  );
  const asked: (string | null)[] = [];
  server.use(
    answer('orderDetail', ({ query }) => {
      asked.push(query.get('order_id'));
      return order();
    }),
  );
  await renderPage(page, { id }, { texts });
  expect(asked).toEqual([id]);
  expect(screen.getByRole('heading', { level: 1, name: `Order ${id}` })).toBeVisible();
});

test('ORD-002 one order’s detail, items, information and shipment are shown', async () => {
  await open();
  const items = within(screen.getByRole('list', { name: 'Items' }));
  expect(items.getByRole('link', { name: 'Lund sofa' })).toHaveAttribute('href', '/sofas/lund-sofa.html?piid=101');
  expect(items.getByText('Colour: Grey')).toBeVisible();
  expect(items.getByText('2 × C$500.00')).toBeVisible();
  expect(items.getByText('2-year plan: C$22.00')).toBeVisible();
  const rows = Object.fromEntries(
    [...document.querySelectorAll('dl > div')].map((row) => [
      row.querySelector('dt')?.textContent,
      row.querySelector('dd')?.textContent,
    ]),
  );
  expect(rows).toEqual({
    Subtotal: 'C$1,111.00',
    'Protection plans': 'C$22.00',
    Discount: '-C$44.00',
    Shipping: 'C$14.99',
    Tax: 'C$3.33',
    Total: 'C$1,222.33',
  });
  expect(screen.getByText('Shipped', { exact: true })).toBeVisible();
  expect(screen.getByText('Montréal QC H2X 1K4')).toBeVisible();
  expect(screen.getByText('Visa ending in 1111')).toBeVisible();
  expect(screen.getByText('Shipped on March 6, 2026 with Canada Post')).toBeVisible();
  expect(screen.getByText('Tracking number: 7023 2100 0001')).toBeVisible();
});

test('one comes back to the list', async () => {
  await open();
  expect(screen.getByRole('link', { name: 'My Orders' })).toHaveAttribute('href', '/customer/account/order');
});

test('what an order has not is not shown: plans, discount, shipments, a card', async () => {
  await open(
    order({
      product_contract_total: 0,
      discount_amount: 0,
      shipping_fee: 0,
      shipments: [],
      payment: { method: 'klarna', card_type: null, last_four: null },
    }),
    'fr',
  );
  expect(screen.queryByText('Rabais')).not.toBeInTheDocument();
  expect(screen.queryByText('Plans de protection')).not.toBeInTheDocument();
  expect(screen.getByText('Gratuite')).toBeVisible();
  expect(screen.getByText(/^Pas encore expédiée/)).toBeVisible();
  expect(screen.getByText('klarna')).toBeVisible();
});

test.each([
  ['en', 'Tracking number: No Information'],
  ['fr', 'Numéro de suivi : Aucune information'],
] as const)('ERR-015 a shipment whose number is not known says so (%s)', async (language, said) => {
  const [shipment] = order().shipments;
  if (!shipment) throw new Error('The fixture has a shipment.');
  await open(order({ shipments: [{ ...shipment, tracking_number: null }] }), language);
  expect(screen.getByText(said)).toBeVisible();
});

test.each([
  ['unknown', 10404],
  ['someone else’s', 404],
])('an order that is %s is a page that is not there', async (_, code) => {
  await expect(statusOf(code)).resolves.toEqual({ status: 404 });
});

test.each([
  [401, 401],
  [500, 503],
])('code %i of the API makes the document’s status %i', async (code, status) => {
  await expect(statusOf(code)).resolves.toEqual({ status });
});
