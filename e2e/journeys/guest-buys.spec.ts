import { languages } from '@shop/contract';
import { buyerWith, buySofa, keyboard, openHome, screens, visitOf } from '@shop/qa';
import { test } from '../support/test.ts';

for (const language of languages) {
  for (const [screen, viewport] of Object.entries(screens)) {
    test.describe(`on a ${screen} in ${language}`, () => {
      test.use({ viewport, locale: `${language}-CA` });

      test('a guest buys a sofa, and the order is what was shown', async ({ page }) => {
        const visit = visitOf(page, language);
        await openHome(visit);
        await buySofa(visit, buyerWith(`${screen}.${language}@example.ca`));
      });
    });
  }
}

test('X-341 a guest buys a sofa with the keyboard alone', async ({ page }) => {
  test.slow(); // a few hundred presses of Tab
  const visit = visitOf(page, 'en', keyboard(page));
  await openHome(visit);
  await buySofa(visit, buyerWith('keyboard@example.ca'));
});
