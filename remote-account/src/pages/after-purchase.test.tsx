import { formatMoney } from '@shop/format';
import { renderPage, textsFor } from '@shop/testing';
import { expectAccessible } from '@shop/testing/accessible';
import { useRealApi } from '@shop/testing/real-api';
import { orderCart } from '@shop/testing/real-order';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as cancelOrder from './cancel-order.tsx';
import * as orderPage from './order.tsx';
import * as shipments from './shipments.tsx';
import { texts } from '../testing/fixtures.ts';

const api = useRealApi();
const fill = async (field: HTMLElement, text: string): Promise<void> => {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
};

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

/** Orders what is in the visitor's cart, which then waits for the wallet. */
const orderByWallet = async (visitor: Parameters<typeof orderCart>[1]) => {
  await api.call('cartAddress', { body: home }, visitor);
  const { grand_total } = await api.call('cartPayment', { body: { payment_method: 'alipay' } }, visitor);
  const { token, redirect_url } = await api.call('walletToken', { query: { grand_total } }, visitor);
  const { order_token } = await api.call('orderToken', {}, visitor);
  const paid = { payment_method: 'alipay', payment_nonce: token, grand_total } as const;
  const body = { idempotency_key: crypto.randomUUID(), order_token, ...paid };
  return { pending: (await api.call('createOrder', { body }, visitor)).order_id, redirect_url };
};

test.each(['en', 'fr'] as const)(
  'ORD-002 ORD-003 ORD-008 a customer calls an order back with all its money, and orders the same again (%s)',
  async (language) => {
    const t = textsFor({ texts, language });
    const visitor = await api.customer({ language });
    await api.call('addCartItem', { body: { product_id: TABLE, qty: 1 } }, visitor);
    const order_id = await orderCart(api, visitor, visitor.email);
    const read = () => api.call('orderDetail', { query: { order_id } }, visitor);
    const { grand_total } = await read();
    const total = formatMoney(grand_total, language);
    const options = { texts, language, visitor };
    const cancelPath = `/customer/account/order/cancel-order?order_id=${order_id}`;
    const says = (words: string) => waitFor(() => expect(document.body.textContent).toContain(words));

    const paid = await renderPage(orderPage, { id: order_id }, options);
    expect(await screen.findByRole('heading', { level: 1, name: t('orders.number', { id: order_id }) })).toBeVisible();
    await says(total);
    expect(screen.getByRole('link', { name: t('orderActions.cancel') })).toHaveAttribute('href', cancelPath);
    await expectAccessible();
    paid.unmount();

    const cancelling = await renderPage(cancelOrder, {}, { ...options, path: cancelPath });
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: new RegExp(`^${t('cancel.reason').replace('?', '\\?')}`) }),
      t('cancelReason.ordered_twice'),
    );
    expect((await read()).status).toBe('paid');
    await userEvent.click(screen.getByRole('button', { name: t('orderActions.cancel') }));
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: t('cancel.done', { id: order_id }) })).toHaveFocus(),
    );
    await says(t('cancel.toCard', { amount: total, type: 'Visa', digits: '1111' }));
    await expectAccessible();
    expect(await read()).toMatchObject({ status: 'cancelled', payment: { refunded_amount: grand_total } });
    cancelling.unmount();

    await renderPage(orderPage, { id: order_id }, options);
    expect(await screen.findByText(t('state.cancelled'), { exact: true })).toBeVisible();
    await says(t('order.refunded', { amount: total }));
    expect(screen.queryByRole('link', { name: t('orderActions.cancel') })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: t('orderActions.reorder') }));
    await says(t('reorder.done'));
    expect((await api.call('carts', {}, visitor)).list).toMatchObject([{ product_id: TABLE, qty: 1 }]);
    expect(screen.getByRole('link', { name: t('reorder.cart') })).toHaveAttribute('href', '/checkout/cart');
  },
);

test('ORD-005 ROUTE-020 a guest finds the order again by its number with the e-mail or the postal code, and nobody without either', async () => {
  const t = textsFor({ texts, language: 'fr' });
  const buyer = await api.guest();
  const email = 'finds@example.ca';
  await api.call('addCartItem', { body: { product_id: TABLE, qty: 1 } }, buyer);
  const order_id = await orderCart(api, buyer, email);
  expect((await api.letters(email))[0]?.text).toContain(order_id);

  // Weeks later, on another device.
  await renderPage(shipments, {}, { texts, language: 'fr', visitor: await api.guest(), path: '/shipments' });
  const find = async (proof: string) => {
    await fill(screen.getByLabelText(t('track.number')), order_id);
    await fill(screen.getByLabelText(t('track.proof')), proof);
    await userEvent.click(screen.getByRole('button', { name: t('track.submit') }));
  };
  await find('somebody.else@example.ca');
  expect(await screen.findByText(/^Nous n’avons trouvé aucune commande/)).toBeVisible();
  expect(screen.getByLabelText(t('track.number'))).toHaveValue(order_id);
  await expectAccessible();
  for (const proof of [email, 'h2x1y4']) {
    await find(proof);
    const heading = () => screen.getByRole('heading', { level: 1, name: t('orders.number', { id: order_id }) });
    await waitFor(() => expect(heading()).toHaveFocus());
    expect(screen.getByText(t('order.notShipped'))).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: t('track.another') }));
  }
});

test.each(['en', 'fr'] as const)(
  'what an order most likely needs is its main action: to be paid, tracked, then ordered again (%s)',
  async (language) => {
    const t = textsFor({ texts, language });
    const visitor = await api.customer({ language });
    const add = () => api.call('addCartItem', { body: { product_id: TABLE, qty: 1 } }, visitor);
    await add();
    const { pending, redirect_url } = await orderByWallet(visitor);
    await add();
    const paid = await orderCart(api, visitor, visitor.email);
    await add();
    const cancelled = await orderCart(api, visitor, visitor.email);
    await api.call('cancelOrder', { body: { order_id: cancelled } }, visitor);
    for (const [order_id, main, href] of [
      [pending, 'orderActions.pay', redirect_url],
      [paid, 'orderActions.track', `/shipments?order_id=${paid}`],
      [cancelled, 'orderActions.reorder', null],
    ] as const) {
      const { unmount } = await renderPage(orderPage, { id: order_id }, { texts, language, visitor });
      const actions = within(await screen.findByRole('group', { name: t('orderActions.label') }));
      const all = [...actions.getAllByRole('link'), ...actions.getAllByRole('button')];
      const mains = all.filter((action) => action.classList.contains('primary'));
      expect(mains).toHaveLength(1);
      expect(mains[0]).toHaveAccessibleName(t(main));
      if (href !== null) expect(mains[0]).toHaveAttribute('href', href);
      await expectAccessible();
      unmount();
    }
  },
);
