import { paths } from '@shop/contract';
import { ask, bothLanguages, buyerWith, expectAccessible, newGuest, screens, simpleProduct, textsIn } from '@shop/qa';
import { holdCalls } from '../support/held-calls.ts';
import { expect, test } from '../support/test.ts';

const SOFAS = 105;
const days = { en: /\w{3}, \w{3}\s\d+ – \w{3}, \w{3}\s\d+/, fr: /du \w{3}\.\s\d+.* au \w{3}\.\s\d+/ };

for (const { language, screen } of bothLanguages) {
  test.describe(`in ${language} on a ${screen}`, () => {
    test.use({ viewport: screens[screen], locale: `${language}-CA` });
    const text = textsIn(language);
    const at = (path: string) => paths.inLanguage(path, language);

    test('X-472 the delivery line of a product keeps its height when the date comes for a postal code that was given before', async ({
      page,
    }) => {
      await page.addInitScript(() => {
        // The empty page that a tab begins with has no storage.
        if (location.protocol.startsWith('http')) localStorage.setItem('delivery_zip', 'M5H 1A1');
      });
      const product = await simpleProduct(SOFAS);
      const estimate = await holdCalls(page, 'deliveryEstimate');
      await page.goto(at(paths.product(product.url_path)));
      const delivery = page.getByRole('region', { name: text('catalog:delivery.title') });
      await expect(delivery.getByText(text('catalog:delivery.asking'))).toBeVisible();
      const height = () => delivery.evaluate((region) => region.getBoundingClientRect().height);
      const before = await height();
      estimate.release();
      await expect(delivery.getByText(days[language]).first()).toBeVisible();
      expect(await height()).toBe(before);
    });

    test('ADDR-004 VAL-013 a postal code in the cart gives fee and date, fills in the address, and one of another province is said at its field', async ({
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
      await region.selectOption('Ontario');
      await page.getByRole('button', { name: text('cart-checkout:address.continue') }).click();
      await expect(field('postcode')).toBeFocused();
      await expect(field('postcode')).toHaveAttribute('aria-invalid', 'true');
      await expect(field('telephone')).toHaveValue('(416) 555-0123');
      await expectAccessible(page);
      await region.selectOption({ label: 'fr' === language ? 'Québec' : 'Quebec' });
      await expect(field('postcode')).not.toHaveAttribute('aria-invalid');
      await page.getByRole('button', { name: text('cart-checkout:address.continue') }).click();
      await expect(page.getByRole('heading', { name: text('cart-checkout:payment.delivery') })).toBeVisible();
      await expect(page.getByText(days[language]).first()).toHaveText(said ?? '');
    });
  });
}
