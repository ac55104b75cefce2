import { answer, renderPage, useServer } from '@shop/testing';
import { screen } from '@testing-library/react';
import * as confirmation from '../../pages/order-confirmation.tsx';
import { order, regions, texts } from '../../testing/fixtures.ts';

const server = useServer();

test('CHK-014 the confirmation asks check-cashback and says what the order earns', async () => {
  const asked: unknown[] = [];
  server.use(
    answer('orderInformation', order),
    answer('cartBanner', { cart_banner: [], order_banner: [] }),
    answer('countryRegions', { region_list: regions }),
    answer('checkCashback', ({ body }) => {
      asked.push(body);
      return { order_id: order.order_id, has_cashback: 1, amount: 2_134 };
    }),
  );
  await renderPage(confirmation, {}, { texts, path: `/checkout/order?order_id=${order.order_id}` });
  expect(await screen.findByText('You earn C$21.34 cashback with this order.')).toBeVisible();
  expect(asked).toEqual([{ order_id: order.order_id }]);
});
