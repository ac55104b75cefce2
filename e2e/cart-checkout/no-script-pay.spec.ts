import { paths } from '@shop/contract';
import type { Page } from '@playwright/test';
import {
  addressOf,
  ask,
  buyerWith,
  comeBack,
  newCustomer,
  newGuest,
  readyToPay,
  type ShopTexts,
  simpleProduct,
  storedCart,
  textsIn,
  typeAddress,
  typePlace,
  visitOf,
} from '@shop/qa';
import { englishAtNight } from '../support/at-night.ts';
import { couponAnswers } from '../support/coupon-answers.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

const SOFAS = 105;
const visits = [
  { language: 'en', width: 390 },
  { language: 'fr', width: 1440 },
  { language: 'fr', width: 390 },
  { language: 'en', width: 1440 },
] as const;

const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();
const field = (page: Page, text: ShopTexts, name: 'postcode' | 'street' | 'city' | 'telephone') =>
  page.getByRole('textbox', { name: text(`cart-checkout:address.${name}`), exact: true });

/** Types what is no postal code, sees it come back at its field beside the street as it was typed, and mends it. */
const failOnce = async (page: Page, text: ShopTexts, street: string, postcode: string, send: string): Promise<void> => {
  await field(page, text, 'street').fill(street);
  await field(page, text, 'postcode').fill('X1X');
  await press(page, send);
  await expect(page.getByText(text('cart-checkout:address.check'))).toBeVisible();
  await expect(field(page, text, 'postcode')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, text, 'postcode')).toHaveAccessibleDescription(/./);
  await expect(field(page, text, 'postcode')).toHaveValue('X1X');
  await expect(field(page, text, 'street')).toHaveValue(street);
  await field(page, text, 'postcode').fill(postcode);
  await press(page, send);
};

