import { languages, paths } from '@shop/contract';
import { ask, screens, textsIn } from '@shop/qa';
import { englishAtNight } from '../support/at-night.ts';
import { expect, test } from '../support/test.ts';

const SOFAS = 105;

for (const language of languages) {
  for (const [screen, viewport] of Object.entries(screens)) {
    test(
      `in ${language} on a ${screen} a list is narrowed to what arrives in time at the postal code that was given`,
      englishAtNight(language),
      async ({ page }) => {
        await page.setViewportSize(viewport);
        await page.addInitScript(() => {
          // The empty page that a tab begins with has no storage.
          if (location.protocol.startsWith('http')) localStorage.setItem('delivery_zip', 'M5H 1A1');
        });
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
        const total = page
          .getByRole('main')
          .getByRole('status')
          .filter({ hasText: String(narrowed.total) });
        await expect(total).toBeVisible();
        const label = narrowed.facets
          .find(({ code }) => code === 'delivery')
          ?.options.find(({ selected }) => selected)?.label;
        if (screen === 'phone') await page.keyboard.press('Escape');
        await page
          .getByRole('list', { name: text('catalog:list.chosen') })
          .getByRole('link', { name: label ?? '' })
          .click();
        await expect(page).not.toHaveURL(/delivery=/);
      },
    );
  }
}

for (const language of languages) {
  for (const [screen, viewport] of Object.entries(screens)) {
    test(
      `in ${language} on a ${screen} the filter says where its days hold and takes a postal code, which a product keeps`,
      englishAtNight(language),
      async ({ page }) => {
        await page.setViewportSize(viewport);
        const text = textsIn(language);
        await page.goto(paths.inLanguage(paths.category('furniture/sofas-loveseats.html'), language));
        if (screen === 'phone') await page.getByRole('button', { name: text('catalog:list.filters') }).click();
        await expect(page.getByText(text('catalog:list.place.provinces'))).toBeVisible();
        const field = page.getByLabel(text('catalog:delivery.zip'));
        await field.fill('12345');
        await field.press('Enter');
        await expect(field).toHaveAccessibleDescription(text('catalog:list.place.wrong'));
        await field.fill('m5h 1a1');
        await page.getByRole('button', { name: text('catalog:list.place.use'), exact: true }).click();
        await expect(page).toHaveURL(/delivery=M5H/);
        const region = text('catalog:list.region.ON');
        await expect(page.getByText(text('catalog:list.place.area', { area: 'M5H', region }))).toBeVisible();
        await page.goto(paths.category('furniture/sofas-loveseats.html'));
        await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
        await expect(page.getByRole('textbox', { name: textsIn(language)('catalog:delivery.zip') })).toHaveValue(
          'm5h 1a1',
        );
      },
    );
  }
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the postal code is sent with the filters, and what is none is told', async ({ page }) => {
    const text = textsIn('en');
    await page.goto(paths.category('furniture/sofas-loveseats.html'));
    const field = page.getByLabel(text('catalog:delivery.zip'));
    await field.fill('V5K 0A1');
    await page.getByRole('button', { name: text('catalog:list.place.use'), exact: true }).click();
    const region = text('catalog:list.region.BC');
    await expect(page.getByText(text('catalog:list.place.area', { area: 'V5K', region }))).toBeVisible();
    await field.fill('12345');
    await page.getByRole('button', { name: text('catalog:list.place.use'), exact: true }).click();
    await expect(field).toHaveAccessibleDescription(text('catalog:list.place.wrong'));
  });
});

test('an address with days that mean nothing shows that nothing matches', async ({ page }) => {
  await page.goto(paths.category('furniture/sofas-loveseats.html', { filters: { delivery: ['soon'] } }));
  await expect(page.getByRole('heading', { name: 'Nothing matches these filters' })).toBeVisible();
});
