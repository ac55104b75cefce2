import { type CallResult, type Order } from '@shop/contract';
import { tracked } from '@shop/platform';
import { answer, makeTestStore, renderPage, useServer } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import config from '../../remote.config.ts';
import * as page from './order.tsx';
import { order, regions, texts } from '../testing/fixtures.ts';

const server = useServer();
const id = 'CA100007919';
beforeEach(() => server.use(answer('countryRegions', { region_list: regions })));

const open = (given: Order = order(), language: 'en' | 'fr' = 'en') => {
  server.use(answer('orderDetail', given));
  return renderPage(page, { id }, { texts, path: `/customer/account/order/${id}`, language });
};

const statusOf = async (code: number) => {
  server.use(answer('orderDetail', { code, message: 'No.' }));
  const { dispatch, getState } = makeTestStore();
  const url = new URL(`http://shop.test/customer/account/order/${id}`);
  const { signal } = new AbortController();
  return page.loader({ dispatch, getState, params: { id }, url, language: 'en', signal });
};

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

test('what its person asked of the shop stands on the order, in their own lines', async () => {
  const first = await open(order({ note: 'Happy birthday!\nZoé' }));
  expect(screen.getByRole('region', { name: 'Order note' })).toHaveTextContent('Happy birthday! Zoé');
  first.unmount();
  await open();
  expect(screen.queryByRole('region', { name: 'Order note' })).not.toBeInTheDocument();
});

test('API-123 an order that the shop looks at before it takes the money says so', async () => {
  const first = await open(order({ status: 'pending_payment', in_review: true }));
  expect(screen.getByText(/^We check every large order before we take its money/)).toBeVisible();
  first.unmount();
  await open(order({ status: 'pending_payment' }));
  expect(screen.queryByText(/^We check every large order/)).not.toBeInTheDocument();
});

test('points, delivery protection and a tip stand among the sums of an order that has them', async () => {
  await open(
    order({
      points_data: { points_used: 500, points_cur_amount: 500 },
      charges: [
        { kind: 'protection', title: 'Delivery protection', amount: 999, tax: 130 },
        { kind: 'tip', title: 'Tip', amount: 200, tax: 0 },
      ],
    }),
  );
  const rows = [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
  expect(rows).toEqual(expect.arrayContaining(['Points-C$5.00', 'Delivery protectionC$9.99', 'TipC$2.00']));
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
      payment: { method: 'klarna', card_type: null, last_four: null, refunded_amount: 0 },
    }),
    'fr',
  );
  expect(screen.queryByText('Rabais')).not.toBeInTheDocument();
  expect(screen.queryByText('Plans de protection')).not.toBeInTheDocument();
  expect(screen.getByText('Gratuite')).toBeVisible();
  expect(screen.getByText(/^Pas encore expédiée/)).toBeVisible();
  expect(screen.getByText('Klarna – payer plus tard')).toBeVisible();
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

const help = 'Help with this order';
const actions = () => within(screen.getByRole('group', { name: 'What you can do with this order' }));
const links = () =>
  actions()
    .getAllByRole('link')
    .map((link) => link.textContent);

test('an order offers what its state allows: track, return, cancel, print', async () => {
  const pending = await open();
  expect(links()).toEqual(['Track', 'Print', help]);
  expect(actions().getByRole('link', { name: 'Track' })).toHaveAttribute('href', `/shipments?order_id=${id}`);
  expect(actions().getByRole('link', { name: 'Print' })).toHaveAttribute('href', `/sales/order/print/order/${id}`);
  pending.unmount();
  const fresh = await open(order({ status: 'paid', can_cancel: true, shipments: [] }));
  expect(links()).toEqual(['Track', 'Cancel the order', 'Print', help]);
  fresh.unmount();
  const here = await open(
    order({ status: 'delivered', returnable: [{ item_id: 1, qty: 1, until: '2026-04-01T00:00:00Z' }] }),
  );
  expect(actions().getByRole('link', { name: 'Return items' })).toHaveAttribute(
    'href',
    `/customer/account/order/${id}/return`,
  );
  here.unmount();
  const payment = { ...order().payment, refunded_amount: 122_233 };
  await open(order({ status: 'cancelled', cancelled_at: '2026-03-05T15:00:00Z', shipments: [], payment }));
  expect(links()).toEqual(['Print', help]);
  expect(actions().getByRole('link', { name: help })).toHaveAttribute('href', `/contact-us?order_id=${id}`);
  expect(screen.getByText('Cancelled on March 5, 2026')).toBeVisible();
  expect(screen.getByText('Paid back: C$1,222.33')).toBeVisible();
});

test('what was promised back and is not confirmed by the provider stands apart', async () => {
  const payment = { ...order().payment, refund_under_way: 122_233 };
  await open(order({ status: 'cancelled', cancelled_at: '2026-03-05T15:00:00Z', shipments: [], payment }));
  expect(screen.getByText('On its way back: C$1,222.33')).toBeVisible();
  expect(screen.queryByText(/^Paid back/)).not.toBeInTheDocument();
});

test('parcels that left alone say what is in them, and what is still here', async () => {
  const [shipment] = order().shipments;
  if (!shipment) throw new Error('The fixture has a shipment.');
  await open(
    order({ status: 'processing', shipments: [{ ...shipment, items: [{ item_id: 1, name: 'Lund sofa', qty: 1 }] }] }),
  );
  expect(screen.getByText('1 × Lund sofa')).toBeVisible();
  expect(screen.getByText('One item has not left yet.')).toBeVisible();
  expect(screen.getByText('Expected by March 12, 2026')).toBeVisible();
});

