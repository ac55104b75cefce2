import { paths } from '@shop/contract';
import {
  ask,
  buyerWith,
  newGuest,
  readyToPay,
  simpleProduct,
  takenOver,
  textsIn,
  typeAddress,
  visitOf,
  wallet,
} from '@shop/qa';
import { holdScripts } from '../support/paused-files.ts';
import { isWritten } from '../support/loading-stages.ts';
import { shopUrl } from '../support/places.ts';
import { expect, test } from '../support/test.ts';

const SOFAS = 105;
const text = textsIn('en');

test('the wallet’s button pressed before hydration leads to the wallet, and its order is placed once', async ({
  browser,
  context: device,
}) => {
  const guest = await newGuest(device, 'press.wallet');
  const cart = await readyToPay(guest, (await simpleProduct(SOFAS)).entity_id);
  await ask('cartPayment', { body: { payment_method: 'alipay' } }, guest);
  const context = await browser.newContext({ baseURL: shopUrl });
  await context.addCookies([{ name: 'GuestToken', value: encodeURIComponent(guest.token), url: shopUrl }]);
  const letGo = await holdScripts(context);
  const page = await context.newPage();
  await page.goto(paths.payment(), { waitUntil: 'commit' });
  await isWritten(page);
  await page.getByRole('button', { name: text.like('cart-checkout:wallet.go') }).click();
  await expect(page.getByRole('heading', { name: wallet.en.title })).toBeVisible();
  letGo();
  await page.getByRole('button', { name: wallet.en.approve }).click();
  await expect(page.getByRole('heading', { name: text('cart-checkout:result.paidTitle') })).toBeVisible();
  const number = new URL(page.url()).searchParams.get('order_id') ?? '';
  const order = await ask('orderInformation', { query: { order_id: number } }, guest);
  expect(order).toMatchObject({ status: 'paid', grand_total: cart.grand_total });
  await context.close();
});

test('an address sent before hydration comes back marked, and its page comes alive with what was typed', async ({
  browser,
  context: device,
  complaints,
}) => {
  complaints.allow(/status of 422/);
  const guest = await newGuest(device, 'press.address');
  await ask('addCartItem', { body: { product_id: (await simpleProduct(SOFAS)).entity_id, qty: 1 } }, guest);
  const context = await browser.newContext({ baseURL: shopUrl });
  complaints.hear(context);
  await context.addCookies([{ name: 'GuestToken', value: encodeURIComponent(guest.token), url: shopUrl }]);
  const letGo = await holdScripts(context);
  const page = await context.newPage();
  await page.goto(paths.shippingAddress(), { waitUntil: 'commit' });
  await isWritten(page);
  const buyer = buyerWith(guest.email);
  await typeAddress(visitOf(page), { ...buyer, postcode: 'X1X' });
  const send = page.getByRole('button', { name: text('cart-checkout:address.continue') });
  await send.click();
  const postcode = page.getByRole('textbox', { name: text('cart-checkout:address.postcode'), exact: true });
  await expect(postcode).toHaveAttribute('aria-invalid', 'true');
  letGo();
  await takenOver(postcode);
  await expect(postcode).toHaveValue('X1X');
  await expect(postcode).toHaveAccessibleDescription(/./);
  const street = page.getByRole('textbox', { name: text('cart-checkout:address.street'), exact: true });
  await expect(street).toHaveValue(buyer.street);
  await postcode.fill(buyer.postcode);
  await send.click();
  await expect(page).toHaveURL(new RegExp(`${paths.payment()}$`));
  await context.close();
});
