import { buyerWith, buySofa, keyboard, openHome, screens, visitOf } from '@shop/qa';
import { englishAtNight } from '../support/at-night.ts';
import { test } from '../support/test.ts';

// The other language on each screen buys for every change: journeys/guest-buys.spec.ts.
for (const [language, screen] of [
  ['en', 'phone'],
  ['fr', 'desktop'],
] as const) {
  test.describe(`on a ${screen} in ${language}`, englishAtNight(language), () => {
    test.use({ viewport: screens[screen], locale: `${language}-CA` });

    test('a guest buys a sofa, and the order is what was shown', async ({ page }) => {
      const visit = visitOf(page, language);
      await openHome(visit);
      await buySofa(visit, buyerWith(`${screen}.${language}@example.ca`));
    });
  });
}

test('a guest buys a sofa with the keyboard alone', async ({ page }) => {
  test.slow(); // a few hundred presses of Tab
  const visit = visitOf(page, 'en', keyboard(page));
  await openHome(visit);
  await buySofa(visit, buyerWith('keyboard@example.ca'));
});
