import type { Locator } from '@playwright/test';
import { paths } from '@shop/contract';
import {
  ask,
  bothLanguages,
  expectAccessible,
  newGuest,
  readyToPay,
  screens,
  simpleProduct,
  storedCart,
  storedOrder,
  textsIn,
  wallet,
} from '@shop/qa';
import { englishAtNight } from '../support/at-night.ts';
import { holdCalls } from '../support/paused-calls.ts';
import { choose, goToWallet, heading, lettersOf, orderIn } from '../support/payments.ts';
import { expect, test } from '../support/test.ts';

const SOFAS = 105;
/** How far below the top of the document each of these begins, in CSS pixels. */
const heightsOf = (parts: Locator): Promise<number[]> =>
  parts.evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().top + window.scrollY));

for (const { language, screen } of bothLanguages) {
  test.describe(`in ${language} on a ${screen}`, englishAtNight(language), () => {
    test.use({ viewport: screens[screen], locale: `${language}-CA` });
    const text = textsIn(language);
    const at = (path: string) => paths.inLanguage(path, language);

    test('CHK-001 CHK-007 pay later that is declined places no order and keeps the cart, and approved it pays once', async ({
      page,
      context,
    }) => {
      const guest = await newGuest(context, `later.${language}`);
      // So cheap that paying later takes nothing off.
      const { entity_id } = await simpleProduct(SOFAS, ({ price }) => price.final_price < 90_000);
      const cart = await readyToPay(guest, entity_id);
      await page.goto(at(paths.payment()));
      await expect(page.getByRole('radiogroup', { name: /payment|paiement/i }).getByRole('radio')).toHaveCount(3);
      await choose(page, text('cart-checkout:order.method.klarna'));
      await page.getByRole('radio', { name: text('cart-checkout:payLater.decline') }).check();
      await page.getByRole('button', { name: textsIn(language).like('cart-checkout:payment.pay') }).click();
      await expect(page.getByText(text('cart-checkout:payment.otherDeclined'))).toBeVisible();
      await expectAccessible(page);
      expect(await storedCart(guest)).toMatchObject({ items_qty: 1, grand_total: cart.grand_total });

      await page.getByRole('radio', { name: text('cart-checkout:payLater.approve'), exact: true }).check();
      await page.getByRole('button', { name: textsIn(language).like('cart-checkout:payment.pay') }).click();
      await expect(heading(page, textsIn(language)('cart-checkout:order.thanks'), 1)).toBeVisible();
      const orderId = orderIn(page);
      const order = await storedOrder(context, orderId, language);
      expect(order).toMatchObject({ grand_total: cart.grand_total, payment: { method: 'klarna' }, status: 'paid' });
      await expect.poll(() => lettersOf(guest.email, orderId)).toBe(1);
      expect((await storedCart(guest)).list).toEqual([]);
    });

    test('API-123 a large order is checked before its money is taken, says so, and is paid when that is done', async ({
      page,
      context,
    }) => {
      const guest = await newGuest(context, `large.${language}`);
      const product = await simpleProduct(SOFAS, ({ price }) => price.final_price > 60_000);
      await readyToPay(guest, product.entity_id);
      const qty = Math.ceil(1_000_000 / product.price.final_price);
      await ask('addCartItem', { body: { product_id: product.entity_id, qty } }, guest);
      await page.goto(at(paths.payment()));
      await choose(page, text('cart-checkout:order.method.klarna'));
      await page.getByRole('radio', { name: text('cart-checkout:payLater.approve'), exact: true }).check();
      await page.getByRole('button', { name: textsIn(language).like('cart-checkout:payment.pay') }).click();
      await expect(heading(page, text('cart-checkout:result.reviewTitle'))).toBeVisible();
      await expectAccessible(page);
      const orderId = orderIn(page);
      expect(await storedOrder(context, orderId, language)).toMatchObject({
        status: 'pending_payment',
        in_review: true,
      });
      expect(await lettersOf(guest.email, orderId)).toBe(0);
      // The sandbox looks at it for ten seconds.
      await expect(heading(page, text('cart-checkout:result.paidTitle'))).toBeVisible();
      expect((await storedOrder(context, orderId, language)).status).toBe('paid');
    });

    test('no choice of pay later moves when the instalments come, so that a press lands where it was aimed', async ({
      page,
      context,
    }) => {
      const guest = await newGuest(context, `room.${language}`);
      // So dear that paying later changes the sums as well.
      const { entity_id } = await simpleProduct(SOFAS, ({ price }) => price.final_price > 100_000);
      await readyToPay(guest, entity_id);
      const instalments = await holdCalls(page, 'klarnaInfo');
      await page.goto(at(paths.payment()));
      await choose(page, text('cart-checkout:order.method.klarna'));
      const choices = page.getByRole('radio');
      const before = await heightsOf(choices);
      instalments.release();
      await expect(page.getByRole('link', { name: text('cart-checkout:payLater.terms'), exact: true })).toBeVisible();
      expect(await heightsOf(choices)).toEqual(before);
    });

    test('neither the sum of an order nor its button moves when the fields of a card come', async ({
      page,
      context,
    }) => {
      const guest = await newGuest(context, `card.room.${language}`);
      const { entity_id } = await simpleProduct(SOFAS);
      await readyToPay(guest, entity_id);
      const token = await holdCalls(page, 'braintreeClientToken');
      await page.goto(at(paths.payment()));
      const still = page
        .getByRole('button', { name: text.like('cart-checkout:payment.pay') })
        .or(heading(page, text('cart-checkout:cart.summary')));
      await expect(still).toHaveCount(2);
      await expect.poll(() => token.count()).toBe(1);
      const before = await heightsOf(still);
      token.release();
      await expect(page.getByRole('textbox', { name: text('cart-checkout:payment.cardNumber') })).toBeVisible();
      expect(await heightsOf(still)).toEqual(before);
    });

    test('CHK-012 a payment under review waits on its result without a letter, and is paid when the provider settles it', async ({
      page,
      context,
    }) => {
      const guest = await newGuest(context, `review.${language}`);
      const { entity_id } = await simpleProduct(SOFAS);
      await readyToPay(guest, entity_id);
      await page.goto(at(paths.payment()));
      await choose(page, text('cart-checkout:order.method.klarna'));
      await page.getByRole('radio', { name: text('cart-checkout:payLater.review') }).check();
      await page.getByRole('button', { name: textsIn(language).like('cart-checkout:payment.pay') }).click();
      await expect(heading(page, text('cart-checkout:result.pendingTitle'))).toBeVisible();
      await expect(heading(page, text('cart-checkout:result.heading'), 1)).toBeVisible();
      const orderId = orderIn(page);
      // The provider takes ten seconds to look at it.
      await expect(heading(page, text('cart-checkout:result.paidTitle'))).toBeVisible();
      await expectAccessible(page);
      await expect.poll(() => lettersOf(guest.email, orderId)).toBe(1);
      await page.reload();
      await expect(heading(page, text('cart-checkout:result.paidTitle'))).toBeVisible();
      await page.getByRole('link', { name: text('cart-checkout:result.see') }).click();
      await expect(heading(page, textsIn(language)('cart-checkout:order.thanks'), 1)).toBeVisible();
      expect((await storedOrder(context, orderId, language)).status).toBe('paid');
    });
  });
}

