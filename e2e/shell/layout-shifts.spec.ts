import { paths } from '@shop/contract';
import { bothLanguages, comeBack, rested, screens, testPassword, tokenOf } from '@shop/qa';
import { answerAfterPaint, countShifts, expectStill, startAnew } from '../support/layout-shifts.ts';
import { expect, test } from '../support/test.ts';

for (const { language, screen } of bothLanguages) {
  test.describe(`in ${language} on a ${screen}`, { tag: screen === 'desktop' ? '@nightly' : [] }, () => {
    test.use({ viewport: screens[screen] });
    test.beforeEach(({ page }) => countShifts(page));

    test('a list that is reached by a link stays where it is while it comes', async ({ page }) => {
      await answerAfterPaint(page);
      await page.goto(paths.inLanguage(paths.home(), language));
      await rested(page);
      const link = page.getByRole('main').locator('a[href^="/decor.html"]').first();
      await startAnew(page);
      // Not the person's hand, whose movements are not counted.
      await link.evaluate((element: HTMLElement) => element.click());
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
      await rested(page);
      await expectStill(page);
    });

    test('nothing moves after a link of the shop and a step back', async ({ page, context }) => {
      await comeBack(context, { token: await tokenOf('ordinary@shop.test', testPassword) });
      await answerAfterPaint(page);
      await page.goto(paths.inLanguage(paths.memberCenter(), language));
      await rested(page);
      for (const path of [paths.milestoneBadge(), paths.plus(), paths.points()]) {
        const link = page.getByRole('main').locator(`a[href^="${path}"]`).first();
        await link.scrollIntoViewIfNeeded();
        await startAnew(page);
        // Not the person's hand, whose movements are not counted.
        await link.evaluate((element: HTMLElement) => element.click());
        await expect(page).toHaveURL(({ pathname }) => pathname === path);
        await rested(page);
        await test.step(path, () => expectStill(page));
        await startAnew(page);
        await page.goBack();
        await rested(page);
        await test.step(`back from ${path}`, () => expectStill(page));
      }
    });
  });
}
