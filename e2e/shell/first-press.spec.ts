import { paths } from '@shop/contract';
import { quickProduct, screens, takenOver, textsIn } from '@shop/qa';
import { isWritten } from '../support/loading-stages.ts';
import { holdScripts, holdShell } from '../support/paused-files.ts';
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

  test(`Add to cart before the scripts is done once and said on the page, which the shell then takes over, in ${language}`, async ({
    page,
    context,
  }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
    });
    const letGo = await holdShell(context);
    await page.goto(`${quickProduct}?setLang=${language}`);
    const add = page.getByRole('main').getByRole('button', { name: text('catalog:cart.add') });
    await add.evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
    const said = page.getByRole('alert');
    await expect(said).toContainText(text('cart-checkout:notice.added'));
    await expect(said.getByRole('link', { name: text('cart-checkout:cart.viewCart') })).toHaveAttribute(
      'href',
      paths.cart(),
    );
    const cart = page.getByRole('banner').locator(`a[href="${paths.cart()}"]`);
    const count = () => cart.evaluate((link) => getComputedStyle(link, '::after').content);
    expect(await count()).toBe('"1"');
    await expect(add).not.toHaveAttribute('data-held');
    letGo();
    await expect(cart).toHaveAccessibleName(text('host:header.cart', { count: 1 }));
    expect(await count()).toBe('none');
    expect(sent.filter((path) => path.endsWith('/cart') || path === paths.addToCartForm())).toEqual([
      paths.addToCartForm(),
    ]);
    await add.tap();
    await expect(page.getByRole('dialog', { name: text('cart-checkout:drawer.title') })).toBeVisible();
    await expect(cart).toHaveAccessibleName(text('host:header.cart', { count: 2 }));
  });

  test(`an add before the scripts that nobody answers says that it is not certain, in ${language}`, async ({
    page,
    context,
    complaints,
  }) => {
    complaints.allow(/Failed to load resource/);
    await holdShell(context);
    await page.route(`**${paths.addToCartForm()}`, (route) => route.abort('connectionreset'));
    await page.goto(`${quickProduct}?setLang=${language}`);
    const add = page.getByRole('main').getByRole('button', { name: text('catalog:cart.add') });
    await add.tap();
    await expect(page.getByRole('alert')).toContainText(text('catalog:cart.unsure'));
    await expect(add).not.toHaveAttribute('data-held');
    expect(new URL(page.url()).pathname).toBe(quickProduct);
  });

  test(`an add before the scripts that is refused leads to the cart, which says why, in ${language}`, async ({
    page,
    context,
  }) => {
    await holdShell(context);
    await page.goto(`${quickProduct}?setLang=${language}`);
    const form = page.locator(`main form[action="${paths.addToCartForm()}"]`);
    // Nobody has it any more.
    await form.locator('[name=product_id]').evaluate((field: HTMLInputElement) => (field.value = '999999'));
    await form.getByRole('button', { name: text('catalog:cart.add') }).tap({ noWaitAfter: true });
    await expect(page).toHaveURL(/checkout\/cart/);
    await expect(page.getByText(text('cart-checkout:notice.refused'))).toBeVisible();
  });
}
