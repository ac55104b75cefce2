import { paths } from '@shop/contract';
import {
  ask,
  bothLanguages,
  comeBack,
  expectAccessible,
  newCustomer,
  newGuest,
  screens,
  shownAmount,
  simpleProduct,
  storedCart,
  textsIn,
} from '@shop/qa';
import { englishAtNight } from '../support/at-night.ts';
import { couponAnswers } from '../support/coupon-answers.ts';
import { expect, test } from '../support/test.ts';

const SOFAS = 105;

for (const { language, screen } of bothLanguages) {
  test.describe(`in ${language} on a ${screen}`, englishAtNight(language), () => {
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
