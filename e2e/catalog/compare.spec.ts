import { paths } from '@shop/contract';
import { ask, everyView, expectAccessible, expectNothingWide, productIn, screens, textsIn } from '@shop/qa';
import { expect, test, type Page } from '../support/test.ts';

const SOFAS = 'furniture/sofas-loveseats.html';
const BEDS = 'furniture/bedroom-furniture.html';

const namesOf = async (count: number, language: 'en' | 'fr') => {
  const resolved = await ask('pathResolve', { body: { request_path: SOFAS } });
  const { products } = await ask('categoryProducts', { body: { category_id: resolved?.id ?? 0 } }, { language });
  return products.slice(0, count);
};

const heads = (page: Page) => page.getByRole('columnheader').getByRole('link');

for (const [language, screen] of everyView)
  test(`products are chosen on cards, compared, removed, and there again after Back (${language}, ${screen.width} wide)`, async ({
    page,
  }) => {
    const text = textsIn(language);
    const [first, second] = await namesOf(2, language);
    if (!first || !second) throw new Error('The list has no two products');
    await page.setViewportSize(screen);
    await page.goto(paths.inLanguage(`/${SOFAS}`, language));
    const toggle = (name: string) =>
      page.getByRole('main').getByRole('button', { name: text('catalog:compare.toggle', { name }), exact: true });
    await toggle(first.name).focus();
    await page.keyboard.press('Enter');
    await toggle(second.name).focus();
    await page.keyboard.press('Space');
    await expect(toggle(second.name)).toHaveAttribute('aria-pressed', 'true');
    const bar = page.getByRole('region', { name: text('catalog:compare.title') });
    await expect(bar.getByText(text('catalog:compare.chosen', { count: 2 }))).toBeVisible();
    await expectAccessible(page);
    await bar.getByRole('link', { name: text('catalog:compare.name') }).click();
    await expect(page).toHaveURL(
      (url) => url.pathname + url.search === paths.compare([first.entity_id, second.entity_id]),
    );
    await expect(heads(page)).toHaveText([first.name, second.name]);
    await expect(bar).toHaveCount(0);
    await expect(page.getByRole('rowheader', { name: text('catalog:compare.price') })).toBeVisible();
    await expectNothingWide(page);
    await expectAccessible(page);
    const region = page.getByRole('region', { name: text('catalog:compare.table') });
    await region.focus();
    await expect(region).toBeFocused();

    await page.getByRole('link', { name: text('catalog:compare.removeNamed', { name: first.name }) }).click();
    await expect(heads(page)).toHaveText([second.name]);
    await page.goBack();
    await expect(heads(page)).toHaveText([first.name, second.name]);
    await page.goBack();
    await expect(toggle(second.name)).toHaveAttribute('aria-pressed', 'true');
    await expect(toggle(first.name)).toHaveAttribute('aria-pressed', 'false');
    await expect(bar.getByText(text('catalog:compare.chosen', { count: 1 }))).toBeVisible();
  });

test('four stand side by side on a phone within their own region, a fifth and one that is gone are named', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 404/); // one product is gone
  const text = textsIn('en');
  const products = await namesOf(4, 'en');
  const bed = await productIn(BEDS, 'en');
  await page.setViewportSize(screens.phone);
  const ids = [999_999, ...products.map(({ entity_id }) => entity_id), bed.entity_id];
  await page.goto(paths.compare(ids));
  await expect(page.getByText(text('catalog:compare.gone', { id: 999_999 }))).toBeVisible();
  await expect(page.getByText(text('catalog:compare.tooMany', { count: 2 }))).toBeVisible();
  await page.getByRole('link', { name: /^Remove product/ }).click();
  await expect(heads(page)).toHaveCount(4);
  await expectNothingWide(page);
  const first = page.getByRole('rowheader', { name: text('catalog:compare.price') });
  const before = await first.boundingBox();
  const region = page.getByRole('region', { name: text('catalog:compare.table') });
  await region.evaluate((element) => element.scrollTo({ left: 200 }));
  await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBe(200);
  expect((await first.boundingBox())?.x).toBe(before?.x);
  await expectAccessible(page);
});

test('another tab follows', async ({ page, context }) => {
  const text = textsIn('en');
  const [first] = await namesOf(1, 'en');
  if (!first) throw new Error('The list is empty');
  await page.goto(`/${SOFAS}`);
  const other = await context.newPage();
  await other.goto(`/${SOFAS}`);
  const name = text('catalog:compare.toggle', { name: first.name });
  const toggle = (tab: Page) => tab.getByRole('main').getByRole('button', { name, exact: true });
  await expect(toggle(other)).toHaveAttribute('aria-pressed', 'false');
  await toggle(page).focus();
  await page.keyboard.press('Enter');
  await expect(toggle(other)).toHaveAttribute('aria-pressed', 'true');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the table is there, unfolds, and a product is removed by its link', async ({ page }) => {
    const text = textsIn('fr');
    const [first, second] = await namesOf(2, 'fr');
    if (!first || !second) throw new Error('The list has no two products');
    await page.setViewportSize(screens.phone);
    await page.goto(paths.inLanguage(paths.compare([first.entity_id, second.entity_id]), 'fr'));
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');
    await expect(heads(page)).toHaveText([first.name, second.name]);
    await page.getByRole('link', { name: text('catalog:compare.removeNamed', { name: first.name }) }).click();
    await expect(heads(page)).toHaveText([second.name]);
  });
});

test.describe('before anybody answered the question about measuring', () => {
  test.use({ consent: 'unasked' });

  test('the bar waits for it, and a notice leads to the comparison', async ({ page }) => {
    const text = textsIn('en');
    const [first] = await namesOf(1, 'en');
    if (!first) throw new Error('The list is empty');
    await page.goto(`/${SOFAS}`);
    await expect(page.getByRole('region', { name: text('host:consent.title') })).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('button', { name: text('catalog:compare.toggle', { name: first.name }), exact: true })
      .press('Enter');
    await expect(page.getByText(text('catalog:compare.added', { name: first.name }))).toBeVisible();
    const bar = page.getByRole('region', { name: text('catalog:compare.title') });
    await expect(bar).toBeHidden();
    await page.getByRole('button', { name: text('host:consent.reject') }).click();
    await expect(bar).toBeVisible();
  });
});
