import { paths, type CallBody, type Language } from '@shop/contract';
import { ask, expectAccessible, expectNothingWide, screens, textsIn } from '@shop/qa';
import { expect, test } from '../support/test.ts';

const SOFAS = 105;
const LIST = 'furniture/sofas-loveseats.html';
const ZIP = 'H2X 1Y4';

/** Names of a list's first page. */
const listed = async (body: CallBody<'categoryProducts'>, language: Language): Promise<string[]> => {
  const { products } = await ask('categoryProducts', { body: { category_id: SOFAS, ...body } }, { language });
  return products.map(({ name }) => name);
};

for (const language of ['en', 'fr'] as const)
  test(`a list is ordered by the price at the door of the postal code that was given (${language})`, async ({
    page,
  }) => {
    const text = textsIn(language);
    await page.setViewportSize(language === 'en' ? screens.phone : screens.desktop);
    await page.goto(paths.inLanguage(`/${LIST}?delivery=H2X`, language));
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.getByLabel(text('catalog:list.sort')).selectOption('delivered');
    await expect(page).toHaveURL(/sort=delivered/);
    await expect(page).toHaveURL(/delivery=H2X/);
    const names = await listed({ filters: { delivery: ['H2X'] }, sort: 'delivered' }, language);
    await expect(page.getByRole('article').getByRole('heading')).toHaveText(names);
    await expectNothingWide(page);
    await expectAccessible(page);
  });

for (const [language, screen] of [
  ['en', screens.desktop],
  ['fr', screens.phone],
] as const)
  test(`a list for a postal code is filtered by the price at the door, beside other filters and in any order (${language})`, async ({
    page,
  }) => {
    const text = textsIn(language);
    const band = { en: 'Price at your door', fr: 'Prix à votre porte' }[language];
    await page.setViewportSize(screen);
    await page.goto(paths.inLanguage(`/${LIST}?delivery=H2X&sort=delivered`, language));
    if (screen.width < 768)
      await page
        .getByRole('button', { name: text.like('catalog:list.filters') })
        .first()
        .click();
    const options = page.getByRole('group', { name: band }).getByRole('checkbox');
    await expect(options.first()).toBeVisible();
    const counted = Number(
      /\d+/.exec(
        await page
          .getByRole('group', { name: band })
          .locator('label')
          .first()
          .innerText()
          .then((said) => said.split('\n').at(-1) ?? ''),
      )?.[0],
    );
    await options.first().check();
    await expect(page).toHaveURL(/door_price=/);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('article')).toHaveCount(Math.min(24, counted));
    const [, value = ''] = /door_price=(\d+-\d*)/.exec(page.url()) ?? [];
    const within = { filters: { delivery: ['H2X'], door_price: [value] }, sort: 'delivered' as const };
    expect(await page.getByRole('article').getByRole('heading').allInnerTexts()).toEqual(
      await listed(within, language),
    );
    await expectNothingWide(page);
    await expectAccessible(page);
    await page.getByLabel(text('catalog:list.sort')).selectOption('newest');
    await expect(page).toHaveURL(/sort=newest/);
    await expect(page).toHaveURL(/door_price=/);
    await expect(page.getByRole('article')).toHaveCount(Math.min(24, counted));
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the filter by the price at the door is a form’s', async ({ page }) => {
    const text = textsIn('en');
    await page.setViewportSize(screens.desktop);
    await page.goto(`/${LIST}`);
    await expect(page.getByRole('group', { name: 'Price at your door' })).toHaveCount(0);
    await page.getByRole('textbox', { name: text('catalog:delivery.zip') }).fill(ZIP);
    await page.getByRole('button', { name: text('catalog:list.place.use') }).click();
    const band = page.getByRole('group', { name: 'Price at your door' });
    await band.getByRole('checkbox').first().check();
    await page.getByRole('button', { name: text.like('catalog:list.apply') }).click();
    await expect(page).toHaveURL(/door_price=.+/);
    await expect(band.getByRole('checkbox').first()).toBeChecked();
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});
