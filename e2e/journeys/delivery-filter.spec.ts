import { languages, paths } from '@shop/contract';
import { ask } from '../support/ask.ts';
import { screens } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';
import { textsIn } from '../support/texts.ts';

const SOFAS = 105;

for (const language of languages) {
  for (const [screen, viewport] of Object.entries(screens)) {
    test(`X-130 in ${language} on a ${screen} a list is narrowed to what arrives in time at the postal code that was given`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.addInitScript(() => localStorage.setItem('delivery_zip', 'M5H 1A1'));
      const text = textsIn(language);
      await page.goto(paths.inLanguage(paths.category('furniture/sofas-loveseats.html'), language));
      const { facets } = await ask('categoryProducts', { body: { category_id: SOFAS } }, { language });
      const days = facets.find(({ code }) => code === 'delivery')?.options.find(({ value }) => value === '14');
      if (screen === 'phone') await page.getByRole('button', { name: text('catalog:list.filters') }).click();
      await page.getByRole('checkbox', { name: days?.label ?? '' }).click(); // its label names the postal code then
      await expect(page).toHaveURL(/delivery=14-M5H/);

      const filters = { delivery: ['14-M5H'] };
      const narrowed = await ask('categoryProducts', { body: { category_id: SOFAS, filters } }, { language });
      expect(narrowed.total).toBeGreaterThan(0);
      const shown = page.getByRole('main').getByRole('status').first();
      await expect(shown).toContainText(String(narrowed.total));
      const label = narrowed.facets
        .find(({ code }) => code === 'delivery')
        ?.options.find(({ selected }) => selected)?.label;
      if (screen === 'phone') await page.keyboard.press('Escape');
      await page
        .getByRole('list', { name: text('catalog:list.chosen') })
        .getByRole('link', { name: label ?? '' })
        .click();
      await expect(page).not.toHaveURL(/delivery=/);
    });
  }
}

test('X-130 an address with days that mean nothing shows that nothing matches', async ({ page }) => {
  await page.goto(paths.category('furniture/sofas-loveseats.html', { filters: { delivery: ['soon'] } }));
  await expect(page.getByRole('heading', { name: 'Nothing matches these filters' })).toBeVisible();
});
