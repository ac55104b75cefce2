import { paths } from '@shop/contract';
import { productIn, screens, textsIn } from '@shop/qa';
import { expect, test } from '../support/test.ts';

test.use({ viewport: screens.phone, locale: 'fr-CA' });

test('PDP-018 a click on the banner of a product scrolls to its tab list', async ({ page }) => {
  const text = textsIn('fr');
  const product = await productIn('furniture/sofas-loveseats.html', 'fr', ({ banner }) => banner.promotion.length > 0);
  await page.goto(paths.inLanguage(paths.product(product.url_path, null), 'fr'));
  const said = product.banner.promotion[0]?.infomation_tips ?? '';
  const banner = page.getByRole('main').getByRole('link').filter({ hasText: said });
  const tabs = page.getByRole('navigation', { name: text('catalog:details.tabs') });
  const top = (): Promise<number> => tabs.evaluate((list) => list.getBoundingClientRect().top);
  await banner.scrollIntoViewIfNeeded();
  const before = await top();
  await banner.click();
  await expect.poll(top).toBeLessThan(before - 100);
  await expect(tabs).toBeInViewport({ ratio: 1 });
});
