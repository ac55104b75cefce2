import { adding, bothLanguages, quickProduct, rested, screens, textsIn } from '@shop/qa';
import { englishAtNight } from '../support/at-night.ts';
import { expect, test } from '../support/test.ts';
import { paths } from '@shop/contract';

for (const { language, screen } of bothLanguages) {
  test.describe(`in ${language} on a ${screen}`, englishAtNight(language), () => {
    test.use({ viewport: screens[screen] });
    const text = textsIn(language);

    test('Add to cart without a network says so, stays on the page with what was chosen, and works afterwards', async ({
      page,
      context,
      complaints,
    }) => {
      complaints.allow(/ERR_INTERNET_DISCONNECTED/, /could not be loaded|failed to load|Loading .*failed/i);
      await page.goto(paths.inLanguage(quickProduct, language));
      const main = page.getByRole('main');
      const quantity = main.getByRole('spinbutton').first();
      await main.getByRole('button', { name: text('catalog:quantity.more') }).click();
      await expect(quantity).toHaveValue('2');
      const add = main.getByRole('button', { name: text('catalog:cart.add') });
      const drawer = page.getByRole('dialog', { name: text('cart-checkout:drawer.title') });
      await rested(page); // what tells of it is there
      await context.setOffline(true);
      await add.click();
      await expect(drawer.getByRole('alert')).toContainText(/network|réseau/);
      await context.setOffline(false);
      const again = drawer.getByRole('button', { name: text('cart-checkout:retry') });
      await adding(page, () => again.click());
      await expect(drawer.getByRole('alert')).toBeHidden();
      await drawer.getByRole('button', { name: text('cart-checkout:drawer.close') }).click();
      await expect(add).toBeEnabled();
      await expect(quantity).toHaveValue('2');
    });
  });
}
