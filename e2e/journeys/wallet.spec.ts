import { paths } from '@shop/contract';
import {
  bothLanguages,
  expectAccessible,
  newGuest,
  ontoNewDocument,
  readyToPay,
  screens,
  simpleProduct,
  storedCart,
  storedOrder,
  textsIn,
  wallet,
  written,
} from '@shop/qa';
import { englishAtNight } from '../support/at-night.ts';
import { goToWallet, heading, lettersOf, orderIn } from '../support/payments.ts';
import { expect, test } from '../support/test.ts';

const SOFAS = 105;

for (const { language, screen } of bothLanguages) {
  test.describe(`in ${language} on a ${screen}`, englishAtNight(language), () => {
    test.use({ viewport: screens[screen], locale: `${language}-CA` });
    const text = textsIn(language);
    const at = (path: string) => paths.inLanguage(path, language);

    test('CHK-008 a wallet that says no charges nothing and gives the cart back; one that says yes pays the order', async ({
      page,
      context,
    }) => {
      const guest = await newGuest(context, `wallet.${language}`);
      const { entity_id } = await simpleProduct(SOFAS);
      const cart = await readyToPay(guest, entity_id);
      await page.goto(at(paths.payment()));
      await goToWallet(page, language);
      await ontoNewDocument(page, () => page.getByRole('button', { name: wallet[language].refuse }).click());
      await expect(heading(page, text('cart-checkout:result.failedTitle'))).toBeVisible();
      await expect(page.getByText(text('cart-checkout:result.failed'))).toBeVisible();
      await expectAccessible(page);
      const refused = orderIn(page);
      expect((await storedOrder(context, refused, language)).status).toBe('cancelled');
      expect(await lettersOf(guest.email, refused)).toBe(0);
      await page.getByRole('link', { name: text('cart-checkout:result.toCart') }).click();
      await expect(heading(page, textsIn(language)('cart-checkout:cart.heading'), 1)).toBeVisible();
      expect(await storedCart(guest)).toMatchObject({ items_qty: 1, subtotal: cart.subtotal });

      await page.goto(at(paths.payment()));
      await goToWallet(page, language);
      await expect(page.getByText(written(cart.grand_total, language))).toBeVisible();
      await ontoNewDocument(page, () => page.getByRole('button', { name: wallet[language].approve }).click());
      await expect(heading(page, text('cart-checkout:result.paidTitle'))).toBeVisible();
      const paid = orderIn(page);
      expect(paid).not.toBe(refused);
      expect(await storedOrder(context, paid, language)).toMatchObject({
        status: 'paid',
        grand_total: cart.grand_total,
        payment: { method: 'alipay' },
      });
      await expect.poll(() => lettersOf(guest.email, paid)).toBe(1);
      await expect(page.getByRole('button', { name: text('cart-checkout:result.cancel') })).toBeHidden();
    });
  });
}
