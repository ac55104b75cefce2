import type { CallResult } from '@shop/contract';
import type { LoaderContext } from '@shop/platform';
import { answer, breakConnection, makeTestStore, renderPage, useServer } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import config from '../../remote.config.ts';
import * as page from './shipments.tsx';
import { order, orderList, texts } from '../testing/fixtures.ts';
import { sessionModel } from '../testing/session.ts';
import { siteWith } from '../testing/site.ts';

const server = useServer();
const id = 'CA100007919';
const tracked: CallResult<'orderTrack'> = {
  order_id: id,
  status: 'processing',
  estimated_delivery: '2026-03-12T15:00:00Z',
  waiting_qty: 1,
  shipments: [
    {
      shipment_id: 1,
      carrier: 'Maple Parcel',
      tracking_number: 'MP700CA',
      shipped_at: '2026-03-06T15:00:00Z',
      estimated_delivery: '2026-03-12T15:00:00Z',
      delivered_at: null,
      items: [{ item_id: 1, name: 'Lund sofa', qty: 2 }],
      events: [
        { at: '2026-03-07T15:00:00Z', place: 'Kingston ON', event: 'in_transit', text: 'It passed a centre.' },
        { at: '2026-03-06T15:00:00Z', place: null, event: 'picked_up', text: 'It was picked up.' },
      ],
    },
  ],
};

const open = (query = '', status: 'guest' | 'customer' = 'guest', language: 'en' | 'fr' = 'en') =>
  renderPage(page, {}, { texts, path: `/shipments${query}`, language, models: [sessionModel(status)] });
/** Answers as the API does: a guest shows by e-mail or postal code that the order is theirs. */
const track = (asked: Record<string, string>[] = []) =>
  answer('orderTrack', ({ query }) => {
    asked.push(Object.fromEntries(query));
    return query.has('email') || query.has('postcode') ? tracked : { code: 400, message: 'Which e-mail?' };
  });

test('ROUTE-020 the route of Track your order has the blank layout and needs no sign-in; the page leads home', async () => {
  const route = config.routes.find(({ path }) => path === '/shipments');
  expect(route).toMatchObject({ page: './shipments', layout: 'blank' });
  expect(route).not.toHaveProperty('auth');
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Track your order' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Boréal' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'Français' })).toHaveAttribute('href', '/shipments?setLang=fr');
});

test('ORD-005 a guest’s order is found by its number and e-mail; state, parcels and their way are shown', async () => {
  const asked: Record<string, string>[] = [];
  server.use(track(asked));
  await open();
  await userEvent.type(screen.getByLabelText('Order number'), id);
  await userEvent.type(screen.getByLabelText('Email or postal code of the order'), 'ana@example.ca');
  await userEvent.click(screen.getByRole('button', { name: 'Track' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: `Order ${id}` })).toHaveFocus());
  expect(asked).toEqual([{ order_id: id, email: 'ana@example.ca' }]);
  expect(screen.getByText('In preparation')).toBeVisible();
  expect(screen.getByText('Expected by March 12, 2026')).toBeVisible();
  expect(screen.getByText('One item has not left yet.')).toBeVisible();
  const parcel = within(screen.getByRole('region', { name: 'Parcel 1 of 1, Maple Parcel' }));
  expect(parcel.getByText('2 × Lund sofa')).toBeVisible();
  const events = within(parcel.getByRole('list', { name: 'Your parcel’s journey' })).getAllByRole('listitem');
  expect(events.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^It passed a centre\..*· Kingston ON$/),
    expect.stringMatching(/^It was picked up\./),
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Track another order' }));
  expect(screen.getByLabelText('Order number')).toHaveValue('');
});

test('a postal code does as well as the e-mail', async () => {
  const asked: Record<string, string>[] = [];
  server.use(track(asked));
  await open('', 'guest', 'fr');
  await userEvent.type(screen.getByLabelText('Numéro de commande'), id);
  await userEvent.type(screen.getByLabelText('Courriel ou code postal de la commande'), 'H2X 1K4{Enter}');
  expect(await screen.findByText('En préparation')).toBeVisible();
  expect(asked).toEqual([{ order_id: id, postcode: 'H2X 1K4' }]);
});

test('an order of the address that is not one’s own is asked for, its number filled in', async () => {
  server.use(track());
  await open(`?order_id=${id}`);
  expect(await screen.findByLabelText('Order number')).toHaveValue(id);
});

