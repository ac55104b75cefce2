import { answer, breakConnection, renderPage, useServer } from '@shop/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import config from '../../remote.config.ts';
import * as page from './print-order.tsx';
import { order, regions, texts } from '../testing/fixtures.ts';

const server = useServer();
const id = 'CA100007919';
const open = (language: 'en' | 'fr' = 'en') =>
  renderPage(page, { id }, { texts, path: `/sales/order/print/order/${id}`, language });
beforeEach(() => server.use(answer('countryRegions', { region_list: regions })));

test('ROUTE-043 the printable order’s route requires sign-in and has the print layout', () => {
  expect(config.routes).toContainEqual(
    expect.objectContaining({
      path: '/sales/order/print/order/:id',
      page: './print-order',
      layout: 'print',
      auth: true,
    }),
  );
});

test('ORD-007 the print page shows the whole order and, beside its own two buttons, nothing of the shop', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  server.use(answer('orderDetail', order()));
  await open();
  expect(screen.getByRole('heading', { level: 1, name: `Order ${id}` })).toBeVisible();
  for (const text of ['Lund sofa', 'C$1,222.33', 'Montréal QC H2X 1K4', 'Visa ending in 1111']) {
    expect(screen.getByText(text)).toBeVisible();
  }
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to the order' })).toHaveAttribute(
    'href',
    `/customer/account/order/${id}`,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('an order that did not arrive can be asked for again', async () => {
  server.use(breakConnection('orderDetail'));
  await open('fr');
  server.use(answer('orderDetail', order()));
  await userEvent.click(await screen.findByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByRole('heading', { level: 1, name: `Commande ${id}` })).toBeVisible();
});
