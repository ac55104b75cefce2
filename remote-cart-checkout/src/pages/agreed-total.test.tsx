import type { Language } from '@shop/contract';
import { formatMoney } from '@shop/format';
import { answerOutside, renderPage, server, textsFor } from '@shop/testing';
import { useRealApi } from '@shop/testing/real-api';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as pay from './pay.tsx';
import * as payment from './payment.tsx';
import { texts } from '../testing/fixtures.ts';

// Page and API: the amount paid is the button's, even if another tab changes the cart in between.
jest.mock('../features/payment/leave.ts', () => ({ leaveFor: jest.fn() }));

const api = useRealApi();
/** Of the fixture's world: a table for C$150.00, and something for C$19.99. */
const [TABLE, CHEAP] = [2, 9];
const home = {
  firstname: 'Ana',
  lastname: 'Tremblay',
  street: '12 Rue Sainte-Catherine',
  city: 'Montréal',
  postcode: 'H2X 1K4',
  region_id: 76,
  telephone: '+15145550123',
};

const add = (visitor: Awaited<ReturnType<typeof api.guest>>, product_id: number) =>
  api.call('addCartItem', { body: { product_id, qty: 1 } }, visitor);
const begin = async () => {
  const visitor = await api.guest();
  await add(visitor, TABLE);
  const cart = await api.call('cartAddress', { body: { ...home, email: 'ana@example.ca' } }, visitor);
  return { visitor, cart };
};
const open = async (page: typeof payment | typeof pay, path: string, language: Language) => {
  const { visitor, cart } = await begin();
  const view = await renderPage(page, {}, { texts, language, visitor, path });
  return { ...view, visitor, cart, t: textsFor({ texts, language }) };
};
const typeCard = async (t: ReturnType<typeof textsFor>): Promise<void> => {
  const token = await api.cardToken();
  server.use(answerOutside('/dev/cards/tokens', () => ({ token })));
  for (const [label, text] of [
    ['payment.cardNumber', '4111 1111 1111 1111'],
    ['payment.cardExpiry', '04/39'],
    ['payment.cardCode', '123'],
    ['payment.cardName', 'Ana Tremblay'],
  ] as const) {
    await userEvent.type(await screen.findByRole('textbox', { name: t(label) }), text);
  }
};

test.each([
  ['the checkout', payment, '/checkout/payment', 'en'],
  ['the checkout', payment, '/checkout/payment', 'fr'],
  ['the single-page pay', pay, '/pay', 'fr'],
] as const)(
  'CHK-010 %s: a cart that another tab has changed is not paid; the new total is said, and the next press pays it',
  async (_, page, path, language) => {
    const { visitor, cart, t, location } = await open(page, path, language);
    await typeCard(t);
    const dearer = (await add(visitor, CHEAP)).grand_total;
    const button = (total: number) => t('payment.pay', { amount: formatMoney(total, language) });
    await userEvent.click(screen.getByRole('button', { name: button(cart.grand_total) }));
    expect(await screen.findByRole('alert')).toHaveTextContent(formatMoney(dearer, language).replace(/\s/g, ' '));
    expect((await api.call('carts', {}, visitor)).items_qty).toBe(2);
    await userEvent.click(await screen.findByRole('button', { name: button(dearer) }));
    await waitFor(() => expect(location()).toMatch(/order_id=/));
    const order_id = new URLSearchParams(location().split('?')[1]).get('order_id') ?? '';
    const order = await api.call('orderInformation', { query: { order_id } }, visitor);
    expect(order).toMatchObject({ grand_total: dearer, items_qty: 2 });
  },
);

test.each([
  ['klarna', 'payment.pay'],
  ['alipay', 'wallet.go'],
] as const)('CHK-010 %s: what its button said is what is begun, and nothing else', async (method, words) => {
  const { visitor, cart, t, location } = await open(payment, '/checkout/payment', 'en');
  const chosen = await api.call('cartPaymentMethods', {}, visitor);
  const title = chosen.list.find(({ code }) => code === method)?.title ?? '';
  await userEvent.click(await screen.findByRole('radio', { name: title }));
  const button = (total: number) =>
    screen.findByRole('button', { name: t(words, { amount: formatMoney(total, 'en') }) });
  const first = await button(cart.grand_total);
  const dearer = (await add(visitor, CHEAP)).grand_total;
  await userEvent.click(first);
  expect(await screen.findByRole('alert')).toHaveTextContent(formatMoney(dearer, 'en'));
  await userEvent.click(await button(dearer));
  await waitFor(() => expect(location()).toMatch(/order_id=/));
});

test('CHK-010 a guest who has given no e-mail address is asked for it before any way to pay is shown', async () => {
  const visitor = await api.guest();
  await add(visitor, TABLE);
  await api.call('cartAddress', { body: home }, visitor);
  const t = textsFor({ texts, language: 'en' });
  const checkout = await renderPage(payment, {}, { texts, visitor, path: '/checkout/payment' });
  await waitFor(() => expect(checkout.location()).toBe('/checkout/shipping-address'));
  checkout.unmount();
  await renderPage(pay, {}, { texts, visitor, path: '/pay' });
  expect(await screen.findByRole('textbox', { name: t('address.email') })).toBeVisible();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});
