import { paths } from '@shop/contract';
import {
  ask,
  comeBack,
  expectAccessible,
  newCustomer,
  newGuest,
  screens,
  simpleProduct,
  storedCart,
  textsIn,
} from '@shop/qa';
import { expect, test } from '../support/test.ts';

const SOFAS = 105;

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
