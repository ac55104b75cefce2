import { paths } from '@shop/contract';
import type { Page } from '@playwright/test';
import {
  addressOf,
  ask,
  comeBack,
  newCustomer,
  newGuest,
  readyToPay,
  simpleProduct,
  storedCart,
  textsIn,
} from '@shop/qa';
import { englishAtNight } from '../support/at-night.ts';
import { approve, buyOnPage, expectOrdered, goToWallet, widths } from '../support/no-script-buying.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

const SOFAS = 105;

const refuse = (page: Page) => page.locator('button[value=refuse]').click();

const ordersOf = async (token: string) =>
  (await ask('orderList', { query: { page: 1, page_size: 50 } }, { token })).list;

for (const language of ['en', 'fr'] as const) {
  const text = textsIn(language);
  test.describe(`in ${language} at ${widths[language]}`, englishAtNight(language), () => {
    test.use({ viewport: { width: widths[language], height: 900 }, locale: `${language}-CA` });

    test('without scripts a customer buys, sent to a saved address', async ({ page, context }) => {
      const customer = await newCustomer(`noscript.${language}`);
      const address = await addressOf(customer);
      const where = { ...address, apartment_unit_suite: '', country_id: 'CA' as const, is_default_shipping: false };
      await ask('addAddress', { body: { ...where, street: '7 Other Street', is_default_shipping: true } }, customer);
      await ask('addAddress', { body: where }, customer);
      await comeBack(context, customer);
      await buyOnPage(page, language);
      const saved = page.getByRole('radiogroup', { name: text('cart-checkout:address.saved') });
      await saved.locator('label', { hasText: address.street }).getByRole('radio').check();
      await page.getByRole('button', { name: text('cart-checkout:address.continue') }).click();
      await goToWallet(page, language);
      await approve(page);
      const number = await expectOrdered(page, language);
      expect(await ordersOf(customer.token)).toMatchObject([{ order_id: number, status: 'paid' }]);
      const order = await ask('orderInformation', { query: { order_id: number } }, customer);
      expect(order.shipping_address.street).toBe(address.street);
    });
  });
}

test('without scripts a wallet that says no leads back to the payment, with the cart as it was', async ({
  page,
  context,
}) => {
  const text = textsIn('en');
  const guest = await newGuest(context, 'noscript.refused');
  const cart = await readyToPay(guest, (await simpleProduct(SOFAS)).entity_id);
  await page.goto(paths.payment());
  await goToWallet(page, 'en');
  await refuse(page);
  await page.getByRole('link', { name: text('cart-checkout:result.payAgain') }).click();
  await expect(page.getByText(text('cart-checkout:payment.notice.unpaid'))).toBeVisible();
  expect(await storedCart(guest)).toMatchObject({ items_qty: 1, grand_total: cart.grand_total });
  await goToWallet(page, 'en');
  await approve(page);
  await expectOrdered(page, 'en');
});

test('a payment form that is sent twice orders once, and both lead to the same payment', async ({ page, context }) => {
  const guest = await newGuest(context, 'noscript.twice');
  await readyToPay(guest, (await simpleProduct(SOFAS)).entity_id);
  await ask('cartPayment', { body: { payment_method: 'alipay' } }, guest);
  await page.goto(paths.payment());
  const wallet = page.getByRole('button', { name: textsIn('en').like('cart-checkout:wallet.go') });
  const form = await page.locator('form', { has: wallet }).evaluate((node: HTMLFormElement) => ({
    url: node.action,
    fields: Object.fromEntries([...new FormData(node)].map(([name, value]) => [name, String(value)])),
  }));
  const send = () =>
    page.request.post(form.url, { form: form.fields, headers: { origin: new URL(form.url).origin }, maxRedirects: 0 });
  const [first, second] = await Promise.all([send(), send()]);
  expect(first.status()).toBe(303);
  expect(second.headers()['location']).toBe(first.headers()['location']);
  await page.goto(first.headers()['location'] ?? '');
  await approve(page);
  const number = await expectOrdered(page, 'en');
  const third = await send();
  expect(third.headers()['location']).toBe(paths.orderConfirmation(number));
});

test('without scripts an empty cart leads from the checkout to the cart', async ({ page, context }) => {
  await newGuest(context, 'noscript.empty');
  for (const path of [paths.shippingAddress(), paths.payment()]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: textsIn('en')('cart-checkout:cart.empty') })).toBeVisible();
  }
});
