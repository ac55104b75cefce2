import { paths } from '@shop/contract';
import { ask, newCustomer, newGuest, simpleProduct, storedCart, textsIn } from '@shop/qa';
import { englishAtNight } from '../support/at-night.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

const SOFAS = 105;
const widths = { en: 390, fr: 1440 } as const;

for (const language of ['en', 'fr'] as const) {
  const text = textsIn(language);
  test.describe(`in ${language} at ${widths[language]}`, englishAtNight(language), () => {
    test.use({ viewport: { width: widths[language], height: 900 }, locale: `${language}-CA` });

    test('without scripts a customer signs in on the way to the checkout, and the cart comes along', async ({
      page,
      context,
      complaints,
    }) => {
      complaints.allow(/status of 422/);
      const customer = await newCustomer(`noscript.in.${language}`);
      const guest = await newGuest(context, `noscript.in.guest.${language}`);
      const { entity_id } = await simpleProduct(SOFAS);
      await ask('addCartItem', { body: { product_id: entity_id, qty: 1 } }, guest);
      await page.goto(paths.inLanguage(paths.shippingAddress(), language));
      await page.getByRole('link', { name: text('cart-checkout:address.signIn'), exact: true }).click();
      const email = page.getByRole('textbox', { name: text('account:signIn.email'), exact: true });
      await email.fill('nobody');
      await page
        .getByRole('main')
        .getByRole('button', { name: text('account:signIn.continue') })
        .click();
      await expect(email).toHaveAttribute('aria-invalid', 'true');
      await expect(email).toHaveValue('nobody');
      await email.fill(customer.email);
      await page
        .getByRole('main')
        .getByRole('button', { name: text('account:signIn.continue') })
        .click();
      const password = page.getByLabel(text('account:signIn.password'), { exact: true });
      await password.fill('not-this-one-1');
      await page.getByRole('button', { name: text('account:signIn.submit'), exact: true }).click();
      await expect(password).toHaveAttribute('aria-invalid', 'true');
      await expect(password).toHaveValue('');
      await password.fill(customer.password);
      await page.getByRole('button', { name: text('account:signIn.submit'), exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: text('cart-checkout:address.heading') })).toBeVisible();
      await expect(page.getByRole('textbox', { name: text('cart-checkout:address.email') })).toBeHidden();
      expect(await storedCart(customer)).toMatchObject({ items_qty: 1 });
    });

    test('without scripts nobody makes an account, and may buy as a guest', async ({ page }) => {
      await page.goto(paths.inLanguage(paths.login(), language));
      const email = page.getByRole('textbox', { name: text('account:signIn.email'), exact: true });
      await email.fill(`noscript.new.${Date.now()}@example.ca`);
      await page
        .getByRole('main')
        .getByRole('button', { name: text('account:signIn.continue') })
        .click();
      const said = page.getByRole('alert').filter({ hasText: text('account:signIn.needsScripts') });
      await expect(said).toBeVisible();
      await page.getByRole('link', { name: text('account:signIn.guestBuys') }).click();
      await expect(page.getByRole('heading', { level: 1, name: text('cart-checkout:cart.heading') })).toBeVisible();
    });
  });
}
