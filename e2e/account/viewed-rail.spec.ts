import { paths } from '@shop/contract';
import { ask, everyView, expectAccessible, expectNothingWide, textsIn } from '@shop/qa';
import { expect, test } from '../support/test.ts';

const SOFAS = 105;

for (const [language, screen] of everyView)
  test(`a product’s end shows what was looked at before, and leads back to it (${language}, ${screen.width} wide)`, async ({
    page,
  }) => {
    const text = textsIn(language);
    const { products } = await ask('categoryProducts', { body: { category_id: SOFAS } }, { language });
    const [before, now] = products;
    if (!before || !now) throw new Error('The list has no two products');
    await page.setViewportSize(screen);
    await page.goto(paths.inLanguage(paths.product(before.url_path), language));
    const noted = page.waitForResponse((response) => response.url().endsWith('/api/recently_viewed'));
    await page.mouse.move(10, 10);
    await noted;
    await page.goto(paths.inLanguage(paths.product(now.url_path), language));
    const rail = page.getByRole('list', { name: text('account:title.viewed') });
    await expect(page.getByRole('heading', { level: 1, name: now.name })).toBeVisible();
    await expect(rail).toHaveCount(0); // nobody is near it
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(rail.getByRole('link')).toHaveText([before.name]);
    await rail.scrollIntoViewIfNeeded();
    await expectNothingWide(page);
    await expectAccessible(page);
    await rail.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: before.name })).toBeVisible();
  });
