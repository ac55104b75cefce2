import { paths } from '@shop/contract';
import { everyView, expectAccessible, expectNothingWide, textsIn } from '@shop/qa';
import { expect, test, type Page } from '../support/test.ts';

const LIST = 'furniture/sofas-loveseats.html';
const ZIP = 'H2X 1Y4';

/** Cents of each card's price at the door, in the order of the list. */
const cardTotals = async (page: Page, said: RegExp): Promise<number[]> => {
  const captions = page.getByRole('article').getByText(said);
  await expect(captions.first()).toBeVisible();
  return (await captions.allTextContents()).map((text) => Number(text.replaceAll(/\D/g, '')));
};

for (const [language, screen] of everyView)
  test(`cards say the price at the door once a postal code is given, as their products’ pages do (${language}, ${screen.width} wide)`, async ({
    page,
  }) => {
    const text = textsIn(language);
    const said = text.like('catalog:deliveredPrice.card');
    await page.setViewportSize(screen);
    await page.goto(paths.inLanguage(`/${LIST}`, language));
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('article').getByText(said)).toHaveCount(0);
    if (screen.width < 768)
      await page
        .getByRole('button', { name: text.like('catalog:list.filters') })
        .first()
        .click();
    const field = page.getByRole('textbox', { name: text('catalog:delivery.zip') });
    await field.fill(ZIP);
    await field.press('Enter');
    await page.keyboard.press('Escape');
    await expect.poll(async () => (await cardTotals(page, said)).length).toBeGreaterThan(8);
    await expectNothingWide(page);
    await expectAccessible(page);
    // What a card says is what the page of the product says.
    const first = page.getByRole('article').first();
    const [price = 0] = await cardTotals(page, said);
    await first.getByRole('heading').getByRole('link').click();
    const line = page.getByText(text.like('catalog:deliveredPrice.line'));
    await expect(line.first()).toBeVisible();
    expect(Number((await line.first().innerText()).replaceAll(/\D/g, ''))).toBe(price);
    await page.emulateMedia({ media: 'print' });
    await expect(line.first()).toBeVisible();
    await page.emulateMedia({ media: null });
    await page.goBack();
    await expect.poll(async () => (await cardTotals(page, said))[0]).toBe(price);
  });

test('a place that is none leaves the cards as they are', async ({ page }) => {
  const text = textsIn('en');
  await page.goto(`/${LIST}?delivery=D1A`);
  await expect(page.getByRole('heading', { name: text('catalog:list.noMatch.title') })).toBeVisible();
  await page.goto(`/${LIST}`);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('article').getByText(text.like('catalog:deliveredPrice.card'))).toHaveCount(0);
});