test('what the API does not find is said beside the fields, and nothing typed is lost', async () => {
  server.use(answer('orderTrack', { code: 404, message: 'We found no such order.' }));
  await open();
  await userEvent.type(screen.getByLabelText('Order number'), 'CA1');
  await userEvent.type(screen.getByLabelText('Email or postal code of the order'), 'a@b.ca{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('We found no such order.');
  expect(screen.getByLabelText('Order number')).toHaveValue('CA1');
});

test('a customer’s own order is there at once; without one they choose', async () => {
  server.use(answer('orderTrack', tracked), answer('orderList', orderList(2)));
  const own = await open(`?order_id=${id}`, 'customer');
  expect(screen.getByRole('heading', { level: 1, name: `Order ${id}` })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Track another order' })).toHaveAttribute('href', '/shipments');
  own.unmount();
  await open('', 'customer');
  expect(await screen.findByRole('link', { name: 'Order CA1000' })).toHaveAttribute(
    'href',
    '/shipments?order_id=CA1000',
  );
});

test('a way that did not arrive can be asked for again', async () => {
  server.use(breakConnection('orderTrack'));
  await open(`?order_id=${id}`, 'customer');
  server.use(answer('orderTrack', tracked));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('In preparation')).toBeVisible();
});

const lettered = `?order_id=${id}&key=signed`;
const around = [answer('countryRegions', { region_list: [] }), answer('configInit', siteWith({ return_days: 14 }))];

test('the link of a letter shows the whole order, asks for nothing, and cancels it', async () => {
  const fresh = order({
    status: 'paid',
    can_cancel: true,
    shipments: [],
    delivery_days: { first_day: '2026-03-10', last_day: '2026-03-13' },
    taxes: [
      { kind: 'GST', amount: 111 },
      { kind: 'QST', amount: 222 },
    ],
  });
  const asked: unknown[] = [];
  server.use(
    ...around,
    answer('orderByLetter', ({ query }) => (asked.push(Object.fromEntries(query)), fresh)),
  );
  await open(lettered);
  expect(asked).toEqual([{ order_id: id, key: 'signed' }]);
  expect(screen.getByRole('heading', { level: 1, name: `Order ${id}` })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Lund sofa' })).toBeVisible();
  expect(screen.getByText('Expected Tue, Mar 10 – Fri, Mar 13')).toBeVisible();
  const totals = within(screen.getByRole('region', { name: 'Summary' }));
  for (const text of ['GST', 'C$1.11', 'QST', 'C$2.22']) expect(totals.getByText(text)).toBeVisible();
  expect(totals.queryByText('Tax')).toBeNull();
  const help = screen.getByRole('link', { name: 'Help with this order' });
  expect(help).toHaveAttribute('href', `/contact-us?order_id=${id}`);
  expect(screen.queryByLabelText('Order number')).toBeNull();
  const sent: unknown[] = [];
  const gone = order({ ...fresh, status: 'cancelled', can_cancel: false, cancelled_at: '2026-03-05T15:00:00Z' });
  server.use(
    answer('cancelByLetter', ({ body }) => (sent.push(body), gone)),
    answer('orderByLetter', gone),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the order' }));
  expect(await screen.findByRole('heading', { name: new RegExp(`${id} is cancelled`) })).toBeVisible();
  expect(sent).toHaveLength(1);
});

test.each([404, 410])('a link that is refused with %i says why, and the form is there', async (code) => {
  server.use(...around, answer('orderByLetter', { code, message: 'This link has ended.' }));
  await open(lettered);
  expect(await screen.findByRole('alert')).toHaveTextContent('This link has ended.');
  expect(screen.getByLabelText('Order number')).toHaveValue(id);
});

test.each([
  [404, 400],
  [410, 410],
])('the page of a link that is refused with %i is answered with %i', async (code, status) => {
  server.use(...around, answer('orderByLetter', { code, message: 'This link has ended.' }));
  const { dispatch, getState } = makeTestStore();
  const url = new URL(`http://shop.test/shipments${lettered}`);
  expect(await page.loader({ dispatch, getState, url } as LoaderContext)).toEqual({ status }); // all that it uses
});

test.each(['order_id=CA1%00', 'order_id=%00', 'order_id=CA1&key=%00', 'order_id=CA1%00&key=signed'])(
  'the address ?%s, which can name no order, is answered with 400 beside the form, and nothing is asked of the API',
  async (query) => {
    const { dispatch, getState } = makeTestStore();
    const url = new URL(`http://shop.test/shipments?${query}`);
    expect(await page.loader({ dispatch, getState, url } as LoaderContext)).toEqual({ status: 400 }); // all that it uses
    await open(`?${query}`, 'guest', 'fr');
    expect(screen.getByRole('alert')).toHaveTextContent('Cette adresse ne désigne aucune commande.');
    expect(screen.getByLabelText('Numéro de commande')).toHaveValue('');
  },
);

test('a key that the API cannot take is none', async () => {
  server.use(...around, answer('orderByLetter', { code: 400, message: 'key is too long' }));
  const { dispatch, getState } = makeTestStore();
  const url = new URL(`http://shop.test/shipments${lettered}`);
  expect(await page.loader({ dispatch, getState, url } as LoaderContext)).toEqual({ status: 400 });
  await open(lettered);
  expect(screen.getByRole('alert')).toHaveTextContent('This address names no order.');
  expect(screen.getByLabelText('Order number')).toHaveValue(id);
});

test('the link of a letter shows the way of parcels too, and how long they can be sent back', async () => {
  server.use(...around, answer('orderByLetter', order()), track());
  await open(lettered);
  const changes = within(screen.getByRole('region', { name: 'What else can be changed' }));
  expect(changes.getByText(/Items can be returned within 14 days of delivery/)).toBeVisible();
  expect(await screen.findByText('It passed a centre.')).toBeVisible();
});
