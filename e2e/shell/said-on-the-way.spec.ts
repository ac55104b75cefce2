import { languages } from '@shop/contract';
import {
  addToCart,
  buyerWith,
  choosableSofa,
  chooseSofa,
  goToAddress,
  openFurniture,
  openHome,
  openSofas,
  pay,
  typeAddress,
  typeCard,
  visitOf,
} from '@shop/qa';
import { englishAtNight } from '../support/at-night.ts';
import { expect, test, type Page } from '../support/test.ts';

/** What has the focus, as a screen reader says it. */
const said = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { tagName, textContent } = document.activeElement ?? document.body;
    return tagName === 'BODY' ? '' : `${tagName}: ${textContent?.trim()}`;
  });
const ringed = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement?.matches(':focus-visible') ?? false);

for (const language of languages) {
  test.describe(`in ${language}`, englishAtNight(language), () => {
    test.use({ locale: `${language}-CA` });

    test('each page of the way from the list to the thanks is said, and Back too', async ({ page }) => {
      const visit = visitOf(page, language);
      const { text, input } = visit;
      const says = (name: string) => expect.poll(() => said(page)).toBe(`H1: ${name}`);
      const sofa = await choosableSofa(language);
      await openHome(visit);
      expect(await said(page)).toBe('');
      await openFurniture(visit);
      await says(language === 'fr' ? 'Meubles' : 'Furniture');
      await openSofas(visit);
      const list = language === 'fr' ? 'Canapés et causeuses' : 'Sofas & Loveseats';
      await says(list);
      await page.evaluate(() => scrollTo(0, 400));
      await page.getByRole('main').getByRole('link', { name: sofa.name, exact: true }).click();
      await says(sofa.name);
      expect(await ringed(page)).toBe(false);
      await page.goBack();
      await says(list);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
      await chooseSofa(visit, sofa);
      expect(await said(page)).toMatch(/^A:/); // the colour that was pressed: the page is the same
      await addToCart(visit, sofa.name);
      await says(text('cart-checkout:cart.heading'));
      await goToAddress(visit);
      await says(text('cart-checkout:address.heading'));
      const buyer = buyerWith(`said.${language}@example.ca`);
      await typeAddress(visit, buyer);
      await input.press(page.getByRole('button', { name: text('cart-checkout:address.continue') }));
      await says(text('cart-checkout:payment.heading'));
      await typeCard(visit, buyer);
      await pay(visit);
      await says(text('cart-checkout:order.thanks'));
    });
  });
}
