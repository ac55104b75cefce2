import { paths } from '@shop/contract';
import { ask, bothLanguages, buyerWith, expectAccessible, newGuest, screens, simpleProduct, textsIn } from '@shop/qa';
import { englishAtNight } from '../support/at-night.ts';
import { expect, test } from '../support/test.ts';

const SOFAS = 105;
const days = { en: /\w{3}, \w{3}\s\d+ – \w{3}, \w{3}\s\d+/, fr: /du \w{3}\.\s\d+.* au \w{3}\.\s\d+/ };

for (const { language, screen } of bothLanguages) {
  test.describe(`in ${language} on a ${screen}`, englishAtNight(language), () => {
    test.use({ viewport: screens[screen], locale: `${language}-CA` });
    const text = textsIn(language);
    const at = (path: string) => paths.inLanguage(path, language);

    test('ADDR-004 VAL-013 a postal code in the cart gives fee and date, fills in the address, and is asked about where it lies in another province', async ({
      page,
      context,
      complaints,
    }) => {
      complaints.allow(/status of 400/); // the code from abroad
      const guest = await newGuest(context, `days.${language}`);
      const product = await simpleProduct(SOFAS);
      await ask('addCartItem', { body: { product_id: product.entity_id, qty: 1 } }, guest);
      await page.goto(at(paths.cart()));
      const summary = page.getByRole('region', { name: text('cart-checkout:cart.summary') });
      const code = summary.getByRole('textbox', { name: text('cart-checkout:estimate.label') });
      const check = summary.getByRole('button', { name: text('cart-checkout:estimate.submit') });
      await check.click();
      await expect(code).toHaveAccessibleDescription(text('cart-checkout:estimate.empty'));
      await code.fill('90210');
      await check.click();
      await expect(code).toHaveAttribute('aria-invalid', 'true');
      await expect(code).toHaveValue('90210');
      await code.fill('h2x-1y4');
      await check.click();
      await expect(summary.getByText(days[language])).toBeVisible();
      await expectAccessible(page);
      const said = await summary.getByText(days[language]).textContent();

      await page.goto(at(paths.shippingAddress()));
      const field = (name: 'postcode' | 'city' | 'telephone' | 'firstname' | 'lastname' | 'street' | 'email') =>
        page.getByRole('textbox', { name: text(`cart-checkout:address.${name}`), exact: true });
      const region = page.getByRole('combobox', { name: text('cart-checkout:address.region') });
      await expect(field('postcode')).toHaveValue('H2X 1Y4');
      await expect(field('city')).toHaveValue('Montréal');
      await expect(region.locator('option').first()).toHaveText(text('cart-checkout:address.regionFirst'));
      const buyer = buyerWith('');
      for (const name of ['firstname', 'lastname', 'street'] as const) await field(name).fill(buyer[name]);
      await field('email').fill(`days.${Date.now()}@example.ca`);
      await field('telephone').fill('+1 416.555.0123');
      await field('telephone').press('Tab');
      await region.selectOption('Ontario');
      const doubt = page.getByText(text('cart-checkout:address.elsewhere'));
      await expect(doubt).toBeVisible();
      await expect(field('postcode')).not.toHaveAttribute('aria-invalid');
      await expect(field('telephone')).toHaveValue('(416) 555-0123');
      await expectAccessible(page);
      await region.selectOption({ label: 'fr' === language ? 'Québec' : 'Quebec' });
      await expect(doubt).toBeHidden();
      await page.getByRole('button', { name: text('cart-checkout:address.continue') }).click();
      await expect(page.getByRole('heading', { name: text('cart-checkout:payment.delivery') })).toBeVisible();
      await expect(page.getByText(days[language]).first()).toHaveText(said ?? '');
    });
  });
}
