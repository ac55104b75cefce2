import type { Language } from '@shop/contract';
import { formatMoney } from '@shop/format';
import { answerOutside, renderPage, server, textsFor } from '@shop/testing';
import { expectAccessible } from '@shop/testing/accessible';
import { useRealApi } from '@shop/testing/real-api';
import { orderCart } from '@shop/testing/real-order';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as cartPage from './cart.tsx';
import * as payPage from './pay.tsx';
import * as paymentPage from './payment.tsx';
import { texts } from '../testing/fixtures.ts';

// Reasons that block an order are shown where one press corrects them: in the cart, and beside the button.
const api = useRealApi();
type Visitor = Awaited<ReturnType<typeof api.guest>>;
/** Of the fixture's world: a sofa of which five are green, and a table for C$150.00. */
const [SOFA, GREEN, TABLE] = [1, 1002, 2];
const home = {
  firstname: 'Ana',
  lastname: 'Tremblay',
  street: '12 Rue Sainte-Catherine',
  city: 'Montréal',
  postcode: 'H2X 1K4',
  region_id: 76,
  telephone: '+15145550123',
};

const add = (visitor: Visitor, product_id: number, qty: number, child_id?: number) =>
  api.call('addCartItem', { body: { product_id, qty, ...(child_id !== undefined && { child_id }) } }, visitor);
const cartOf = (visitor: Visitor) => api.call('carts', {}, visitor);
const addressed = async (): Promise<Visitor> => {
  const visitor = await api.guest();
  await add(visitor, TABLE, 1);
  await api.call('cartAddress', { body: { ...home, email: 'ana@example.ca' } }, visitor);
  return visitor;
};
/** A cart with a coupon that needs C$1,000.00, which it does not come to once `lapse` has taken something out. */
const withCoupon = async (): Promise<{ visitor: Visitor; lapse: () => Promise<unknown> }> => {
  const visitor = await addressed();
  const { list } = await add(visitor, SOFA, 1, GREEN);
  await api.call('applyCoupon', { body: { coupon_code: 'BIG' } }, visitor);
  const sofa = list.find(({ product_id }) => product_id === SOFA);
  return { visitor, lapse: () => api.call('deleteCartItem', { body: { item_id: sofa?.item_id ?? 0 } }, visitor) };
};
const withLapsedCoupon = async (): Promise<Visitor> => {
  const { visitor, lapse } = await withCoupon();
  await lapse();
  return visitor;
};
/** A cart of two green sofas more than there are, because somebody else has bought some. */
const withTooMany = async (): Promise<{ visitor: Visitor; left: number }> => {
  const visitor = await addressed();
  const { list } = await add(visitor, SOFA, 1, GREEN);
  const sofa = list.find(({ product_id }) => product_id === SOFA);
  const there = sofa?.inventory.usable_qty ?? 0;
  await api.call('editCartItem', { body: { item_id: sofa?.item_id ?? 0, qty: there } }, visitor);
  const other = await api.guest();
  await add(other, SOFA, 1, GREEN);
  await orderCart(api, other);
  return { visitor, left: there - 1 };
};
const payByCard = async (t: ReturnType<typeof textsFor>, visitor: Visitor, language: Language): Promise<void> => {
  const { grand_total } = await cartOf(visitor);
  const name = t('payment.pay', { amount: formatMoney(grand_total, language) });
  await userEvent.click(await screen.findByRole('button', { name }));
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

test.each(['en', 'fr'] as const)(
  'CART-026 the cart says of a coupon that counts no more why, and one press takes it out (%s)',
  async (language) => {
    const t = textsFor({ texts, language });
    const visitor = await withLapsedCoupon();
    const { message = '' } = (await api.call('carts', {}, visitor, language)).coupon_problem ?? {};
    await renderPage(cartPage, {}, { texts, language, visitor, path: '/checkout/cart' });
    const field = await screen.findByRole('textbox', { name: t('coupon.label') });
    expect(field).toHaveValue('BIG');
    expect(field).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(screen.queryByText(t('coupon.applied', { code: 'BIG' }))).not.toBeInTheDocument();
    await expectAccessible();
    await userEvent.click(screen.getByRole('button', { name: `${t('coupon.remove')} ${t('coupon.label')}` }));
    await waitFor(async () => expect((await cartOf(visitor)).coupon_problem).toBeNull());
    await waitFor(() => expect(screen.getByRole('textbox', { name: t('coupon.label') })).toHaveValue(''));
  },
);

test.each(['en', 'fr'] as const)(
  'CART-017 more than there are: the cart says how many can be ordered, sets them by one press, and goes on then (%s)',
  async (language) => {
    const t = textsFor({ texts, language });
    const { visitor, left } = await withTooMany();
    await renderPage(cartPage, {}, { texts, language, visitor, path: '/checkout/cart' });
    // `findByText` turns no-break spaces into plain ones.
    const most = t('line.most', { count: left }).replaceAll('\u00A0', ' ');
    expect(await screen.findByText(most)).toBeVisible();
    expect(screen.getByText(t('cart.blocked'))).toBeVisible();
    expect(screen.queryByRole('link', { name: t('cart.checkout') })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: new RegExp(`^${t('line.setTo', { count: left })}`) }));
    expect(await screen.findByRole('link', { name: t('cart.checkout') })).toBeVisible();
    expect(screen.queryByText(t('cart.blocked'))).not.toBeInTheDocument();
    expect(document.activeElement).toHaveAccessibleName(expect.stringContaining(t('line.quantity')));
    expect((await cartOf(visitor)).list.map(({ qty }) => qty)).toContain(left);
  },
);

