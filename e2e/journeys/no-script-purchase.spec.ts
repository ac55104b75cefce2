import { ask, buyerWith, guestToken, textsIn, typeAddress, visitOf } from '@shop/qa';
import { englishAtNight } from '../support/at-night.ts';
import { approve, buyOnPage, expectOrdered, goToWallet, widths } from '../support/no-script-buying.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

for (const language of ['en', 'fr'] as const) {
  const text = textsIn(language);
  test.describe(`in ${language} at ${widths[language]}`, englishAtNight(language), () => {
    test.use({ viewport: { width: widths[language], height: 900 }, locale: `${language}-CA` });

    test('without scripts a guest buys: product, cart, address, wallet, order', async ({
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
  });
}
