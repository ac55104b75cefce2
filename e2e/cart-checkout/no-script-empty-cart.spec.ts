import { paths } from '@shop/contract';
import { quickProduct, textsIn } from '@shop/qa';
import { englishAtNight } from '../support/at-night.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

for (const language of ['en', 'fr'] as const)
  test(
    `without scripts and with cookies refused, the empty cart says why it is empty (${language})`,
    englishAtNight(language),
    async ({ page, context }) => {
      const text = textsIn(language);
      await page.goto(paths.inLanguage(quickProduct, language));
      await page.getByRole('button', { name: text('catalog:cart.add') }).click();
      await expect(page.getByText(text('cart-checkout:notice.added'))).toBeVisible();
      await context.clearCookies(); // as where none are kept
      const { pathname, search } = new URL(page.url());
      await page.goto(paths.inLanguage(pathname + search, language));
      await expect(page.getByRole('alert')).toHaveText(text('cart-checkout:notice.notKept'));
      await expect(page.getByRole('heading', { name: text('cart-checkout:cart.empty') })).toBeVisible();
    },
  );
