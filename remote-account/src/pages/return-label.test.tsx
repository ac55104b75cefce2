import type { Order, OrderReturn } from '@shop/contract';
import { answer, makeTestStore, renderPage, useServer } from '@shop/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import config from '../../remote.config.ts';
import * as page from './return-label.tsx';
import { order, regions, texts } from '../testing/fixtures.ts';

const server = useServer();
const id = 'CA100007919';
const path = '/sales/order/return_lable';
const given = (return_id: string): OrderReturn => ({
  return_id,
  status: 'requested',
  created_at: '2026-03-20T15:00:00Z',
  items: [{ item_id: 1, name: 'Lund sofa', qty: 1 }],
  reason: 'damaged',
  photos: 0,
  refund_amount: null,
  rejection_reason: null,
  label_url: `${path}?order_id=${id}&return_id=${return_id}`,
});
const withReturns = order({ status: 'delivered', returns: [given('R100007919'), given('R100015838')] });

beforeEach(() => server.use(answer('countryRegions', { region_list: regions })));

const open = (query: string, language: 'en' | 'fr' = 'en', answered: Order = withReturns) => {
  server.use(answer('orderDetail', answered));
  return renderPage(page, {}, { texts, path: path + query, language });
};
const load = (query: string) => {
  const { dispatch, getState } = makeTestStore();
  const url = new URL(`http://shop.test${path}${query}`);
  return page.loader({ dispatch, getState, params: {}, url, language: 'en', signal: new AbortController().signal });
};

test('ROUTE-044 the label’s route is spelt as documented, requires sign-in and has the cms layout', () => {
  expect(config.routes).toContainEqual(
    expect.objectContaining({ path, page: './return-label', layout: 'cms', auth: true }),
  );
});

test('the right spelling leads to it', () => {
  expect(config.routes).toContainEqual(expect.objectContaining({ path: '/sales/order/return_label', redirect: path }));
});

test('ORD-004 return_lable shows the label of the return: who sends what to whom, under its number', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  await open(`?order_id=${id}&return_id=R100007919`);
  const label = within(screen.getByRole('region', { name: 'Label' }));
  expect(label.getByText('R100007919')).toBeVisible();
  expect(label.getByText('Montréal QC H2X 1K4')).toBeVisible();
  expect(label.getByText('Boréal Returns')).toBeVisible();
  expect(label.getByText('1 × Lund sofa')).toBeVisible();
  expect(label.getByText(`Order ${id} · March 20, 2026 · Arrived damaged`)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Print the label' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('without the number of a return it is the latest one’s', async () => {
  await open(`?order_id=${id}`, 'fr');
  expect(screen.getByText('R100015838')).toBeVisible();
  expect(screen.getByText('Retours Boréal')).toBeVisible();
});

test('a return that the order does not have is a page that is not there; no order leads to the list', async () => {
  server.use(answer('orderDetail', withReturns));
  expect(await load(`?order_id=${id}&return_id=R1`)).toEqual({ status: 404 });
  expect(await load(`?order_id=${id}`)).toBeUndefined();
  expect(await load('')).toEqual({ redirect: '/customer/account/order' });
});

test('how it goes back is what the order says: a large item is not handed in anywhere', async () => {
  const way = { way: 'large', text: 'A large item is fetched at your door.' } as const;
  await open(
    `?order_id=${id}`,
    'en',
    order({ status: 'delivered', returns: [{ ...given('R100007919'), ways: [way] }] }),
  );
  expect(screen.getByText(way.text)).toBeVisible();
  expect(screen.queryByText(/post office/)).toBeNull();
});
