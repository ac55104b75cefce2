import { paths } from '@shop/contract';
import { everyView, expectAccessible, expectNothingWide, screens, textsIn } from '@shop/qa';
import { expect, test, type Page } from '../support/test.ts';

const LIST = 'furniture/sofas-loveseats.html';
const ZIP = 'H2X 1Y4';

/** Cents of each card's price at the door, in the order of the list. */
const doorPrices = async (page: Page, said: RegExp): Promise<number[]> => {
  const captions = page.getByRole('article').getByText(said);
  await expect(captions.first()).toBeVisible();
  return (await captions.allTextContents()).map((text) => Number(text.replaceAll(/\D/g, '')));
};

for (const [language, screen] of everyView)
  test(`cards say the price at the door once a postal code is given, and a list is ordered by it (${language}, ${screen.width} wide)`, async ({
    page,
  }) => {
    const text = textsIn(language);
    const said = text.like('catalog:card.door');
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
    await expect.poll(async () => (await doorPrices(page, said)).length).toBeGreaterThan(8);
    await page.getByLabel(text('catalog:list.sort')).selectOption('delivered');
    await expect(page).toHaveURL(/sort=delivered/);
    await expect(page).toHaveURL(/delivery=H2X/);
    await expect
      .poll(async () => {
        const prices = await doorPrices(page, said);
        return JSON.stringify(prices) === JSON.stringify(prices.toSorted((one, other) => one - other));
      })
      .toBe(true);
    await expectNothingWide(page);
    await expectAccessible(page);
    // What a card says is what the page of the product says.
    const first = page.getByRole('article').first();
    const [cheapest = 0] = await doorPrices(page, said);
    await first.getByRole('heading').getByRole('link').click();
    const line = page.getByText(text.like('catalog:delivery.price'));
    await expect(line.first()).toBeVisible();
    expect(Number((await line.first().innerText()).replaceAll(/\D/g, ''))).toBe(cheapest);
    await page.goBack();
    expect((await doorPrices(page, said))[0]).toBe(cheapest);
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
    const [, low = '', high = ''] = /door_price=(\d+)-(\d*)/.exec(page.url()) ?? [];
    const prices = await doorPrices(page, text.like('catalog:card.door'));
    expect(prices.every((cents) => cents >= Number(low) && (high === '' || cents < Number(high)))).toBe(true);
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

test('a place that is none leaves the cards as they are', async ({ page }) => {
  const text = textsIn('en');
  await page.goto(`/${LIST}?sort=delivered&delivery=D1A`);
  await expect(page.getByRole('heading', { name: text('catalog:list.noMatch.title') })).toBeVisible();
  await page.goto(`/${LIST}?sort=delivered`);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('article').getByText(text.like('catalog:card.door'))).toHaveCount(0);
});
