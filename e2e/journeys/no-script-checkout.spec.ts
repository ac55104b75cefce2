import { paths } from '@shop/contract';
import type { BrowserContext, Page } from '@playwright/test';
import {
  addressOf,
  ask,
  buyerWith,
  comeBack,
  newCustomer,
  newGuest,
  readyToPay,
  simpleProduct,
  storedCart,
  textsIn,
  typeAddress,
  visitOf,
} from '@shop/qa';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

const SOFAS = 105;
const widths = { en: 390, fr: 1440 } as const;

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** The product's own form leads to the cart, whose link leads to the address. */
const buyOnPage = async (page: Page, language: 'en' | 'fr'): Promise<void> => {
  const text = textsIn(language);
  const { url_path } = await simpleProduct(SOFAS, undefined, language);
  await page.goto(paths.inLanguage(paths.product(url_path), language));
  await page
    .getByRole('main')
    .getByRole('button', { name: text('catalog:cart.add') })
    .click();
  await expect(title(page, text('cart-checkout:cart.heading'))).toBeVisible();
  await page.getByRole('link', { name: text('cart-checkout:cart.checkout'), exact: true }).click();
  await expect(title(page, text('cart-checkout:address.heading'))).toBeVisible();
};

/** From the payment page, where a card cannot be typed, to the wallet's own page. */
const goToWallet = async (page: Page, language: 'en' | 'fr'): Promise<void> => {
  const text = textsIn(language);
  await expect(title(page, text('cart-checkout:payment.heading'))).toBeVisible();
  const wallet = page.getByRole('button', { name: text.like('cart-checkout:wallet.go') });
  if (!(await wallet.isVisible())) {
    // Text inside of <noscript> is found by roles alone.
    const said = page.getByRole('alert').filter({ hasText: text('cart-checkout:payment.chooseWallet') });
    await expect(said).toBeVisible();
    await page.getByRole('radio', { name: text('cart-checkout:order.method.alipay') }).check();
    await page.getByRole('button', { name: text('cart-checkout:payment.chooseMethod') }).click();
  }
  await wallet.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/wallet|portefeuille/i);
};

const approve = (page: Page) => page.locator('button[value=approve]').click();
const refuse = (page: Page) => page.locator('button[value=refuse]').click();

/** From the payment's result to the order, whose number it answers. */
const expectOrdered = async (page: Page, language: 'en' | 'fr'): Promise<string> => {
  const text = textsIn(language);
  await expect(page.getByRole('heading', { name: text('cart-checkout:result.paidTitle') })).toBeVisible();
  const number = new URL(page.url()).searchParams.get('order_id') ?? '';
  await page.getByRole('link', { name: text('cart-checkout:result.see') }).click();
  await expect(title(page, text('cart-checkout:order.thanks'))).toBeVisible();
  await expect(page.getByRole('main')).toContainText(number);
  return number;
};

const ordersOf = async (token: string) =>
  (await ask('orderList', { query: { page: 1, page_size: 50 } }, { token })).list;

const guestToken = async (context: BrowserContext): Promise<string> => {
  const cookie = (await context.cookies()).find(({ name }) => name === 'GuestToken');
  return decodeURIComponent(cookie?.value ?? '');
};

for (const language of ['en', 'fr'] as const) {
  const text = textsIn(language);
  test.describe(`in ${language} at ${widths[language]}`, () => {
    test.use({ viewport: { width: widths[language], height: 900 }, locale: `${language}-CA` });

    test('X-120 without scripts a guest buys: product, cart, address, wallet, order', async ({
      page,
      context,
      complaints,
    }) => {
      complaints.allow(/status of 422/);
      await buyOnPage(page, language);
      const buyer = buyerWith(`noscript.${language}.${Date.now()}@example.ca`);
      await typeAddress(visitOf(page, language), { ...buyer, postcode: 'X1X', telephone: '12' });
      await page.getByRole('button', { name: text('cart-checkout:address.continue') }).click();

      const field = (name: 'postcode' | 'telephone' | 'street' | 'email') =>
        page.getByRole('textbox', { name: text(`cart-checkout:address.${name}`), exact: true });
      await expect(page.getByText(text('cart-checkout:address.check'))).toBeVisible();
      for (const name of ['postcode', 'telephone'] as const) {
        await expect(field(name)).toHaveAttribute('aria-invalid', 'true');
        await expect(field(name)).toHaveAccessibleDescription(/./);
      }
      await expect(field('postcode')).toHaveValue('X1X');
      await expect(field('street')).toHaveValue(buyer.street);
      await expect(field('email')).toHaveValue(buyer.email);
      await expect(field('street')).not.toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByRole('combobox', { name: text('cart-checkout:address.region') })).not.toHaveValue('');
      await field('postcode').fill(buyer.postcode);
      await field('telephone').fill(buyer.telephone);
      await page.getByRole('button', { name: text('cart-checkout:address.continue') }).click();

      await goToWallet(page, language);
      await approve(page);
      const number = await expectOrdered(page, language);
      const order = await ask(
        'orderInformation',
        { query: { order_id: number } },
        { token: await guestToken(context) },
      );
      expect(order).toMatchObject({ status: 'paid', customer_email: buyer.email, payment: { method: 'alipay' } });
    });

    test('X-120 without scripts a customer buys, sent to a saved address', async ({ page, context }) => {
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

test('X-120 without scripts a wallet that says no leads back to the payment, with the cart as it was', async ({
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

test('X-120 a payment form that is sent twice orders once, and both lead to the same payment', async ({
  page,
  context,
}) => {
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

test('X-120 without scripts an empty cart leads from the checkout to the cart', async ({ page, context }) => {
  await newGuest(context, 'noscript.empty');
  for (const path of [paths.shippingAddress(), paths.payment()]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: textsIn('en')('cart-checkout:cart.empty') })).toBeVisible();
  }
});
