import { paths } from '@shop/contract';
import {
  addressOf,
  ask,
  bothLanguages,
  comeBack,
  expectAccessible,
  newCustomer,
  newGuest,
  placeOrder,
  screens,
  shownAmount,
  simpleProduct,
  storedCart,
  textsIn,
  written,
} from '@shop/qa';
import { couponAnswers } from '../support/coupon-answers.ts';
import { expect, test } from '../support/test.ts';

const SOFAS = 105;

for (const { language, screen } of bothLanguages) {
  test.describe(`in ${language} on a ${screen}`, () => {
    test.use({ viewport: screens[screen], locale: `${language}-CA` });
    const text = textsIn(language);
    const at = (path: string) => paths.inLanguage(path, language);

    test('CART-026 a code that is wrong or too old stays to be mended and changes nothing; a right one lowers the total until it is removed', async ({
      page,
      context,
      complaints,
    }) => {
      complaints.allow(/status of 400/); // the codes that are refused
      const guest = await newGuest(context, `coupon.${language}`);
      const product = await simpleProduct(SOFAS);
      const bare = await ask('addCartItem', { body: { product_id: product.entity_id, qty: 1 } }, guest);
      await page.goto(at(paths.cart()));
      const code = page.getByRole('textbox', { name: text('cart-checkout:coupon.label') });
      const apply = page.getByRole('button', {
        name: `${text('cart-checkout:coupon.apply')} ${text('cart-checkout:coupon.label')}`,
      });
      for (const [typed, refusal] of [
        ['NOSUCHCODE', couponAnswers[language].unknown],
        ['EXPIRED5', couponAnswers[language].expired],
        ['SOFA8', couponAnswers[language].notHeld],
      ] as const) {
        await code.fill(typed);
        await apply.click();
        await expect(code).toHaveAccessibleDescription(refusal);
        await expect(code).toHaveValue(typed);
      }
      expect(await storedCart(guest)).toMatchObject({ coupon_code: null, grand_total: bare.grand_total });

      await code.fill('hello10');
      await apply.click();
      await expect(page.getByText(text('cart-checkout:coupon.applied', { code: 'HELLO10' }))).toBeVisible();
      await expect(code).toBeDisabled();
      const cheaper = await storedCart(guest);
      const off = Math.floor(bare.subtotal / 10);
      expect(cheaper).toMatchObject({ coupon_code: 'HELLO10', discount_amount: off });
      const summary = page.getByRole('region', { name: textsIn(language)('cart-checkout:cart.summary') });
      await expect.poll(() => shownAmount(summary, textsIn(language)('cart-checkout:totals.discount'))).toBe(-off);
      await expectAccessible(page);

      await page
        .getByRole('button', { name: `${text('cart-checkout:coupon.remove')} ${text('cart-checkout:coupon.label')}` })
        .click();
      await expect(code).toBeEnabled();
      await expect(code).toHaveValue('');
      await expect.poll(() => shownAmount(summary, textsIn(language)('cart-checkout:totals.discount'))).toBe(0);
      expect(await storedCart(guest)).toMatchObject({ coupon_code: null, grand_total: bare.grand_total });
    });

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

test('API-112 the coupons that a cart can take are offered with the best first, those one has claimed among them, and one press applies it', async ({
  page,
  context,
}) => {
  const text = textsIn('fr');
  const customer = await newCustomer('best.coupon');
  const product = await simpleProduct(SOFAS);
  await ask('getCoupon', { body: { couponCode: 'SOFA8' } }, customer);
  const cart = await ask('addCartItem', { body: { product_id: product.entity_id, qty: 1 } }, customer);
  await comeBack(context, customer);
  await page.setViewportSize(screens.phone);
  await page.goto(paths.inLanguage(paths.cart(), 'fr'));
  await page.getByText(text.like('cart-checkout:coupon.usable')).click();
  const offers = page.getByRole('button', { name: /^Appliquer (SOFA8|ROOMS5)$/ });
  await expect(offers).toHaveCount(2);
  await expect(offers.first()).toHaveAccessibleName(`${text('cart-checkout:coupon.apply')} ${'SOFA8'}`);
  await offers.first().click();
  await expect(page.getByText(text('cart-checkout:coupon.applied', { code: 'SOFA8' }))).toBeVisible();
  await expect(offers).toHaveCount(0);
  expect(await storedCart(customer)).toMatchObject({
    coupon_code: 'SOFA8',
    discount_amount: Math.floor((cart.subtotal * 8) / 100),
  });
});

test('a large cart says once what a large order brings, and lets the shopper go on', async ({ page, context }) => {
  const text = textsIn('en');
  const guest = await newGuest(context, 'large');
  const product = await simpleProduct(SOFAS);
  await ask('addCartItem', { body: { product_id: product.entity_id, qty: 4 } }, guest);
  expect((await storedCart(guest)).pop).not.toBeNull();
  await page.goto(paths.cart());
  const popup = page.getByRole('dialog', { name: text('cart-checkout:largeOrder.title') });
  await expect(popup).toBeVisible();
  await expectAccessible(page);
  await popup.getByRole('button', { name: text('cart-checkout:largeOrder.go') }).click();
  await expect(popup).toBeHidden();
  await page.reload();
  await expect(page.getByRole('textbox', { name: text('cart-checkout:coupon.label') })).toBeVisible();
  await expect(page.getByRole('region', { name: textsIn('en')('cart-checkout:cart.summary') })).toBeVisible();
  await expect(popup).toBeHidden();
});
