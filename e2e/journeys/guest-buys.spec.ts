import { bothLanguages, buyerWith, buySofa, openHome, screens, visitOf } from '@shop/qa';
import { test } from '../support/test.ts';

for (const { language, screen } of bothLanguages) {
  test.describe(`on a ${screen} in ${language}`, () => {
    test.use({ viewport: screens[screen], locale: `${language}-CA` });

    test('a guest buys a sofa, and the order is what was shown', async ({ page }) => {
      const visit = visitOf(page, language);
      await openHome(visit);
      await buySofa(visit, buyerWith(`${screen}.${language}@example.ca`));
    });
  });
}
