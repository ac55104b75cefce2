import type { Locator } from '@playwright/test';
import { expectAccessible, screens } from '@shop/qa';
import { englishAtNight } from '../support/at-night.ts';
import { expect, test } from '../support/test.ts';

const names = {
  en: {
    box: 'Search the shop',
    popular: 'Popular searches',
    products: 'Popular products',
    suggestions: 'Suggestions',
    recent: 'Recent searches',
    remove: (term: string) => `Remove “${term}” from recent searches`,
  },
  fr: {
    box: 'Chercher dans la boutique',
    popular: 'Recherches populaires',
    products: 'Produits populaires',
    suggestions: 'Suggestions',
    recent: 'Recherches récentes',
    remove: (term: string) => `Retirer « ${term} » des recherches récentes`,
  },
};

for (const language of ['en', 'fr'] as const) {
  for (const [screen, viewport] of Object.entries(screens)) {
    test.describe(`in ${language} on a ${screen}`, englishAtNight(language), () => {
      test.use({ viewport });
      const { box, popular, products, suggestions, recent, remove } = names[language];

      test('SRCH-001 SRCH-002 SRCH-008 the search box offers, suggests, remembers and forgets', async ({ page }) => {
        await page.goto(`/?setLang=${language}`);
        const combobox = page.getByRole('combobox', { name: box });
        await combobox.click();
        await expect(page.getByRole('group', { name: popular }).getByRole('option').first()).toBeVisible();
        await expect(page.getByRole('group', { name: products }).getByRole('option')).toHaveCount(6);
        await expectAccessible(page);

        await combobox.fill(language === 'fr' ? 'canap' : 'sof');
        const options = page.getByRole('group', { name: suggestions }).getByRole('option');
        await expect(options.first()).toBeVisible();
        const term = ((await options.first().textContent()) ?? '').toLowerCase();
        await combobox.press('ArrowDown');
        await expect(options.first()).toHaveAttribute('aria-selected', 'true');
        await combobox.press('Enter');
        await expect(page.getByRole('listbox')).toBeHidden();
        await expect(page).not.toHaveURL(/\/(\?.*)?$/);

        await page.goto(`/?setLang=${language}`);
        await combobox.click();
        await expect(page.getByRole('option', { name: term, exact: true }).first()).toBeVisible();
        await expectAccessible(page);
        const button = page.getByRole('button', { name: remove(term), exact: true });
        const middle = async (what: Locator): Promise<number> => {
          const box = await what.boundingBox();
          return (box?.y ?? 0) + (box?.height ?? 0) / 2;
        };
        await expect(async () => {
          const line = await middle(page.getByRole('option', { name: term, exact: true }).first());
          expect(await middle(button)).toBeCloseTo(line, 0);
        }).toPass();
        await button.press('Enter');
        await expect(combobox).toBeFocused();
        await expect(page.getByRole('group', { name: recent })).toBeHidden();
        await combobox.press('Escape');
        await expect(page.getByRole('listbox')).toBeHidden();
      });
    });
  }
}
