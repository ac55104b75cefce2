import { renderPage, textsFor } from '@shop/testing';
import { expectAccessible } from '@shop/testing/accessible';
import { useRealApi } from '@shop/testing/real-api';
import { orderCart } from '@shop/testing/real-order';
import { screen } from '@testing-library/react';
import * as cartPage from './cart.tsx';
import * as confirmation from './order-confirmation.tsx';
import * as payPage from './pay.tsx';
import * as paymentPage from './payment.tsx';
import * as addressPage from './shipping-address.tsx';
import { texts } from '../testing/fixtures.ts';

// Each page of a purchase says which items are picked up and where, and never that they are delivered.
const api = useRealApi();
/** Of the fixture's world, for C$150.00 and C$19.99. */
const [PICKED_UP, DELIVERED] = [2, 9];
const home = {
  firstname: 'Ana',
  lastname: 'Tremblay',
  street: '12 Rue Sainte-Catherine',
  city: 'Montréal',
  postcode: 'H2X 1K4',
  region_id: 76,
  telephone: '+15145550123',
};
beforeAll(() => api.makePickedUp(PICKED_UP));

const buyer = async (...products: number[]) => {
  const visitor = await api.guest();
  for (const product_id of products) await api.call('addCartItem', { body: { product_id, qty: 1 } }, visitor);
  await api.call('cartAddress', { body: { ...home, email: 'ana@example.ca' } }, visitor);
  return visitor;
};
const steps = [
  [cartPage, '/checkout/cart'],
  [addressPage, '/checkout/shipping-address'],
  [paymentPage, '/checkout/payment'],
  [payPage, '/pay'],
] as const;

test.each(['en', 'fr'] as const)('each page says where a pickup is, and of no delivery, in %s', async (language) => {
  const t = textsFor({ texts, language });
  const visitor = await buyer(PICKED_UP);
  const { handover } = await api.call('carts', {}, visitor, language);
  const { title = '', place } = handover?.pickup ?? {};
  const seen = async (page: Parameters<typeof renderPage>[0], path: string) => {
    const { unmount } = await renderPage(page, {}, { texts, language, visitor, path });
    expect(await screen.findByText(t('pickup.at'))).toBeVisible();
    for (const line of [place?.street, place?.hours, place?.note]) expect(screen.getByText(line ?? '')).toBeVisible();
    expect(screen.getAllByText(title, { exact: false }).length).toBeGreaterThan(0);
    expect(screen.getByText(t('totals.pickup'), { selector: 'dt' })).toBeVisible();
    expect(screen.queryByText(t('totals.shipping'), { selector: 'dt' })).not.toBeInTheDocument();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(screen.queryByLabelText(t('estimate.label'))).not.toBeInTheDocument();
    const said = document.body.textContent ?? '';
    for (const key of ['payment.shipTo', 'pay.address', 'delivery.reached', 'order.nextShipped'] as const) {
      expect(said).not.toContain(t(key));
    }
    expect(said).not.toMatch(/standard delivery|livraison standard/i);
    await expectAccessible();
    unmount();
  };
  for (const [page, path] of steps) await seen(page, path);
  await seen(confirmation, `/checkout/order?order_id=${await orderCart(api, visitor)}`);
});

test.each(['en', 'fr'] as const)('a mixed order says of each line how it comes in %s', async (language) => {
  const t = textsFor({ texts, language });
  const visitor = await buyer(PICKED_UP, DELIVERED);
  const { list, handover } = await api.call('carts', {}, visitor, language);
  const title = handover?.pickup?.title ?? '';
  const seen = async (page: Parameters<typeof renderPage>[0], path: string, items: 'cart.lines' | 'order.items') => {
    const { unmount } = await renderPage(page, {}, { texts, language, visitor, path });
    expect(await screen.findByText(t('pickup.at'))).toBeVisible();
    expect(screen.getByText(t('totals.shipping'), { selector: 'dt' })).toBeVisible();
    const lines = [...screen.getByRole('list', { name: t(items) }).children];
    const marked = lines.filter(({ textContent }) => textContent?.includes(title));
    expect(marked).toHaveLength(1);
    expect(marked[0]).toHaveTextContent(list.find(({ is_pickup }) => is_pickup)?.name ?? '?');
    unmount();
  };
  await seen(cartPage, '/checkout/cart', 'cart.lines');
  await seen(paymentPage, '/checkout/payment', 'order.items');
  await seen(confirmation, `/checkout/order?order_id=${await orderCart(api, visitor)}`, 'order.items');
});
