import { choosableSofa } from '@shop/qa';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

test('without scripts: home, category, product, search, cart, another quantity, removal', async ({ page }) => {
  const sofa = await choosableSofa('en');
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Furniture', exact: true }).click();
  await expect(heading('Furniture')).toBeVisible();
  for (const name of ['Living Room Furniture', 'Sofas & Loveseats', sofa.name]) {
    await page.getByRole('main').getByRole('link', { name, exact: true }).click();
    await expect(heading(name)).toBeVisible();
  }

  await page.getByRole('searchbox', { name: 'Search the shop' }).fill(sofa.name);
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(sofa.name);
  await page.getByRole('main').getByRole('link', { name: sofa.name, exact: true }).click();
  await page.getByRole('link', { name: sofa.otherColour, exact: true }).click();
  await page.getByRole('button', { name: 'Add to cart' }).click();

  await expect(heading('Shopping Cart')).toBeVisible();
  const line = page.getByRole('list', { name: 'Items in your cart' }).getByRole('listitem');
  await expect(line).toContainText(sofa.name);
  await expect(line).toContainText(sofa.otherColour);
  await line.getByRole('combobox', { name: `Qty of ${sofa.name}` }).selectOption('2');
  await line.getByRole('button', { name: `Update Qty of ${sofa.name}` }).click();
  await expect(line.getByRole('combobox', { name: `Qty of ${sofa.name}` })).toHaveValue('2');
  await expect(page.getByText('2 items')).toBeVisible();
  await line.getByRole('button', { name: `Remove ${sofa.name}` }).click();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
});
