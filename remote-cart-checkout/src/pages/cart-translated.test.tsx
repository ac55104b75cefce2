import { expectNothingStale, renderPage, textsFor } from '@shop/testing';
import { useRealApi } from '@shop/testing/real-api';
import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as page from './cart.tsx';
import { texts } from '../testing/fixtures.ts';

const api = useRealApi();
/** Of the fixture's world: a table for C$150.00, and what becomes a gift from C$300.00 on. */
const [TABLE, GIFT] = [2, 9];
const t = textsFor({ texts });

describe.each(['wrapped', 'replaced'] as const)('a translated cart (%s)', (way) => {
  const filled = async () => {
    const visitor = await api.customer({ points: 300 });
    const cart = await api.call('addCartItem', { body: { product_id: TABLE, qty: 3 } }, visitor);
    return {
      cart,
      open: () => renderPage(page, {}, { texts, visitor, path: '/checkout/cart' }),
      stored: () => api.call('carts', {}, visitor),
    };
  };

  test('shows what another quantity comes to', async () => {
    const { cart, open, stored } = await filled();
    await expectNothingStale(open, way, async (shown) => {
      const name = `${t('line.quantity')} ${t('line.quantityOf', { name: cart.list[0]?.name ?? '' })}`;
      await userEvent.selectOptions(shown.getByRole('combobox', { name }), '4');
      await waitFor(async () => expect((await stored()).items_qty).toBe(4));
    });
  });

  test('shows what a coupon takes off', async () => {
    const { open, stored } = await filled();
    await expectNothingStale(open, way, async (shown) => {
      await userEvent.type(shown.getByRole('textbox', { name: t('coupon.label') }), 'ten{Enter}');
      await waitFor(async () => expect((await stored()).coupon_code).toBe('TEN'));
    });
  });

  test('shows what points take off, and how to have them back', async () => {
    const { open, stored } = await filled();
    await expectNothingStale(open, way, async (shown) => {
      const points = await shown.findByRole('textbox', { name: t('points.label') });
      await userEvent.type(points, '200{Enter}');
      await waitFor(async () => expect((await stored()).points_data.points_used).toBe(200));
    });
  });

  test('offers to take off a gift that was added', async () => {
    const { cart, open, stored } = await filled();
    const giftOf = ({ gift_product }: typeof cart) => gift_product.find(({ item_id }) => item_id === GIFT);
    await expectNothingStale(open, way, async (shown) => {
      await userEvent.click(shown.getByRole('button', { name: `${t('gift.add')} ${giftOf(cart)?.name}` }));
      await waitFor(async () => expect(giftOf(await stored())?.is_add).toBe(1));
    });
  });
});
