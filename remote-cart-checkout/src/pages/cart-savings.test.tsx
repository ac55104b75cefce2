import { formatMoney } from '@shop/format';
import { renderPage, textsFor } from '@shop/testing';
import { expectAccessible } from '@shop/testing/accessible';
import { useRealApi } from '@shop/testing/real-api';
import { orderCart } from '@shop/testing/real-order';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as page from './cart.tsx';
import { texts } from '../testing/fixtures.ts';

const api = useRealApi();
/** Of the fixture's world: a table for C$150.00, and what becomes a gift from C$300.00 on. */
const [TABLE, GIFT] = [2, 9];
const answers = {
  en: {
    unknown: 'This coupon code is not valid.',
    expired: 'This coupon has expired.',
    notClaimed: /^Sign in and claim/,
  },
  fr: {
    unknown: 'Ce code promo n’est pas valide.',
    expired: 'Ce coupon est expiré.',
    notClaimed: /^Connectez-vous et obtenez/,
  },
};
/** The amount that stands under a name in the summary; none where there is no such row. */
const shown = (name: string): string | null => {
  const row = [...document.querySelectorAll('dl > div')].find((one) => one.querySelector('dt')?.textContent === name);
  return row?.querySelector('dd')?.textContent ?? null;
};
const fill = async (field: HTMLElement, text: string): Promise<void> => {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
};

test.each(['en', 'fr'] as const)(
  'CART-026 a code that is wrong or too old stays to be mended and changes nothing; a right one lowers the total until it is removed (%s)',
  async (language) => {
    const t = textsFor({ texts, language });
    const visitor = await api.guest();
    const bare = await api.call('addCartItem', { body: { product_id: TABLE, qty: 1 } }, visitor);
    await renderPage(page, {}, { texts, language, visitor, path: '/checkout/cart' });
    await screen.findByRole('textbox', { name: t('coupon.label') });
    const code = () => screen.getByRole('textbox', { name: t('coupon.label') });
    const press = (what: 'apply' | 'remove') =>
      userEvent.click(screen.getByRole('button', { name: `${t(`coupon.${what}`)} ${t('coupon.label')}` }));
    const { unknown, expired, notClaimed } = answers[language];
    for (const [typed, refusal] of [
      ['NOSUCHCODE', expect.stringContaining(unknown)],
      ['OVER', expect.stringContaining(expired)],
      ['SOFA', expect.stringMatching(notClaimed)],
    ] as const) {
      await fill(code(), typed);
      await press('apply');
      await waitFor(() => expect(code()).toHaveAccessibleDescription(refusal));
      expect(code()).toHaveValue(typed);
    }
    const refused = await api.call('carts', {}, visitor);
    expect(refused).toMatchObject({ coupon_code: null, grand_total: bare.grand_total });

    await fill(code(), 'ten');
    await press('apply');
    expect(await screen.findByText(t('coupon.applied', { code: 'TEN' }))).toBeVisible();
    expect(code()).toBeDisabled();
    const off = bare.subtotal / 10;
    expect(await api.call('carts', {}, visitor)).toMatchObject({ coupon_code: 'TEN', discount_amount: off });
    await waitFor(() => expect(shown(t('totals.discount'))).toBe(formatMoney(-off, language)));
    await expectAccessible();

    await press('remove');
    await waitFor(() => expect(code()).toBeEnabled());
    expect(code()).toHaveValue('');
    await waitFor(() => expect(shown(t('totals.discount'))).toBeNull());
    const removed = await api.call('carts', {}, visitor);
    expect(removed).toMatchObject({ coupon_code: null, grand_total: bare.grand_total });
  },
);

test.each(['en', 'fr'] as const)(
  'CART-032 a gift costs nothing and goes with the order once it is confirmed; points take off what they are worth, never more than there are (%s)',
  async (language) => {
    const t = textsFor({ texts, language });
    const visitor = await api.customer({ points: 300 });
    const cart = await api.call('addCartItem', { body: { product_id: TABLE, qty: 3 } }, visitor, language);
    const gift = cart.gift_product.find(({ item_id }) => item_id === GIFT);
    if (!gift) throw new Error('The cart brings no gift');
    await renderPage(page, {}, { texts, language, visitor, path: '/checkout/cart' });
    await userEvent.click(await screen.findByRole('button', { name: `${t('gift.add')} ${gift.name}` }));
    const dialog = await screen.findByRole('dialog', { name: t('gift.question') });
    expect(dialog).toHaveTextContent(gift.name);
    await expectAccessible();
    await userEvent.click(within(dialog).getByRole('button', { name: t('gift.yes') }));
    expect(await screen.findByText(t('gift.confirmed'))).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const withGift = await api.call('carts', {}, visitor);
    expect(withGift.gift_product.find(({ item_id }) => item_id === GIFT)).toMatchObject({ is_add: 1, is_confirmed: 1 });
    expect(withGift.grand_total).toBe(cart.grand_total);

    const points = await screen.findByRole('textbox', { name: t('points.label') });
    const press = (what: 'apply' | 'remove') =>
      userEvent.click(screen.getByRole('button', { name: `${t(`points.${what}`)} ${t('points.label')}` }));
    await fill(points, '301');
    await press('apply');
    expect(points).toHaveAccessibleDescription(expect.stringContaining(t('points.wrong', { most: 300 })));
    await fill(points, '300');
    await press('apply');
    const used = t('points.used', { count: 300, amount: formatMoney(300, language) });
    await waitFor(() => expect(document.body.textContent).toContain(used));
    const cheaper = await api.call('carts', {}, visitor);
    expect(cheaper.points_data).toEqual({ points_used: 300, points_cur_amount: 300 });
    expect(cheaper.grand_total).toBe(cart.grand_total - 300);
    await waitFor(() => expect(shown(t('totals.total'))).toBe(formatMoney(cheaper.grand_total, language)));
    await press('remove');
    expect(await screen.findByRole('textbox', { name: t('points.label') })).toBeVisible();
    await waitFor(() => expect(shown(t('totals.total'))).toBe(formatMoney(cart.grand_total, language)));

    const order_id = await orderCart(api, visitor, visitor.email);
    const order = await api.call('orderDetail', { query: { order_id } }, visitor);
    expect(order).toMatchObject({ subtotal: cart.subtotal, points_data: { points_used: 0 } });
    expect(order.items).toMatchObject([
      { product_id: TABLE, qty: 3 },
      { product_id: GIFT, qty: 1, row_total: 0 },
    ]);
  },
);
