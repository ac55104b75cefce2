import { renderPage, textsFor } from '@shop/testing';
import { useRealApi } from '@shop/testing/real-api';
import { screen } from '@testing-library/react';
import * as confirmation from './order-confirmation.tsx';
import { texts } from '../testing/fixtures.ts';

const api = useRealApi();
const TABLE = 2;
const home = {
  email: 'ana@example.ca',
  firstname: 'Ana',
  lastname: 'Tremblay',
  street: '12 Rue Sainte-Catherine',
  city: 'Montréal',
  postcode: 'H2X 1K4',
  region_id: 76,
  telephone: '+15145550123',
};

test('an order that waits for the wallet leads to where it is paid', async () => {
  const visitor = await api.guest();
  await api.call('addCartItem', { body: { product_id: TABLE, qty: 1 } }, visitor);
  await api.call('cartAddress', { body: home }, visitor);
  const { grand_total } = await api.call('cartPayment', { body: { payment_method: 'alipay' } }, visitor);
  const { token, redirect_url } = await api.call('walletToken', { query: { grand_total } }, visitor);
  const { order_token } = await api.call('orderToken', {}, visitor);
  const paid = { payment_method: 'alipay', payment_nonce: token, grand_total } as const;
  const body = { idempotency_key: crypto.randomUUID(), order_token, ...paid };
  const { order_id } = await api.call('createOrder', { body }, visitor);
  const t = textsFor({ texts });
  await renderPage(confirmation, {}, { texts, visitor, path: `/checkout/order?order_id=${order_id}` });
  expect(await screen.findByRole('link', { name: t('result.pay') })).toHaveAttribute('href', redirect_url);
});
