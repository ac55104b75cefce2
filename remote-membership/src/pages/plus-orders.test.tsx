import { pageRoutesOf } from '@shop/contract';
import { answer, useServer } from '@shop/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import config from '../../remote.config.ts';
import * as order from './plus-order.tsx';
import * as orders from './plus-orders.tsx';
import { openAsCustomer } from '../testing/customer.ts';

const server = useServer();
const year = {
  order_price: 4_900,
  plus_num: 'P30000001',
  status: 'paid',
  created_at: '2026-05-01T12:00:00.000Z',
  starts_at: '2026-05-01T12:00:00.000Z',
  expires_at: '2027-05-01T12:00:00.000Z',
} as const;

test('ROUTE-041 /sales/plusorder/history needs a sign-in and lists the Plus+ orders', async () => {
  const route = pageRoutesOf(config).find(({ path }) => path === '/sales/plusorder/history');
  expect(route?.auth).toBe(true); // the shell asks for a sign-in first
  server.use(answer('plusOrderList', { list: [year], total: 1, page: 1, page_size: 10 }));
  await openAsCustomer(await import(`${route?.page}.tsx`));
  expect(screen.getByRole('heading', { level: 2, name: 'Plus+ order P30000001' })).toBeVisible();
  expect(screen.getByText('C$49.00')).toBeVisible();
  expect(screen.getByText('Paid')).toBeVisible();
});

test('ROUTE-042 MEM-025 one of them is a sheet of its own, which prints', async () => {
  expect(config.routes).toContainEqual(
    expect.objectContaining({ path: '/sales/plusorder/history/:id', layout: 'print', auth: true }),
  );
  server.use(answer('plusOrderList', { list: [year], total: 1, page: 1, page_size: 10 }));
  const { unmount } = await openAsCustomer(orders);
  expect(screen.getByRole('link', { name: 'Print Plus+ order P30000001' })).toHaveAttribute(
    'href',
    '/sales/plusorder/history/P30000001',
  );
  unmount();
  server.use(answer('plusOrderDetail', ({ query }) => ({ ...year, plus_num: query.get('plus_num') ?? '' })));
  await openAsCustomer(order, { params: { id: 'P30000001' } });
  expect(screen.getByRole('heading', { level: 1, name: 'Plus+ order P30000001' })).toBeVisible();
  expect(screen.getByText(/2026 to .*2027/)).toBeVisible();
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('no Plus+ order yet leads to Plus+', async () => {
  server.use(answer('plusOrderList', { list: [], total: 0, page: 1, page_size: 10 }));
  await openAsCustomer(orders, { language: 'fr' });
  expect(screen.getByText('Aucune commande Plus+ pour le moment')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Voir Plus+' })).toHaveAttribute('href', '/costwayplus');
});

test('an order that waits for its payment leads to it, or to the telephone that has to be confirmed first', async () => {
  const waiting = { ...year, status: 'pending_payment' } as const;
  server.use(
    answer('plusOrderList', { list: [waiting], total: 1, page: 1, page_size: 10 }),
    answer('plusPaymentLink', { code: 400, message: 'Confirm your telephone number first.' }),
  );
  await openAsCustomer(orders);
  const pay = () => userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
  await pay();
  expect(await screen.findByText('Confirm your telephone number first.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  const asked: unknown[] = [];
  server.use(
    answer('plusPaymentLink', ({ body }) => (asked.push(body), { url: '/dev/plus-payment/s', order_sn: 'P30000002' })),
  );
  await pay();
  expect(await screen.findByTitle('Payment')).toHaveAttribute('src', '/dev/plus-payment/s');
  expect(asked).toHaveLength(1);
  expect(JSON.stringify(asked)).not.toContain('vip_code');
});
