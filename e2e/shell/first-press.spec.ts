import { paths } from '@shop/contract';
import { screens, takenOver, textsIn } from '@shop/qa';
import { isWritten } from '../support/loading-stages.ts';
import { holdScripts } from '../support/paused-files.ts';
import { expect, test } from '../support/test.ts';

test.use({ hands: 'off', viewport: screens.phone, isMobile: true, hasTouch: true });

const pages = [
  ['home', paths.home()],
  ['a list', paths.category('sofas.html')],
  ['the cart', paths.cart()],
  ['a page of texts', paths.content('shipping-guide')],
] as const;

for (const language of ['en', 'fr'] as const) {
  const text = textsIn(language);
  for (const [name, path] of pages) {
    test(`the first press on ${name} opens the menu in ${language}, and the page stays where it is`, async ({
      page,
      context,
    }) => {
      const letGo = await holdScripts(context);
      await page.goto(`${path}?setLang=${language}`, { waitUntil: 'commit' });
      await isWritten(page);
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).tap();
      await expect(menu).toBeVisible();
      expect(await page.evaluate(() => scrollY)).toBe(0);
      const roots = menu.getByRole('navigation', { name: text('host:header.categories') }).getByRole('listitem');
      expect(await roots.count()).toBeGreaterThan(10);
      const before = await roots.last().boundingBox();
      letGo();
      const section = menu.locator('details').first();
      await expect(section).toBeVisible();
      await takenOver(section);
      // What takes the links' place stands where they stood, and the rest below it.
      expect((await menu.locator('details:not(li *)').nth(10).boundingBox())?.y).toBe(before?.y);
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
    });
  }

  test(`before the scripts the menu closes, and leads to a root category, in ${language}`, async ({
    page,
    context,
  }) => {
    await holdScripts(context);
    await page.goto(`${paths.home()}?setLang=${language}`, { waitUntil: 'commit' });
    await isWritten(page);
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const opener = page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });
    await opener.tap();
    await menu.getByRole('button', { name: text('host:header.close') }).tap();
    await expect(menu).toBeHidden();
    await opener.tap();
    await menu.getByRole('link').last().tap({ noWaitAfter: true });
    await expect(page).toHaveURL(/homepage_topcategory/);
  });
}
