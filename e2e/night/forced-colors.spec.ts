import { paths } from '@shop/contract';
import { choosableSofa } from '@shop/qa';
import { expect, test } from '../support/test.ts';

test('with colours of people’s own, the chosen colour of a product is told apart from the others', async ({ page }) => {
  const sofa = await choosableSofa('en');
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(paths.product(sofa.urlPath));
  const other = page.getByRole('main').getByRole('link', { name: sofa.otherColour, exact: true });
  await expect(other).not.toHaveCSS('outline-style', 'solid');
  await other.click();
  await expect(other).toHaveAttribute('aria-current', 'true');
  await page.getByRole('heading', { level: 1 }).click(); // the focus has an outline of its own
  await expect(other).toHaveCSS('outline-style', 'solid');
});