test('CHK-008 who comes back from the wallet undecided waits there, may cancel, and finds the cart as it was', async ({
  page,
  context,
}) => {
  const text = textsIn('en');
  const guest = await newGuest(context, 'undecided');
  const { entity_id } = await simpleProduct(SOFAS);
  const cart = await readyToPay(guest, entity_id);
  await page.goto(paths.payment());
  await goToWallet(page, 'en');
  await page.goBack();
  await expect(heading(page, text('cart-checkout:result.pendingTitle'))).toBeVisible();
  const orderId = orderIn(page);
  expect((await storedCart(guest)).list).toEqual([]);
  await page.getByRole('button', { name: text('cart-checkout:result.cancel') }).click();
  await expect(heading(page, text('cart-checkout:result.failedTitle'))).toBeVisible();
  expect(await storedCart(guest)).toMatchObject({ items_qty: 1, subtotal: cart.subtotal });
  expect((await storedOrder(context, orderId, 'en')).status).toBe('cancelled');
});

test('ROUTE-038 nobody learns of another’s payment: the result of an order that is not one’s own is not there', async ({
  page,
  context,
  otherDevice,
  complaints,
}) => {
  complaints.allow(/status of 404/);
  const guest = await newGuest(context, 'owner');
  const { entity_id } = await simpleProduct(SOFAS);
  await readyToPay(guest, entity_id);
  await page.goto(paths.payment());
  await goToWallet(page, 'en');
  await page.getByRole('button', { name: wallet.en.approve }).click();
  await expect(heading(page, textsIn('en')('cart-checkout:result.paidTitle'))).toBeVisible();
  const orderId = orderIn(page);
  const strangers = await otherDevice('another phone');
  await newGuest(strangers.context(), 'stranger');
  for (const path of [paths.payResult(orderId), paths.payResult()]) {
    expect((await strangers.goto(path))?.status()).toBe(404);
    await expect(strangers.getByText(orderId)).toBeHidden();
  }
});
