import { paths } from '@shop/contract';
import { addOne, quickProduct, rested, textsIn } from '@shop/qa';
import { expect, test } from '../support/test.ts';

for (const path of [paths.home(), quickProduct]) {
  test(`on ${path} the drawer opens without asking for code`, async ({ page }) => {
    await page.goto(quickProduct);
    await addOne(page);
    await page.goto(path);
    await rested(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Cart, 1 item/ })
      .click();
    const drawer = page.getByRole('dialog', { name: textsIn('en')('cart-checkout:drawer.title') });
    await expect(drawer.getByRole('button').first()).toBeVisible();
    expect(asked.filter((file) => file.includes('/expose-drawer.'))).toEqual([]);
  });
}
