import { paths } from '@shop/contract';
import type { BrowserContext, Page } from '@playwright/test';
import { ask, newGuest, simpleProduct, storedCart, takenOver, textsIn } from '@shop/qa';
import { holdScripts } from '../support/paused-files.ts';
import { isWritten } from '../support/loading-stages.ts';
import { shopUrl } from '../support/places.ts';
import { expect, test } from '../support/test.ts';

const SOFAS = 105;
const text = textsIn('en');

/** The cart page of a guest with one of a product, whose scripts wait. */
const pausedCart = async (context: BrowserContext, device: BrowserContext, label: string) => {
  const guest = await newGuest(device, label);
  const product = await simpleProduct(SOFAS);
  await ask('addCartItem', { body: { product_id: product.entity_id, qty: 1 } }, guest);
  await context.addCookies([{ name: 'GuestToken', value: encodeURIComponent(guest.token), url: shopUrl }]);
  const letGo = await holdScripts(context);
  const page: Page = await context.newPage();
  await page.goto(paths.cart(), { waitUntil: 'commit' });
  await isWritten(page);
  return { page, guest, product, letGo };
};

test('buttons of the cart that are pressed before hydration do what they say, twice pressed once', async ({
  browser,
  context: device,
}) => {
  const context = await browser.newContext({ baseURL: shopUrl });
  const { page, guest, product, letGo } = await pausedCart(context, device, 'press.cart');
  await page.getByRole('button', { name: `${text('cart-checkout:later.save')} ${product.name}` }).dblclick();
  const back = page.getByRole('button', { name: `${text('cart-checkout:later.back')} ${product.name}` });
  await expect(back).toBeVisible();
  expect(await storedCart(guest)).toMatchObject({ items_qty: 0, later_count: 1 });
  await back.dblclick();
  const quantity = page.getByRole('combobox', { name: /^Qty/ });
  await expect(quantity).toBeVisible();
  expect(await storedCart(guest)).toMatchObject({ items_qty: 1, later_count: 0 });
  letGo();
  await takenOver(quantity);
  await expect(quantity).toHaveValue('1');
  expect(await storedCart(guest)).toMatchObject({ items_qty: 1, later_count: 0 });
  await context.close();
});

test('a quantity and the protection that are chosen before hydration count once the page is alive', async ({
  browser,
  context: device,
}) => {
  const context = await browser.newContext({ baseURL: shopUrl });
  const { page, guest, letGo } = await pausedCart(context, device, 'chosen.cart');
  const quantity = page.getByRole('combobox', { name: /^Qty/ });
  await quantity.selectOption('3');
  const protection = page.getByRole('main').getByRole('checkbox');
  await protection.check();
  letGo();
  await takenOver(quantity);
  await expect.poll(async () => (await storedCart(guest)).items_qty).toBe(3);
  await expect.poll(async () => (await storedCart(guest)).shipping_protection_total > 0).toBe(true);
  await expect(quantity).toHaveValue('3');
  await expect(protection).toBeChecked();
  await context.close();
});

test('a coupon refused before hydration stands at its field once the page is alive, until the next try', async ({
  browser,
  context: device,
  complaints,
}) => {
  complaints.allow(/status of 422/);
  const context = await browser.newContext({ baseURL: shopUrl });
  complaints.hear(context);
  const { page, guest, letGo } = await pausedCart(context, device, 'refused.cart');
  const code = page.getByRole('textbox', { name: text('cart-checkout:coupon.label') });
  await code.fill('EXPIRED5');
  await code.press('Enter');
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  letGo();
  await takenOver(code);
  await expect(code).toHaveValue('EXPIRED5');
  await expect(code).toHaveAccessibleDescription(/expired/);
  await code.fill('HELLO10');
  await code.press('Enter');
  await expect(code).toBeDisabled();
  await expect(code).not.toHaveAttribute('aria-invalid', 'true');
  expect(await storedCart(guest)).toMatchObject({ coupon_code: 'HELLO10' });
  await context.close();
});
