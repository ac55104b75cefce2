import { paths } from '@shop/contract';
import { bothLanguages, screens, textsIn } from '@shop/qa';
import { englishAtNight } from '../support/at-night.ts';
import { expect, test } from '../support/test.ts';

test.use({ consent: 'unasked' });

for (const { language, screen } of bothLanguages) {
  test(
    `TRK-008 the recommender's picks come with the consent alone, in ${language} on a ${screen}`,
    englishAtNight(language),
    async ({ page }) => {
      await page.setViewportSize(screens[screen]);
      const text = textsIn(language);
      await page.goto(paths.inLanguage(paths.recommended(), language));
      const picked = page.getByRole('region', { name: text('catalog:recommended.picked') });
      const bar = page.getByRole('region', { name: text('host:consent.title') });
      await expect(bar).toBeVisible();
      await expect(picked).toHaveCount(0);
      await bar.getByRole('button', { name: text('host:consent.accept'), exact: true }).click();
      await expect(picked.getByRole('link').first()).toBeVisible();
      await picked.getByRole('link').first().click();
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(text('catalog:title.recommended'));
    },
  );
}
