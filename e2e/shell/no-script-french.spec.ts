import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

test('without scripts the page is there in French too', async ({ page }) => {
  await page.goto('/?setLang=fr');
  await expect(page.locator('html')).toHaveAttribute('lang', /^fr/);
  await page.getByRole('banner').getByRole('link', { name: 'Meubles', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Meubles' })).toBeVisible();
});
