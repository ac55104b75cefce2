import { paths } from '@shop/contract';
import { newGuest, ontoNewDocument, readyToPay, simpleProduct, storedOrder, textsIn, wallet } from '@shop/qa';
import { expect, test } from '../support/test.ts';

const SOFAS = 105;

test('CHK-013 on the single page the wallet’s answer leads to the payment’s result, and without a cart there is nothing to pay', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/status of 409/); // nothing can be made of an empty cart
  const text = textsIn('en');
  const guest = await newGuest(context, 'single.wallet');
  const { entity_id } = await simpleProduct(SOFAS);
  await readyToPay(guest, entity_id);
  await page.goto(paths.pay());
  await page.getByRole('radio', { name: text('cart-checkout:order.method.alipay') }).check();
  await page.getByRole('button', { name: text.like('cart-checkout:wallet.go') }).click();
  await expect(page.getByRole('heading', { name: wallet.en.title })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: text('cart-checkout:result.pendingTitle') })).toBeVisible();
  const orderId = new URL(page.url()).searchParams.get('order_id') ?? '';
  await page.goForward();
  await ontoNewDocument(page, () => page.getByRole('button', { name: wallet.en.approve }).click());
  await expect(page.getByRole('heading', { level: 2, name: text('cart-checkout:result.paidTitle') })).toBeVisible();
  expect((await storedOrder(context, orderId, 'en')).status).toBe('paid');
  await page.goto(paths.pay());
  await expect(page.getByText(text('cart-checkout:cart.empty'))).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname === paths.cart());
});
