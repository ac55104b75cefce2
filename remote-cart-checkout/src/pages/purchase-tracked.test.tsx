import { paths } from '@shop/contract';
import { renderPage, textsFor } from '@shop/testing';
import { useRealApi } from '@shop/testing/real-api';
import { orderCart } from '@shop/testing/real-order';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as confirmation from './order-confirmation.tsx';
import * as result from './pay-result.tsx';
import * as payment from './payment.tsx';
import { texts } from '../testing/fixtures.ts';

// Whoever advertises for the shop is told of each purchase: of every order once, and of no money that did not come.
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
const t = textsFor({ texts, language: 'en' });
type Visitor = Awaited<ReturnType<typeof api.customer>>;
type Page = Parameters<typeof renderPage>[0];

const withPoints = async () => {
  const visitor = await api.customer({ points: 20_000 });
  await api.call('addCartItem', { body: { product_id: TABLE, qty: 1 } }, visitor);
  return visitor;
};

/** Opens a page; `purchases` returns the purchase events tracked since. */
const open = async (page: Page, path: string, visitor: Visitor) => {
  const actions: { type: string; payload?: { event?: string } }[] = [];
  const view = await renderPage(page, {}, { texts, visitor, path, actions: actions as never });
  const purchases = () => actions.filter(({ payload }) => payload?.event === 'purchase').map(({ payload }) => payload);
  return { ...view, purchases };
};

/** Orders with the page's own button what points have paid whole. */
const order = async (visitor: Visitor): Promise<string> => {
  await api.call('cartAddress', { body: home }, visitor);
  await api.call('applyPoints', { body: { points: 15_000 } }, visitor);
  const { location, unmount, purchases } = await open(payment, paths.payment(), visitor);
  await userEvent.click(await screen.findByRole('button', { name: t('nothing.place') }));
  await waitFor(() => expect(location()).toMatch(/^\/checkout\/order\?order_id=/));
  expect(purchases()).toEqual([]);
  unmount();
  return new URLSearchParams(location().split('?')[1]).get('order_id') ?? '';
};

test('a purchase is tracked by the first page that shows it as paid, and by none after it', async () => {
  const visitor = await withPoints();
  const order_id = await order(visitor);
  const placed = await api.call('orderInformation', { query: { order_id } }, visitor);
  const first = await open(confirmation, paths.orderConfirmation(order_id), visitor);
  await waitFor(() =>
    expect(first.purchases()).toEqual([
      {
        event: 'purchase',
        order_id,
        value: placed.grand_total,
        tax: placed.tax_amount,
        shipping: placed.shipping_fee,
        coupon: null,
        items_qty: 1,
        items: [{ product_id: TABLE, qty: 1, price: 15_000 }],
      },
    ]),
  );
  first.unmount();
  for (const [page, path] of [
    [confirmation, paths.orderConfirmation(order_id)],
    [result, paths.payResult(order_id)],
  ] as const) {
    const again = await open(page, path, visitor);
    expect(await screen.findAllByText(order_id)).not.toHaveLength(0);
    expect(again.purchases()).toEqual([]);
    again.unmount();
  }
});

test('the payment’s result tracks it too, and then the confirmation does not', async () => {
  const visitor = await withPoints();
  const order_id = await order(visitor);
  const paid = await open(result, paths.payResult(order_id), visitor);
  await waitFor(() => expect(paid.purchases()).toMatchObject([{ order_id }]));
  paid.unmount();
  const after = await open(confirmation, paths.orderConfirmation(order_id), visitor);
  expect(await screen.findByText(order_id)).toBeVisible();
  expect(after.purchases()).toEqual([]);
});

test('an order that another browser placed is none of this one’s purchases', async () => {
  const visitor = await withPoints();
  const order_id = await orderCart(api, visitor, visitor.email);
  const { purchases } = await open(confirmation, paths.orderConfirmation(order_id), visitor);
  expect(await screen.findByText(order_id)).toBeVisible();
  expect(purchases()).toEqual([]);
});

test('an order that still has to be paid is no purchase', async () => {
  const visitor = await withPoints();
  const order_id = await order(visitor);
  window.localStorage.setItem('unreported_purchases', JSON.stringify([order_id]));
  await api.call('cancelOrder', { body: { order_id } }, visitor);
  const { purchases } = await open(confirmation, paths.orderConfirmation(order_id), visitor);
  expect(await screen.findByText(t('order.cancelledTitle'))).toBeVisible();
  expect(purchases()).toEqual([]);
});
