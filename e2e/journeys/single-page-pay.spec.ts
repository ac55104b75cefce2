import { paths } from '@shop/contract';
import {
  ask,
  bothLanguages,
  buyerWith,
  expectAccessible,
  newGuest,
  pay,
  screens,
  shownAmount,
  shownSums,
  simpleProduct,
  storedCart,
  storedOrder,
  textsIn,
  typeAddress,
  typeCard,
  visitOf,
  written,
} from '@shop/qa';
import { englishAtNight } from '../support/at-night.ts';
import { couponAnswers } from '../support/coupon-answers.ts';
import { expect, test } from '../support/test.ts';

const SOFAS = 105;

for (const { language, screen } of bothLanguages) {
  test.describe(`in ${language} on a ${screen}`, englishAtNight(language), () => {
    test.use({ viewport: screens[screen], locale: `${language}-CA` });
    const text = textsIn(language);
    const at = (path: string) => paths.inLanguage(path, language);

    test('CHK-015 ROUTE-037 a guest changes the quantity, tries a coupon, gives the address and pays: all on one page, and the order is what it showed', async ({
      page,
      context,
      complaints,
    }) => {
      complaints.allow(/status of 400/); // a coupon that has ended
      test.slow(); // a whole purchase
      const guest = await newGuest(context, `single.${language}`);
      const product = await simpleProduct(SOFAS, undefined, language);
      await ask('addCartItem', { body: { product_id: product.entity_id, qty: 1 } }, guest);
      await page.goto(at(paths.pay()));
      await expect(page.getByRole('heading', { level: 1, name: text('cart-checkout:pay.heading') })).toBeVisible();
      const summary = page.getByRole('region', { name: textsIn(language)('cart-checkout:cart.summary') });
      await page.getByRole('button', { name: text('cart-checkout:pay.more') }).click();
      const twice = 2 * product.price.final_price;
      await expect.poll(() => shownAmount(summary, textsIn(language)('cart-checkout:totals.subtotal'))).toBe(twice);
      expect(await storedCart(guest)).toMatchObject({ items_qty: 2, subtotal: twice });

      const code = page.getByRole('textbox', { name: text('cart-checkout:coupon.label') });
      await code.fill('EXPIRED5');
      await page.getByRole('button', { name: text('cart-checkout:pay.couponTry') }).click();
      await expect(code).toHaveAccessibleDescription(couponAnswers[language].expired);
      await code.fill('HELLO10');
      await page.getByRole('button', { name: text('cart-checkout:pay.couponTry') }).click();
      const off = Math.floor(twice / 10);
      await expect(page.getByText(/^HELLO10 /)).toContainText(written(off, language));
      expect((await storedCart(guest)).coupon_code).toBeNull();
      await page.getByRole('button', { name: text('cart-checkout:pay.couponApply', { code: 'HELLO10' }) }).click();
      await expect.poll(() => shownAmount(summary, textsIn(language)('cart-checkout:totals.discount'))).toBe(-off);

      const visit = visitOf(page, language);
      const buyer = buyerWith(guest.email);
      await typeAddress(visit, { ...buyer, postcode: 'D1O 0O0' });
      await page.getByRole('button', { name: text('cart-checkout:pay.addressSave') }).click();
      const postcode = page.getByRole('textbox', { name: textsIn(language)('cart-checkout:address.postcode') });
      await expect(postcode).toBeFocused();
      await postcode.fill(buyer.postcode);
      await page.getByRole('button', { name: text('cart-checkout:pay.addressSave') }).click();
      await expect(
        page.getByRole('textbox', { name: textsIn(language)('cart-checkout:payment.cardNumber') }),
      ).toBeVisible();
      await expectAccessible(page);
      const shown = await shownSums(summary, language);
      expect(shown).toMatchObject({ subtotal: twice, discount: off });
      expect(shown.subtotal + shown.shipping + shown.tax - shown.discount).toBe(shown.total);
      await typeCard(visit, buyer);
      const orderId = await pay(visit);
      expect(await storedOrder(context, orderId, language)).toMatchObject({
        status: 'paid',
        grand_total: shown.total,
        coupon_code: 'HELLO10',
        customer_email: guest.email,
        items: [{ product_id: product.entity_id, qty: 2 }],
      });
    });
  });
}
