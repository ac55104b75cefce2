import { formatMoney } from '@shop/format';
import { renderPage, textsFor } from '@shop/testing';
import { expectAccessible } from '@shop/testing/accessible';
import { useRealApi } from '@shop/testing/real-api';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as page from './cart.tsx';
import { texts } from '../testing/fixtures.ts';

const api = useRealApi();
/** Of the fixture's world: a table for C$150.00, and a coupon of 10 % that one has to know. */
const [TABLE, COUPON] = [2, 'TEN'];
/** As a query reads it. */
const plain = (text: string): string => text.replaceAll(/\s/g, ' ');

test.each(['en', 'fr'] as const)(
  'one press sets the cart to the lowest total that was named, with each part that makes it so (%s)',
  async (language) => {
    const t = textsFor({ texts, language });
    const visitor = await api.customer({ points: 300 });
    await api.call('addCartItem', { body: { product_id: TABLE, qty: 2 } }, visitor);
    const before = await api.call('applyCoupon', { body: { coupon_code: COUPON } }, visitor);
    await renderPage(page, {}, { texts, language, visitor, path: '/checkout/cart' });
    const best = before.grand_total - 300;
    const total = formatMoney(best, language);
    const title = await screen.findByText(plain(t('bestPrice.title', { total })));
    const box = title.closest('form');
    if (!box) throw new Error('Nothing sends it');
    const less = t('bestPrice.less', { saving: formatMoney(300, language) });
    expect(box).toHaveTextContent(plain(less));
    expect(box).toHaveTextContent(COUPON);
    await expectAccessible();
    await userEvent.click(within(box).getByRole('button', { name: t('bestPrice.apply') }));
    await waitFor(() => expect(title).not.toBeInTheDocument());
    const after = await api.call('carts', {}, visitor);
    expect(after).toMatchObject({ grand_total: best, coupon_code: COUPON, points_data: { points_used: 300 } });
    const said = (await screen.findByText(/^(This is the best price|C’est le meilleur prix)/)).closest('p');
    expect(said).toHaveTextContent(COUPON);
    // What was pressed is gone: the answer in its place has the focus, and the page stays where it is.
    expect(said).toHaveFocus();
    expect(document.querySelector('dl')).toHaveTextContent(plain(total));
  },
);

test('a best price that has ended is refused, changes nothing, and the new one is shown', async () => {
  const language = 'en';
  const t = textsFor({ texts, language });
  const visitor = await api.customer({ points: 300 });
  await api.call('addCartItem', { body: { product_id: TABLE, qty: 2 } }, visitor);
  await renderPage(page, {}, { texts, language, visitor, path: '/checkout/cart' });
  const button = await screen.findByRole('button', { name: t('bestPrice.apply') });
  // In another tab more is put into the cart, so that the total that was named is not to be had any more.
  const more = await api.call('addCartItem', { body: { product_id: TABLE, qty: 1 } }, visitor);
  await userEvent.click(button);
  expect(await screen.findByText(/has changed since you saw it/)).toBeVisible();
  const total = formatMoney(more.grand_total - 300, language);
  expect(await screen.findByText(t('bestPrice.title', { total }))).toBeVisible();
  expect(await api.call('carts', {}, visitor)).toMatchObject({ points_data: { points_used: 0 } });
});
