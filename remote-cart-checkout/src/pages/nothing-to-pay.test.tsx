import { renderPage, textsFor } from '@shop/testing';
import { expectAccessible } from '@shop/testing/accessible';
import { useRealApi } from '@shop/testing/real-api';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as confirmation from './order-confirmation.tsx';
import * as pay from './pay.tsx';
import * as payment from './payment.tsx';
import { texts } from '../testing/fixtures.ts';

// A cart that points have paid whole is ordered by one press, and nobody is asked for a payment.
const api = useRealApi();
/** Of the fixture's world: a table for C$150.00. */
const TABLE = 2;
const home = {
  firstname: 'Ana',
  lastname: 'Tremblay',
  street: '12 Rue Sainte-Catherine',
  city: 'Montréal',
  postcode: 'H2X 1K4',
  region_id: 76,
  telephone: '+15145550123',
};

const withPoints = async () => {
  const visitor = await api.customer({ points: 20_000 });
  await api.call('addCartItem', { body: { product_id: TABLE, qty: 1 } }, visitor);
  await api.call('cartAddress', { body: home }, visitor);
  const cart = await api.call('applyPoints', { body: { points: 15_000 } }, visitor);
  expect(cart.grand_total).toBe(0);
  return visitor;
};

test.each([
  ['the checkout', payment, '/checkout/payment', 'en'],
  ['the checkout', payment, '/checkout/payment', 'fr'],
  ['the single-page pay', pay, '/pay', 'fr'],
] as const)('CHK-010 %s: what costs nothing is placed by one press', async (_, page, path, language) => {
  const visitor = await withPoints();
  const { location, unmount } = await renderPage(page, {}, { texts, language, visitor, path });
  const t = textsFor({ texts, language });
  const button = await screen.findByRole('button', { name: t('nothing.place') });
  expect(screen.getByText(t('nothing.about'))).toBeVisible();
  expect(screen.queryByRole('radiogroup', { name: t('payment.method') })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^(Pay|Payer)/ })).not.toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox', { name: new RegExp(`^${t('note.label')}`) }), ' Merci!{Enter}Zoé ');
  await expectAccessible();
  await userEvent.click(button);
  await waitFor(() => expect(location()).toMatch(/^\/checkout\/order\?order_id=/));
  unmount();
  const order_id = new URLSearchParams(location().split('?')[1]).get('order_id') ?? '';
  const order = await api.call('orderInformation', { query: { order_id } }, visitor);
  const note = 'Merci!\nZoé';
  expect(order).toMatchObject({ status: 'paid', grand_total: 0, payment: { method: 'none' }, note });
  await renderPage(confirmation, {}, { texts, language, visitor, path: location() });
  expect(await screen.findByRole('heading', { name: t('note.label') })).toBeVisible();
  expect(screen.getByText(/^Merci!\sZoé$/)).toBeVisible();
});

test('CHK-010 points that another tab takes off are said with the new total, and the ways to pay come back', async () => {
  const visitor = await withPoints();
  await renderPage(payment, {}, { texts, visitor, path: '/checkout/payment' });
  const t = textsFor({ texts, language: 'en' });
  const button = await screen.findByRole('button', { name: t('nothing.place') });
  const { grand_total } = await api.call('applyPoints', { body: { points: 0 } }, visitor);
  expect(grand_total).toBe(17_246);
  await userEvent.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent('C$172.46');
  expect(await screen.findByRole('radiogroup', { name: t('payment.method') })).toBeVisible();
});
