import { paths } from '@shop/contract';
import { choosableSofa, quickProduct, textsIn } from '@shop/qa';
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
  await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
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

for (const language of ['en', 'fr'] as const)
  test(`X-140 without scripts and with cookies refused, the empty cart says why it is empty (${language})`, async ({
    page,
    context,
  }) => {
    const text = textsIn(language);
    await page.goto(paths.inLanguage(quickProduct, language));
    await page.getByRole('button', { name: text('catalog:cart.add') }).click();
    await expect(page.getByText(text('cart-checkout:notice.added'))).toBeVisible();
    await context.clearCookies(); // as where none are kept
    const { pathname, search } = new URL(page.url());
    await page.goto(paths.inLanguage(pathname + search, language));
    await expect(page.getByRole('alert')).toHaveText(text('cart-checkout:notice.notKept'));
    await expect(page.getByRole('heading', { name: text('cart-checkout:cart.empty') })).toBeVisible();
  });

test('without scripts the page is there in French too', async ({ page }) => {
  await page.goto('/?setLang=fr');
  await expect(page.locator('html')).toHaveAttribute('lang', /^fr/);
  await page.getByRole('banner').getByRole('link', { name: 'Meubles', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Meubles' })).toBeVisible();
});