for (const { language, width } of visits) {
  const text = textsIn(language);
  test.describe(`in ${language} at ${width}`, englishAtNight(language), () => {
    test.use({ viewport: { width, height: 900 }, locale: `${language}-CA` });

    test('without scripts a guest does all of the single-page pay', async ({ page, context, complaints }) => {
      test.slow(); // a whole purchase
      complaints.allow(/status of 422/);
      const guest = await newGuest(context, `noscript.pay.${language}`);
      const product = await simpleProduct(SOFAS, undefined, language);
      await ask('addCartItem', { body: { product_id: product.entity_id, qty: 1 } }, guest);
      await page.goto(paths.inLanguage(paths.pay(), language));

      const quantity = page.getByRole('spinbutton', {
        name: text('cart-checkout:pay.quantity', { name: product.name }),
      });
      const update = page.getByRole('button', { name: new RegExp(`^${text('cart-checkout:line.update')}`) });
      await quantity.fill('1000000000');
      await update.click();
      await expect(quantity).toHaveAttribute('aria-invalid', 'true');
      await expect(quantity).toHaveAccessibleDescription(/\d/);
      await expect(quantity).toHaveValue('1000000000');
      await quantity.fill('2');
      await update.click();
      await expect(quantity).toHaveValue('2');
      expect(await storedCart(guest)).toMatchObject({ items_qty: 2 });

      const code = page.getByRole('textbox', { name: text('cart-checkout:coupon.label') });
      await press(page, text('cart-checkout:pay.couponTry'));
      await expect(code).toHaveAccessibleDescription(text('cart-checkout:pay.couponEmpty'));
      await code.fill('EXPIRED5');
      await press(page, text('cart-checkout:pay.couponTry'));
      await expect(code).toHaveAccessibleDescription(couponAnswers[language].expired);
      await expect(code).toHaveValue('EXPIRED5');
      await code.fill('HELLO10');
      await press(page, text('cart-checkout:pay.couponTry'));
      await expect(page.getByText(/^HELLO10 /)).toBeVisible();
      expect((await storedCart(guest)).coupon_code).toBeNull();
      await press(page, text('cart-checkout:pay.couponApply', { code: 'HELLO10' }));
      await expect(page.getByText(/HELLO10/).first()).toBeVisible();
      expect((await storedCart(guest)).coupon_code).toBe('HELLO10');
      await press(page, text('cart-checkout:pay.couponRemove', { code: 'HELLO10' }));
      expect((await storedCart(guest)).coupon_code).toBeNull();

      const buyer = buyerWith(guest.email);
      const visit = visitOf(page, language);
      await typeAddress(visit, buyer);
      await failOnce(page, text, buyer.street, buyer.postcode, text('cart-checkout:pay.addressSave'));
      await press(page, text('cart-checkout:pay.addressEdit'));
      await press(page, text('cart-checkout:address.cancel'));

      await press(page, text('cart-checkout:billing.other'));
      await typePlace(visit, { ...buyer, street: '9 Bill Street' });
      await failOnce(page, text, '9 Bill Street', buyer.postcode, text('cart-checkout:billing.save'));
      await expect(page.getByText('9 Bill Street')).toBeVisible();
      expect(await storedCart(guest)).toMatchObject({
        shipping_address: { street: buyer.street },
        billing_address: { street: '9 Bill Street' },
      });

      const wallet = page.getByRole('button', { name: text.like('cart-checkout:wallet.go') });
      await page.getByRole('radio', { name: text('cart-checkout:order.method.alipay') }).check();
      await press(page, text('cart-checkout:payment.chooseMethod'));
      await wallet.click();
      await page.locator('button[value=approve]').click();
      await expect(page.getByRole('heading', { name: text('cart-checkout:result.paidTitle') })).toBeVisible();
      const orderId = new URL(page.url()).searchParams.get('order_id') ?? '';
      const order = await ask('orderInformation', { query: { order_id: orderId } }, guest);
      expect(order).toMatchObject({ status: 'paid', items: [{ product_id: product.entity_id, qty: 2 }] });
    });

    test('without scripts a saved address is changed in the checkout, and the bill goes elsewhere and back', async ({
      page,
      context,
      complaints,
    }) => {
      test.slow();
      complaints.allow(/status of 422/);
      const customer = await newCustomer(`noscript.edit.${language}`);
      const address = { ...(await addressOf(customer)), apartment_unit_suite: '', country_id: 'CA' as const };
      for (const [street, is_default_shipping] of [
        ['7 Other Street', true],
        [address.street, false],
      ] as const) {
        await ask('addAddress', { body: { ...address, street, is_default_shipping } }, customer);
      }
      const { entity_id } = await simpleProduct(SOFAS);
      await ask('addCartItem', { body: { product_id: entity_id, qty: 1 } }, customer);
      await comeBack(context, customer);
      await page.goto(paths.inLanguage(paths.shippingAddress(), language));
      const saved = page.getByRole('radiogroup', { name: text('cart-checkout:address.saved') });
      await saved.locator('label', { hasText: address.street }).getByRole('radio').check();
      await press(page, text('cart-checkout:address.editThis'));
      await expect(field(page, text, 'street')).toHaveValue(address.street);
      await press(page, text('cart-checkout:address.cancel'));
      await saved.locator('label', { hasText: address.street }).getByRole('radio').check();
      await press(page, text('cart-checkout:address.editThis'));
      await failOnce(page, text, '8 Changed Street', address.postcode, text('cart-checkout:address.continue'));
      await expect(page.getByRole('heading', { name: text('cart-checkout:payment.heading') })).toBeVisible();
      await expect(page.getByText('8 Changed Street')).toBeVisible();
      const { list } = await ask('addresses', {}, customer);
      expect(list.map(({ street }) => street).sort()).toEqual(['7 Other Street', '8 Changed Street']);

      await press(page, text('cart-checkout:billing.other'));
      await typePlace(visitOf(page, language), { ...buyerWith(''), street: '9 Bill Street' });
      await failOnce(page, text, '9 Bill Street', buyerWith('').postcode, text('cart-checkout:billing.save'));
      await expect(page.getByText('9 Bill Street')).toBeVisible();
      await press(page, text('cart-checkout:billing.useDelivery'));
      await expect(page.getByText(text('cart-checkout:billing.same'))).toBeVisible();
      expect(await storedCart(customer)).toMatchObject({ shipping_address: { street: '8 Changed Street' } });
    });
  });
}

test('a single-page pay that another tab has opened since is not ordered, and says so', async ({ page, context }) => {
  const text = textsIn('en');
  const guest = await newGuest(context, 'noscript.tabs');
  await readyToPay(guest, (await simpleProduct(SOFAS)).entity_id);
  await ask('cartPayment', { body: { payment_method: 'alipay' } }, guest);
  await page.goto(paths.pay());
  const other = await context.newPage();
  await other.goto(paths.pay());
  const wallet = page.getByRole('button', { name: text.like('cart-checkout:wallet.go') });
  await wallet.click();
  await expect(page.getByText(text('cart-checkout:payment.notice.changed'))).toBeVisible();
  await wallet.click();
  await expect(page.locator('button[value=approve]')).toBeVisible();
});

test('without scripts the single-page pay of an empty cart leads to the cart', async ({ page, context }) => {
  await newGuest(context, 'noscript.pay.empty');
  await page.goto(paths.pay());
  await expect(page.getByRole('heading', { name: textsIn('en')('cart-checkout:cart.empty') })).toBeVisible();
});
