import { paths } from '@shop/contract';
import {
  addressOf,
  ask,
  bothLanguages,
  comeBack,
  expectAccessible,
  newCustomer,
  placeOrder,
  screens,
  shownAmount,
  simpleProduct,
  storedCart,
  textsIn,
  written,
} from '@shop/qa';
import { englishAtNight } from '../support/at-night.ts';
import { expect, test } from '../support/test.ts';

const SOFAS = 105;

for (const { language, screen } of bothLanguages) {
  test.describe(`in ${language} on a ${screen}`, englishAtNight(language), () => {
    test.use({ viewport: screens[screen], locale: `${language}-CA` });
    const text = textsIn(language);
    const at = (path: string) => paths.inLanguage(path, language);

    test('CART-032 a gift costs nothing and goes with the order once it is confirmed; points take off what they are worth, never more than there are', async ({
      page,
      context,
    }) => {
      const customer = await newCustomer(`gift.${language}`);
      const { earned } = await ask('signPoints', { body: {} }, customer);
      const product = await simpleProduct(SOFAS);
      const cart = await ask(
        'addCartItem',
        { body: { product_id: product.entity_id, qty: 1 } },
        {
          ...customer,
          language,
        },
      );
      const gift = cart.gift_product[0];
      if (!gift) throw new Error('The cart brings no gift');
      await comeBack(context, customer);
      await page.goto(at(paths.cart()));
      await page.getByRole('button', { name: `${text('cart-checkout:gift.add')} ${gift.name}` }).click();
      const dialog = page.getByRole('dialog', { name: text('cart-checkout:gift.question') });
      await expect(dialog).toContainText(gift.name);
      await expectAccessible(page);
      await dialog.getByRole('button', { name: text('cart-checkout:gift.yes') }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByText(text('cart-checkout:gift.confirmed'), { exact: true })).toBeVisible();
      const withGift = await storedCart(customer);
      expect(withGift.gift_product.find(({ item_id }) => item_id === gift.item_id)).toMatchObject({
        is_add: 1,
        is_confirmed: 1,
      });
      expect(withGift.grand_total).toBe(cart.grand_total);

      const points = page.getByRole('textbox', { name: text('cart-checkout:points.label') });
      await points.fill(String(earned + 1));
      await page
        .getByRole('button', { name: `${text('cart-checkout:points.apply')} ${text('cart-checkout:points.label')}` })
        .click();
      await expect(points).toHaveAccessibleDescription(
        new RegExp(text('cart-checkout:points.wrong', { most: earned })),
      );
      await points.fill(String(earned));
      await page
        .getByRole('button', { name: `${text('cart-checkout:points.apply')} ${text('cart-checkout:points.label')}` })
        .click();
      await expect(
        page.getByText(text('cart-checkout:points.used', { count: earned, amount: written(earned, language) })),
      ).toBeVisible();
      const cheaper = await storedCart(customer);
      expect(cheaper.points_data).toEqual({ points_used: earned, points_cur_amount: earned });
      expect(cheaper.grand_total).toBe(cart.grand_total - earned);
      const summary = page.getByRole('region', { name: textsIn(language)('cart-checkout:cart.summary') });
      await expect
        .poll(() => shownAmount(summary, textsIn(language)('cart-checkout:totals.total')))
        .toBe(cheaper.grand_total);
      await page
        .getByRole('button', { name: `${text('cart-checkout:points.remove')} ${text('cart-checkout:points.label')}` })
        .click();
      await expect(points).toBeVisible();
      await expect
        .poll(() => shownAmount(summary, textsIn(language)('cart-checkout:totals.total')))
        .toBe(cart.grand_total);

      await ask('cartAddress', { body: await addressOf(customer) }, customer);
      const { order_id } = await placeOrder(customer);
      const order = await ask('orderDetail', { query: { order_id } }, customer);
      expect(order).toMatchObject({ subtotal: cart.subtotal, points_data: { points_used: 0 } });
      expect(order.items).toMatchObject([
        { product_id: product.entity_id, qty: 1 },
        { product_id: gift.item_id, qty: 1, row_total: 0 },
      ]);
    });
  });
}