test.each(['en', 'fr'] as const)(
  'CHK-010 the payment page names a coupon that counts no more beside the button, takes it out by one press, and orders (%s)',
  async (language) => {
    const t = textsFor({ texts, language });
    const { visitor, lapse } = await withCoupon();
    const { location } = await renderPage(paymentPage, {}, { texts, language, visitor, path: '/checkout/payment' });
    await typeCard(t);
    await lapse();
    const name = new RegExp(`^${t('payment.pay', { amount: '' }).trim()} [C$\\d]`);
    await userEvent.click(screen.getByRole('button', { name }));
    expect(await screen.findByRole('alert')).toHaveTextContent('BIG');
    const remove = await screen.findByRole('button', { name: `${t('coupon.remove')} BIG` });
    await expectAccessible();
    await userEvent.click(remove);
    const corrected = await screen.findByText(t('trouble.mended'));
    expect(corrected).toHaveFocus();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await payByCard(t, visitor, language);
    await waitFor(() => expect(location()).toMatch(/order_id=/));
  },
);

test('CHK-015 the single-page pay says why a coupon counts no more, and takes it out by one press', async () => {
  const t = textsFor({ texts, language: 'en' });
  const visitor = await withLapsedCoupon();
  await renderPage(payPage, {}, { texts, visitor, path: '/pay' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Coupon BIG takes nothing off.');
  await userEvent.click(screen.getByRole('button', { name: t('pay.couponRemove', { code: 'BIG' }) }));
  await screen.findByRole('textbox', { name: t('coupon.label') });
  expect((await cartOf(visitor)).coupon_problem).toBeNull();
});

// The last, because it buys all the green sofas that there are.
test('CHK-010 the payment page says which product there is not enough of, and one press orders what there is', async () => {
  const t = textsFor({ texts, language: 'en' });
  const { visitor, left } = await withTooMany();
  const { location } = await renderPage(paymentPage, {}, { texts, visitor, path: '/checkout/payment' });
  await typeCard(t);
  const problems = within(await screen.findByRole('group', { name: t('trouble.heading') }));
  expect(problems.getByText('Lund 3-Seater Sofa', { selector: 'p' })).toBeVisible();
  await payByCard(t, visitor, 'en');
  expect(await screen.findByRole('alert')).toHaveTextContent(`“Lund 3-Seater Sofa”: Max qty is ${left}.`);
  await userEvent.click(screen.getByRole('button', { name: /^Change to/ }));
  await waitFor(async () => expect((await cartOf(visitor)).list.map(({ qty }) => qty)).toContain(left));
  await screen.findByText(t('trouble.mended'));
  await payByCard(t, visitor, 'en');
  await waitFor(() => expect(location()).toMatch(/order_id=/));
});
