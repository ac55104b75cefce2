import { paths } from '@shop/contract';
import { ask, comeBack, everyView, expectAccessible, newCustomer, simpleProduct, storedCart, textsIn } from '@shop/qa';
import { expect, test } from '../support/test.ts';

const SOFAS = 105;

for (const [language, screen] of everyView)
  test(`one press sets the cart to the best price of the day (${language}, ${screen.width} wide)`, async ({
    page,
    context,
  }) => {
    const text = textsIn(language);
    const customer = await newCustomer(`best.price.${language}.${screen.width}`);
    const product = await simpleProduct(SOFAS);
    await ask('getCoupon', { body: { couponCode: 'SOFA8' } }, customer);
    const cart = await ask('addCartItem', { body: { product_id: product.entity_id, qty: 1 } }, customer);
    const coupons = await ask('inputCoupons', {}, customer);
    const [first] = coupons.list;
    await comeBack(context, customer);
    await page.setViewportSize(screen);
    await page.goto(paths.inLanguage(paths.cart(), language));
    const button = page.getByRole('button', { name: text('cart-checkout:bestPrice.apply') });
    await expect(button).toBeVisible();
    await expectAccessible(page);
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(text.like('cart-checkout:bestPrice.isBest'))).toContainText(
      first?.coupon_code ?? 'none',
    );
    const after = await storedCart(customer);
    expect(after.coupon_code).toBe(first?.coupon_code);
    expect(after.grand_total).toBeLessThan(cart.grand_total);
    await expect(button).toHaveCount(0);
    await expectAccessible(page);
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the best price is set by the form alone', async ({ page, context }) => {
    const text = textsIn('fr');
    const customer = await newCustomer('best.price.plain');
    const product = await simpleProduct(SOFAS);
    await ask('getCoupon', { body: { couponCode: 'SOFA8' } }, customer);
    const cart = await ask('addCartItem', { body: { product_id: product.entity_id, qty: 1 } }, customer);
    await comeBack(context, customer);
    await page.goto(paths.inLanguage(paths.cart(), 'fr'));
    await page.getByRole('button', { name: text('cart-checkout:bestPrice.apply') }).click();
    await expect(page.getByText(text.like('cart-checkout:bestPrice.isBest'))).toBeVisible();
    const after = await storedCart(customer);
    expect(after.coupon_code).not.toBeNull();
    expect(after.grand_total).toBeLessThan(cart.grand_total);
  });
});
