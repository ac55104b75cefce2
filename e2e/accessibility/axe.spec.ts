import { paths, type Language } from '@shop/contract';
import { expectAccessible } from '../support/axe.ts';
import { buyerWith } from '../support/buyer.ts';
import { goToAddress, pay, typeAddress, typeCard, visitOf } from '../support/buying.ts';
import { fillCart } from '../support/quick-cart.ts';
import { screens } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

const pages: readonly [name: string, path: string, language: Language][] = [
  ['home', '/', 'en'],
  ['home', '/', 'fr'],
  ['list', '/furniture/sofas-loveseats.html', 'en'],
  ['product', '/one-variant-out-of-stock.html', 'en'],
  ['product', '/one-variant-out-of-stock.html', 'fr'],
  ['search', paths.search('sofa'), 'en'],
  ['empty cart', paths.cart(), 'en'],
  ['login', paths.login(), 'en'],
  ['Plus+', paths.plus(), 'en'],
  ['loyalty cashback', paths.cashback(), 'en'],
  ['install videos', paths.installVideos(), 'fr'],
  ['not found', '/no-such-page', 'en'],
];

for (const [name, path, language] of pages) {
  test(`${name} in ${language} has no violation of WCAG 2.2 AA`, async ({ page, complaints }) => {
    if (name === 'not found') complaints.allow(/status of 404/);
    await page.goto(paths.inLanguage(path, language));
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expectAccessible(page);
  });
}

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
      await page.getByRole('button', { name: visit.text.continue }).click();
      await expect(page.getByRole('textbox', { name: visit.text.email })).toHaveAccessibleDescription(/mandatory/);
      await expectAccessible(page);
      await typeAddress(visit, buyer);
      await page.getByRole('button', { name: visit.text.continue }).click();
      await expect(page.getByRole('heading', { level: 1, name: visit.text.payment })).toBeVisible();
      await expectAccessible(page);
      await typeCard(visit, buyer);
      await pay(visit);
      await expectAccessible(page);
    });
  });
}
