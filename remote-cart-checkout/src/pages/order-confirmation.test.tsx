import type { LoaderContext } from '@shop/platform';
import { answer, makeTestStore, renderPage, useServer } from '@shop/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import config from '../../remote.config.ts';
import * as page from './order-confirmation.tsx';
import { order, regions, texts } from '../testing/fixtures.ts';

const server = useServer();
const noCashback = { order_id: order.order_id, has_cashback: 0, amount: 0 };
const noBanner = { cart_banner: [], order_banner: [] };
beforeEach(() => server.use(answer('checkCashback', noCashback), answer('cartBanner', noBanner)));
const path = `/checkout/order?order_id=${order.order_id}`;

const open = async (given = order, language: 'en' | 'fr' = 'en') => {
  server.use(
    answer('orderInformation', ({ query }) => ({
      code: 200,
      result: query.get('order_id') === given.order_id ? given : undefined,
    })),
    answer('countryRegions', { region_list: regions }),
  );
  return renderPage(page, {}, { texts, path, language });
};
const load = (address: string) => {
  const { dispatch } = makeTestStore();
  return page.loader({ dispatch, url: new URL(address, 'http://shop.test') } as LoaderContext); // all that it uses
};

test('ROUTE-036 the route /checkout/order shows the confirmation in the default layout', async () => {
  expect(config.routes).toContainEqual(
    expect.objectContaining({ path: '/checkout/order', layout: 'default', page: './order-confirmation' }),
  );
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Thank you, your order is placed' })).toBeVisible();
  expect(screen.getByText(order.order_id)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'What happens next' })).toBeVisible();
  expect(screen.getByText('Lund sofa')).toBeVisible();
  expect(screen.getByText('Montréal QC H2X 1K4')).toBeVisible();
  expect(screen.getByText('Visa ending in 1111')).toBeVisible();
  expect(screen.getByText('C$1,222.33')).toBeVisible();
});

test.each([
  ['en', 'Two years: C$22.00'],
  ['fr', 'Two years : 22,00 $'],
] as const)('the protection plan of an item stands with it, and not as a sum alone (%s)', async (language, said) => {
  const plan = { title: 'Two years', term: 2, price: 1_100, qty: 2 };
  const { unmount } = await open({ ...order, items: order.items.map((item) => ({ ...item, plan })) }, language);
  const item = screen.getByText('Lund sofa').closest('li');
  expect(item).toHaveTextContent(said);
  unmount();
  await open(order, language);
  expect(screen.queryByText(/Two years/)).not.toBeInTheDocument();
});

test('CAT-006 the banner of orders is on the confirmation, and leads where it says', async () => {
  const banner = {
    name: 'Plus+ saves all year',
    image: '/media/a.avif',
    click_url: '/plus',
    web_to_app: 0,
    is_enable_url: 1,
  } as const;
  server.use(answer('cartBanner', { cart_banner: [], order_banner: [banner] }));
  await open();
  expect(await screen.findByRole('link', { name: banner.name })).toHaveAttribute('href', '/plus');
});

test('a guest is offered an account, a claimed order leads to its own page', async () => {
  const first = await open(order, 'fr');
  expect(screen.getByRole('link', { name: 'Créer un compte' })).toHaveAttribute(
    'href',
    expect.stringContaining('email=ana%40example.ca'),
  );
  first.unmount();
  await open({ ...order, claimed: true });
  expect(screen.getByRole('link', { name: 'See the order' })).toHaveAttribute(
    'href',
    `/customer/account/order/${order.order_id}`,
  );
});

test('an order that waits or was cancelled is not thanked for', async () => {
  const first = await open({ ...order, status: 'pending_payment' });
  expect(screen.getByRole('heading', { level: 1, name: 'We have received your order' })).toBeVisible();
  expect(screen.queryByText(/^A confirmation is on its way/)).toBeNull();
  first.unmount();
  const looked = await open({ ...order, status: 'pending_payment', in_review: true });
  expect(screen.getByText(/^We check every large order/)).toBeVisible();
  looked.unmount();
  await open({ ...order, status: 'cancelled' });
  expect(screen.getByRole('heading', { level: 1, name: 'This order was cancelled' })).toBeVisible();
  expect(screen.queryByText('What happens next')).toBeNull();
});

test('a payment without a card is called by its name', async () => {
  await open({ ...order, payment: { method: 'klarna', card_type: null, last_four: null, refunded_amount: 0 } });
  expect(screen.getByText('Klarna – pay later')).toBeVisible();
});

test('an unknown order, somebody else’s and none at all are not found', async () => {
  for (const code of [404, 10404, 401, 403]) {
    server.use(answer('orderInformation', { code, message: '' }), answer('countryRegions', { region_list: regions }));
    expect(await load(path)).toEqual({ status: 404 });
  }
  expect(await load('/checkout/order')).toEqual({ status: 404 });
});

test('an order that did not load can be asked for again', async () => {
  server.use(
    answer('orderInformation', { code: 500, message: '' }),
    answer('countryRegions', { region_list: regions }),
  );
  await renderPage(page, {}, { texts, path });
  expect(await screen.findByRole('alert')).toHaveTextContent('Your order could not be loaded');
  server.use(answer('orderInformation', { code: 200, result: order }));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(order.order_id)).toBeVisible();
});

test('CART-007 a bill that goes elsewhere is shown beside where the order goes', async () => {
  const first = await open(order);
  expect(screen.queryByText('Billing address')).not.toBeInTheDocument();
  first.unmount();
  await open({ ...order, billing_address: { ...order.billing_address, street: '5 Bank St' } });
  expect(screen.getByRole('heading', { name: 'Billing address' })).toBeVisible();
  expect(screen.getByText(/^5 Bank St/)).toBeVisible();
});
