import {
  buyerWith,
  expectAccessible,
  fillCart,
  goToAddress,
  pay,
  screens,
  typeAddress,
  typeCard,
  visitOf,
} from '@shop/qa';
import { expect, test } from '../support/test.ts';

for (const [screen, viewport] of Object.entries(screens)) {
  test.describe(`on a ${screen}`, () => {
    test.use({ viewport });

    test('cart, address, payment and confirmation have no violation of WCAG 2.2 AA', async ({ page }) => {
      test.slow(); // four pages, each examined
      const visit = visitOf(page);
      const buyer = buyerWith(`axe.${screen}@example.ca`);
      await fillCart(visit);
      await expectAccessible(page);
      await goToAddress(visit);
      await page.getByRole('button', { name: visit.text('cart-checkout:address.continue') }).click();
      await expect(
        page.getByRole('textbox', { name: visit.text('cart-checkout:address.email') }),
      ).toHaveAccessibleDescription(/mandatory/);
      await expectAccessible(page);
      await typeAddress(visit, buyer);
      await page.getByRole('button', { name: visit.text('cart-checkout:address.continue') }).click();
      await expect(
        page.getByRole('heading', { level: 1, name: visit.text('cart-checkout:payment.heading') }),
      ).toBeVisible();
      await expectAccessible(page);
      await typeCard(visit, buyer);
      await pay(visit);
      await expectAccessible(page);
    });
  });
}
