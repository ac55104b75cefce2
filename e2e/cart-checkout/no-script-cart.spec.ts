import { paths, type CallResult } from '@shop/contract';
import type { Page } from '@playwright/test';
import {
  ask,
  buyerWith,
  choosableSofa,
  comeBack,
  newCustomer,
  newGuest,
  simpleProduct,
  storedCart,
  textsIn,
  typePlace,
  visitOf,
  written,
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

const fits = ({ has_plans }: CallResult<'productDetail'>): boolean => has_plans === 1;
const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();

for (const { language, width } of visits) {
  const text = textsIn(language);
  const at = (path: string) => paths.inLanguage(path, language);

  test.describe(`in ${language} at ${width}`, englishAtNight(language), () => {
    test.use({ viewport: { width, height: 900 }, locale: `${language}-CA` });

    test('without scripts a guest changes all that the cart page changes, and each press keeps its place', async ({
      page,
      context,
      complaints,
    }) => {
      test.slow();
      complaints.allow(/status of 422/);
      const guest = await newGuest(context, `noscript.cart.${language}.${width}`);
      const product = await simpleProduct(SOFAS, fits, language);
      const sofa = await choosableSofa(language);
      const name = product.name;
      await ask('addCartItem', { body: { product_id: product.entity_id, qty: 1 } }, guest);
      await page.goto(at(paths.cart()));

      const quantity = page.getByRole('combobox', {
        name: `${text('cart-checkout:line.quantity')} ${text('cart-checkout:line.quantityOf', { name })}`,
      });
      const update = (field: string) => press(page, `${text('cart-checkout:line.update')} ${field}`);
      const ofIt = text('cart-checkout:line.quantityOf', { name });
      const zip = page.getByRole('textbox', { name: text.like('cart-checkout:estimate.label') });
      const estimate = page.getByText(/M5H 1A1/);
      await zip.fill('m5h1a1');
      await zip.press('Enter');
      await expect(estimate).toBeVisible();
      await quantity.selectOption('3');
      await update(`${text('cart-checkout:line.quantity')} ${ofIt}`);
      await expect(quantity).toHaveValue('3');
      expect(await storedCart(guest)).toMatchObject({ items_qty: 3 });
      await expect(quantity).toBeInViewport();
      await expect(estimate).toBeVisible();

      const plans = await ask('productExtend', { body: { items: [String(product.entity_id)] } });
      const [, plan] = plans[product.entity_id]?.plans ?? [];
      if (!plan) throw new Error(`${name} has no two plans`);
      await press(page, `${text('cart-checkout:plan.addTo')} ${name}`);
      await press(page, text('cart-checkout:plan.noThanks'));
      await press(page, `${text('cart-checkout:plan.addTo')} ${name}`);
      const choice = page.getByRole('radiogroup', { name: text('cart-checkout:plan.choose', { name }) });
      await expect(choice).toBeInViewport();
      await press(page, text('cart-checkout:plan.add'));
      await expect(choice).toHaveAttribute('aria-invalid', 'true');
      await expect(choice).toHaveAccessibleDescription(/./);
      await choice.getByRole('radio', { name: text('cart-checkout:plan.years', { count: plan.term / 12 }) }).check();
      await press(page, text('cart-checkout:plan.add'));
      expect((await storedCart(guest)).list).toMatchObject([
        { has_contract: 2, extend: { planId: plan.planId, qty: 3 } },
      ]);
      await press(page, `${text('cart-checkout:plan.remove')} ${name}`);
      expect((await storedCart(guest)).list).toMatchObject([{ has_contract: 1 }]);

      const code = page.getByRole('textbox', { name: text('cart-checkout:coupon.label') });
      const coupon = text('cart-checkout:coupon.label');
      const apply = `${text('cart-checkout:coupon.apply')} ${coupon}`;
      await press(page, apply);
      await expect(code).toHaveAccessibleDescription(text('cart-checkout:coupon.empty'));
      await code.fill('EXPIRED5');
      await press(page, apply);
      await expect(code).toHaveAccessibleDescription(couponAnswers[language].expired);
      await expect(code).toHaveValue('EXPIRED5');
      await expect(code).toBeInViewport();
      await code.fill('hello10');
      await press(page, apply);
      await expect(page.getByText(text('cart-checkout:coupon.applied', { code: 'HELLO10' }))).toBeInViewport();
      expect((await storedCart(guest)).coupon_code).toBe('HELLO10');
      await press(page, `${text('cart-checkout:coupon.remove')} ${coupon}`);
      expect((await storedCart(guest)).coupon_code).toBeNull();
      await page.getByText(text.like('cart-checkout:coupon.usable')).click();
      await page
        .getByRole('main')
        .getByRole('button', { name: new RegExp(`^${text('cart-checkout:coupon.apply')} [A-Z]+\\d+$`) })
        .first()
        .click();
      expect((await storedCart(guest)).coupon_code).not.toBeNull();

      const protection = page.getByRole('main').getByRole('checkbox');
      const saveProtection = page.locator('#protection').getByRole('button');
      for (const isProtected of [true, false]) {
        await protection.setChecked(isProtected);
        await saveProtection.click();
        await expect(protection).toBeChecked({ checked: isProtected });
        await expect(protection).toBeInViewport();
        const { shipping_protection_total } = await storedCart(guest);
        expect(shipping_protection_total > 0).toBe(isProtected);
      }

      await press(page, `${text('cart-checkout:later.save')} ${name}`);
      const list = page.getByRole('region', { name: text('cart-checkout:later.heading') });
      await expect(list.getByRole('link', { name })).toBeVisible();
      expect(await storedCart(guest)).toMatchObject({ items_qty: 0, later_count: 1 });
      await press(page, `${text('cart-checkout:later.back')} ${name}`);
      expect(await storedCart(guest)).toMatchObject({ items_qty: 3, later_count: 0 });
      await press(page, `${text('cart-checkout:later.save')} ${name}`);
      await press(page, `${text('cart-checkout:later.remove')} ${name}`);
      expect(await storedCart(guest)).toMatchObject({ items_qty: 0, later_count: 0 });

      const resolved = await ask('pathResolve', { body: { request_path: sofa.urlPath } });
      const child_id = sofa.first.product_id;
      await ask('addCartItem', { body: { product_id: resolved?.id ?? 0, child_id, qty: 1 } }, guest);
      await page.goto(at(paths.cart()));
      const ofSofa = text('cart-checkout:line.quantityOf', { name: sofa.name });
      const option = `${text('cart-checkout:line.option')} ${ofSofa}`;
      const other = String(sofa.other.product_id);
      await page.getByRole('combobox', { name: option }).selectOption(other);
      await update(option);
      await expect(page.getByRole('combobox', { name: option })).toHaveValue(other);
      expect((await storedCart(guest)).list).toMatchObject([{ sub_product_id: sofa.other.product_id }]);
      await press(page, `${text('cart-checkout:line.remove')} ${sofa.name}`);
      await expect(page.getByRole('heading', { name: text('cart-checkout:cart.empty') })).toBeVisible();
    });

    test('without scripts a customer buys to the very end: gift, points, coupon, tip, wallet', async ({
      page,
      context,
      complaints,
    }) => {
      test.slow(); // a whole purchase
      complaints.allow(/status of 422/);
      const customer = await newCustomer(`noscript.all.${language}.${width}`);
      const { earned } = await ask('signPoints', { body: {} }, customer);
      const product = await simpleProduct(SOFAS, undefined, language);
      const shopper = { ...customer, language };
      const cart = await ask('addCartItem', { body: { product_id: product.entity_id, qty: 1 } }, shopper);
      const [gift] = cart.gift_product;
      if (!gift) throw new Error('The cart brings no gift');
      await comeBack(context, customer);
      await page.goto(at(paths.cart()));

      await press(page, `${text('cart-checkout:gift.add')} ${gift.name}`);
      await press(page, `${text('cart-checkout:gift.remove')} ${gift.name}`);
      await press(page, `${text('cart-checkout:gift.add')} ${gift.name}`);
      await press(page, `${text('cart-checkout:gift.confirm')} ${gift.name}`);
      await expect(page.getByText(text('cart-checkout:gift.confirmed'), { exact: true })).toBeInViewport();

      const points = page.getByRole('textbox', { name: text('cart-checkout:points.label') });
      const spend = `${text('cart-checkout:points.apply')} ${text('cart-checkout:points.label')}`;
      for (const typed of ['some', String(earned + 1)]) {
        await points.fill(typed);
        await press(page, spend);
        await expect(points).toHaveAccessibleDescription(
          new RegExp(text('cart-checkout:points.wrong', { most: earned })),
        );
        await expect(points).toHaveValue(typed);
        await expect(points).toBeInViewport();
      }
      await points.fill(String(earned));
      await press(page, spend);
      const used = text('cart-checkout:points.used', { count: earned, amount: written(earned, language) });
      await expect(page.getByText(used)).toBeVisible();
      await press(page, `${text('cart-checkout:points.remove')} ${text('cart-checkout:points.label')}`);
      expect((await storedCart(customer)).points_data.points_used).toBe(0);
      await points.fill(String(earned));
      await press(page, spend);
      await expect(page.getByText(used)).toBeVisible();

      await page.getByRole('link', { name: text('cart-checkout:cart.checkout'), exact: true }).click();
      await typePlace(visitOf(page, language), buyerWith(customer.email));
      await press(page, text('cart-checkout:address.continue'));
      const tip = page.getByRole('radiogroup', { name: text('cart-checkout:tip.legend') });
      const five = tip.getByRole('radio').nth(2);
      await five.check();
      await press(page, `${text('cart-checkout:line.update')} ${text('cart-checkout:tip.legend')}`);
      await expect(five).toBeChecked();
      expect((await storedCart(customer)).tip_amount).toBe(500);
      await page.getByRole('radio', { name: text('cart-checkout:order.method.alipay') }).check();
      await press(page, text('cart-checkout:payment.chooseMethod'));
      await page.getByRole('button', { name: text.like('cart-checkout:wallet.go') }).click();
      await page.locator('button[value=approve]').click();
      await expect(page.getByRole('heading', { name: text('cart-checkout:result.paidTitle') })).toBeVisible();
      const order_id = new URL(page.url()).searchParams.get('order_id') ?? '';
      const order = await ask('orderDetail', { query: { order_id } }, customer);
      expect(order).toMatchObject({ status: 'paid', tip_amount: 500, points_data: { points_used: earned } });
      expect(order.items).toMatchObject([{ product_id: product.entity_id }, { product_id: gift.item_id }]);
    });
  });
}

test('without scripts minus and plus of the single-page pay change the quantity', async ({ page, context }) => {
  const text = textsIn('en');
  const guest = await newGuest(context, 'noscript.steps');
  const product = await simpleProduct(SOFAS);
  await ask('addCartItem', { body: { product_id: product.entity_id, qty: 2 } }, guest);
  await page.goto(paths.pay());
  const quantity = page.getByRole('spinbutton', { name: text('cart-checkout:pay.quantity', { name: product.name }) });
  await press(page, text('cart-checkout:pay.more'));
  await expect(quantity).toHaveValue('3');
  await press(page, text('cart-checkout:pay.less'));
  await press(page, text('cart-checkout:pay.less'));
  await expect(quantity).toHaveValue('1');
  await quantity.fill('4');
  await quantity.press('Enter');
  await expect(quantity).toHaveValue('4');
  expect(await storedCart(guest)).toMatchObject({ items_qty: 4 });
});
