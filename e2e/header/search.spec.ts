import { expectAccessible } from '../support/axe.ts';
import { screens } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

const names = {
  en: { box: 'Search the shop', popular: 'Popular searches', products: 'Popular products', suggestions: 'Suggestions' },
  fr: {
    box: 'Chercher dans la boutique',
    popular: 'Recherches populaires',
    products: 'Produits populaires',
    suggestions: 'Suggestions',
  },
};

for (const language of ['en', 'fr'] as const) {
  for (const [screen, viewport] of Object.entries(screens)) {
    test.describe(`in ${language} on a ${screen}`, () => {
      test.use({ viewport });
      const { box, popular, products, suggestions } = names[language];

      test('SRCH-001 SRCH-002 SRCH-008 the search box offers, suggests, and remembers', async ({ page }) => {
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
        await combobox.press('Escape');
        await expect(page.getByRole('listbox')).toBeHidden();
      });
    });
  }
}