test('returns stand on their order, with the label while the parcel is awaited', async () => {
  const one = {
    created_at: '2026-03-20T15:00:00Z',
    items: [{ item_id: 1, name: 'Lund sofa', qty: 1 }],
    reason: 'damaged' as const,
    photos: 0,
    rejection_reason: null,
    label_url: '',
  };
  await open(
    order({
      returns: [
        { ...one, return_id: 'R1', status: 'refunded', refund_amount: 5_000 },
        { ...one, return_id: 'R2', status: 'requested', refund_amount: null },
      ],
    }),
  );
  expect(screen.getByText('Return R1 of March 20, 2026: paid back')).toBeVisible();
  expect(screen.getByText('Paid back: C$50.00')).toBeVisible();
  const labels = screen.getAllByRole('link', { name: 'Print the label' });
  expect(labels.map((link) => link.getAttribute('href'))).toEqual([
    `/sales/order/return_lable?order_id=${id}&return_id=R2`,
  ]);
});

test('a rejected return says why, and its customer sees the pictures that they sent', async () => {
  const asked: string[] = [];
  server.use(
    answer('returnPhoto', ({ query }) => {
      asked.push(query.toString());
      return query.get('photo') === '1'
        ? { media_type: 'image/webp', content: 'UklGRg==' }
        : { code: 404, message: 'There is no such picture.' };
    }),
  );
  const given = { return_id: 'R3', created_at: '2026-03-20T15:00:00Z', reason: 'damaged', label_url: '' } as const;
  const items = [{ item_id: 1, name: 'Lund sofa', qty: 1 }];
  const because = 'The table was put together before it came back.';
  const rejected = { status: 'rejected', refund_amount: null, rejection_reason: because } as const;
  await open(order({ returns: [{ ...given, ...rejected, items, photos: 2 }] }));
  expect(screen.getByText(because)).toBeVisible();
  expect(await screen.findByRole('img', { name: 'Your photo 1' })).toHaveAttribute(
    'src',
    'data:image/webp;base64,UklGRg==',
  );
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked.toSorted()).toEqual([1, 2].map((place) => `order_id=${id}&return_id=R3&photo=${place}`));
  expect(screen.queryByRole('img', { name: 'Your photo 2' })).not.toBeInTheDocument();
});

test('ORD-008 TRK-001 ordering again calls reorder with the order’s id, reloads the cart and says what could not come', async () => {
  const asked: unknown[] = [];
  const cart = { items_qty: 3, grand_total: 1 } as CallResult<'carts'>; // nothing else of it is read here
  server.use(
    answer('orderDetail', order()),
    answer('carts', () => {
      asked.push('carts');
      return cart;
    }),
    answer('reorder', ({ body }) => {
      asked.push(body);
      const added = [{ product_id: 7, child_id: 71, qty: 1 }];
      return { cart, skipped: ['Elm table', 'Oak bench'], reduced: [{ name: 'Pine lamp', qty: 1 }], added };
    }),
  );
  const actions: { type: string }[] = [];
  await renderPage(page, { id }, { texts, actions });
  await userEvent.click(screen.getByRole('button', { name: 'Order again' }));
  expect(await screen.findByText(/No longer sold: Elm table and Oak bench\./)).toBeVisible();
  expect(screen.getByText(/Only 1 of “Pine lamp” could be added/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the cart' })).toHaveAttribute('href', '/checkout/cart');
  expect(asked).toEqual([{ order_id: id }, 'carts']);
  const add = tracked({ event: 'cartAdd', product_id: 7, child_id: 71, qty: 1 });
  expect(actions.filter(({ type }) => type === add.type)).toEqual([add]);
});

test('an order of which nothing is sold leaves the cart alone and says so', async () => {
  server.use(answer('reorder', { code: 409, message: 'Nothing in this order is sold any more.' }));
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Order again' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Nothing in this order is sold any more.');
  expect(screen.queryByRole('link', { name: 'Go to the cart' })).not.toBeInTheDocument();
});

test('CART-007 a bill that goes elsewhere is shown beside where the order goes', async () => {
  const first = await open(order());
  expect(screen.queryByText('Billing address')).not.toBeInTheDocument();
  first.unmount();
  await open({ ...order(), billing_address: { ...order().billing_address, street: '5 Bank St' } });
  expect(screen.getByRole('heading', { name: 'Billing address' })).toBeVisible();
  expect(screen.getByText(/^5 Bank St/)).toBeVisible();
});

test.each([
  ['reorder=done', 'Everything still available is in your cart. Go to the cart'],
  ['reorder=done&skipped=1', 'Everything still available is in your cart. No longer sold: Lund sofa. Go to the cart'],
  ['reorder=gone', 'Nothing in this order is sold any more.'],
  ['reorder=failed', 'The shop did not answer, so nothing was added. Please try again.'],
])('without scripts the page at “%s” says what became of ordering again', async (query, said) => {
  const [item] = order().items;
  server.use(answer('orderDetail', { ...order(), items: item ? [{ ...item, item_id: 1 }] : [] }));
  await renderPage(page, { id }, { texts, path: `/customer/account/order/${id}?${query}` });
  const notice = screen.getByText(said.split(/ No | Go /)[0] ?? '', { exact: false });
  expect(notice).toHaveTextContent(said);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Order again' });
  expect([button.form?.method, ...new FormData(button.form ?? undefined)]).toEqual(['post', ['order_id', id]]);
});
