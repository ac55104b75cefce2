import { paths } from '@shop/contract';
import type { BrowserContext } from '@playwright/test';
import { ask, newGuest, quickProduct, screens, simpleProduct, storedCart, takenOver, textsIn } from '@shop/qa';
import { isWritten } from '../support/loading-stages.ts';
import { hideActivation } from '../support/hidden-activation.ts';
import { holdClient, holdRegistry, holdScripts, holdShell } from '../support/paused-files.ts';
import { expect, test, type Page } from '../support/test.ts';

test.use({ hands: 'off', viewport: screens.phone, isMobile: true, hasTouch: true });

const pages = [
  ['home', paths.home()],
  ['a list', paths.category('sofas.html')],
  ['the cart', paths.cart()],
  ['a page of texts', paths.content('shipping-guide')],
] as const;

const LIST = '/furniture/sofas-loveseats.html';
const SOFAS = 105;

/** Paths of the forms and calls by which something is changed. */
const changesOf = (page: Page): string[] => {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!['GET', 'HEAD'].includes(request.method()) && /cart|coupon/.test(pathname))
      sent.push(`${request.method()} ${pathname}`);
  });
  return sent;
};

/** The guest of a cart with one sofa. */
const guestWithSofa = async (context: BrowserContext) => {
  const guest = await newGuest(context, `first.press.${Math.random()}`);
  const { entity_id } = await simpleProduct(SOFAS);
  await ask('addCartItem', { body: { product_id: entity_id, qty: 1 } }, guest);
  return guest;
};

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

  test(`Add to cart while the shell is on its way to the page is done at once, in ${language}`, async ({
    page,
    context,
  }) => {
    const letGo = await holdRegistry(context);
    await page.goto(`${quickProduct}?setLang=${language}`, { waitUntil: 'commit' });
    await isWritten(page);
    await page.keyboard.press('Tab');
    await page.waitForFunction(() => '__FEDERATION__' in globalThis);
    const add = page.getByRole('main').getByRole('button', { name: text('catalog:cart.add') });
    await add.tap();
    await expect(page.getByRole('alert')).toContainText(text('cart-checkout:notice.added'));
    letGo();
    const cart = page.getByRole('banner').locator(`a[href="${paths.cart()}"]`);
    await expect(cart).toHaveAccessibleName(text('host:header.cart', { count: 1 }));
  });

  test(`Add to cart on a page whose cart has not come yet is one request, which the shell then takes over, in ${language}`, async ({
    page,
    context,
  }) => {
    const changes = changesOf(page);
    const letGo = await holdClient(context);
    await page.goto(`${quickProduct}?setLang=${language}`);
    const add = page.getByRole('main').getByRole('button', { name: text('catalog:cart.add') });
    await page.waitForFunction(() => performance.getEntriesByName('alive').length > 0);
    await add.tap();
    await expect(page.getByRole('alert')).toContainText(text('cart-checkout:notice.added'));
    letGo();
    const cart = page.getByRole('banner').locator(`a[href="${paths.cart()}"]`);
    await expect(cart).toHaveAccessibleName(text('host:header.cart', { count: 1 }));
    expect(changes).toEqual([`POST ${paths.addToCartForm()}`]);
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

  test(`plus before the scripts changes the number at once, and so many are added, once, in ${language}`, async ({
    page,
    context,
  }) => {
    const changes = changesOf(page);
    const letGo = await holdShell(context);
    await page.goto(`${quickProduct}?setLang=${language}`);
    const main = page.getByRole('main');
    const field = main.getByRole('spinbutton');
    await main.getByRole('button', { name: text('catalog:quantity.more') }).tap();
    await expect(field).toHaveValue('2');
    await expect(main.getByRole('button', { name: text('catalog:quantity.less') })).toBeEnabled();
    await main.getByRole('button', { name: text('catalog:cart.add') }).tap();
    await expect(page.getByRole('alert')).toContainText(text('cart-checkout:notice.added'));
    letGo();
    const cart = page.getByRole('banner').locator(`a[href="${paths.cart()}"]`);
    await expect(cart).toHaveAccessibleName(text('host:header.cart', { count: 2 }));
    await expect(field).toHaveValue('2');
    expect(changes).toEqual([`POST ${paths.addToCartForm()}`]);
    await takenOver(field);
    await main.getByRole('button', { name: text('catalog:cart.add') }).tap();
    await expect(cart).toHaveAccessibleName(text('host:header.cart', { count: 4 }));
  });

  test(`who chooses another variant while an add is on its way has what was added, and sees the choice, in ${language}`, async ({
    page,
    context,
  }) => {
    const letGo = await holdShell(context);
    const added = Promise.withResolvers<number>();
    await context.route(`**${paths.addToCartForm()}`, async (route) => {
      added.resolve((await route.fetch()).status()); // and the page never hears of it
    });
    await page.goto(`${quickProduct}?setLang=${language}`);
    await page
      .getByRole('main')
      .getByRole('button', { name: text('catalog:cart.add') })
      .tap();
    const other = page
      .getByRole('group', { name: text('catalog:axis.color') })
      .locator('a:not([aria-current])')
      .first();
    const href = (await other.getAttribute('href')) ?? '';
    await other.tap({ noWaitAfter: true });
    await expect(page).toHaveURL(href);
    expect(await added.promise).toBe(200);
    letGo();
    await page.goto(paths.cart());
    await expect(page.getByRole('main').getByRole('combobox').first()).toHaveValue('1');
  });

  test(`another order of a list before the scripts is its document at once, in ${language}`, async ({
    page,
    context,
  }) => {
    await holdShell(context);
    await page.goto(`${LIST}?setLang=${language}`);
    const order = page.getByRole('main').getByRole('combobox', { name: text('catalog:list.sort') });
    await order.selectOption('price_asc', { noWaitAfter: true });
    await expect(page).toHaveURL(/sort=price_asc/);
    await expect(order).toHaveValue('price_asc');
    await page.goBack();
    await expect(page).not.toHaveURL(/sort=/);
    await expect(order).not.toHaveValue('price_asc');
  });

  test(`a quantity in the cart before the scripts counts once, the last that is chosen, in ${language}`, async ({
    page,
    context,
  }) => {
    const guest = await guestWithSofa(context);
    const changes = changesOf(page);
    const letGo = await holdShell(context);
    await page.goto(`${paths.cart()}?setLang=${language}`, { waitUntil: 'commit' });
    const quantity = page.getByRole('main').getByRole('combobox').first();
    await page.waitForFunction(() => document.readyState !== 'loading');
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(`**${paths.cart()}`, async (route) => {
      await promise;
      await route.continue();
    });
    for (const wanted of ['2', '3', '4']) await quantity.selectOption(wanted);
    resolve();
    const said = page.getByRole('alert');
    await expect(said).toContainText(text('cart-checkout:inPlace.quantity'));
    const cart = page.getByRole('banner').locator(`a[href="${paths.cart()}"]`);
    await expect.poll(() => cart.evaluate((link) => getComputedStyle(link, '::after').content)).toBe('"4"');
    letGo();
    await expect(cart).toHaveAccessibleName(text('host:header.cart', { count: 4 }));
    await takenOver(quantity);
    await expect(quantity).toHaveValue('4');
    const { items_qty } = await storedCart(guest);
    expect(items_qty).toBe(4);
    expect(changes).toEqual([`POST ${paths.cart()}`, `POST ${paths.cart()}`]);
  });

  test(`a coupon before the scripts is applied in place, or refused there, and the shell shows the new total, in ${language}`, async ({
    page,
    context,
  }) => {
    const guest = await guestWithSofa(context);
    const changes = changesOf(page);
    const letGo = await holdShell(context);
    await page.goto(`${paths.cart()}?setLang=${language}`, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.readyState !== 'loading');
    const code = page.getByRole('main').getByLabel(text('cart-checkout:coupon.label'), { exact: true });
    const apply = page.getByRole('button', {
      name: `${text('cart-checkout:coupon.apply')} ${text('cart-checkout:coupon.label')}`,
    });
    await code.fill('EXPIRED5');
    await apply.tap();
    const said = page.getByRole('alert').last();
    await expect(said).toBeVisible();
    const refusal = await said.textContent();
    await code.fill('HELLO10');
    await apply.tap();
    await expect(said).toContainText(text('cart-checkout:coupon.applied', { code: 'HELLO10' }));
    expect(await said.textContent()).not.toBe(refusal);
    letGo();
    await expect(
      page.getByRole('main').getByText(text('cart-checkout:coupon.applied', { code: 'HELLO10' })),
    ).toBeVisible();
    expect((await storedCart(guest)).coupon_code).toBe('HELLO10');
    expect(changes).toEqual([`POST ${paths.cart()}`, `POST ${paths.cart()}`]);
  });
}

test('a link that is pressed while the shell waits for what it needs leads to its document', async ({
  page,
  context,
}) => {
  await holdClient(context);
  await page.goto(LIST);
  await page.waitForFunction(() => performance.getEntriesByName('alive').length > 0);
  const document = page.waitForRequest((request) => request.isNavigationRequest());
  const card = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  await card.tap({ noWaitAfter: true });
  await document;
  await expect(page.locator('main form[action="/cart/add"]').first()).toBeVisible();
});

test('a link that is pressed while the page fetches its scripts has the line to itself', async ({ page, context }) => {
  const calledOff = page.waitForEvent('requestfailed', (request) => request.url().includes('libraries'));
  const asked = page.waitForRequest(/\/assets\/host\/.*libraries/);
  await hideActivation(page);
  await holdShell(context);
  await page.goto(LIST);
  await asked;
  const cardLink = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  // A document that comes would call it off as well.
  await page.route(`**${await cardLink.getAttribute('href')}`, async (route) => {
    await calledOff;
    await route.continue();
  });
  await cardLink.tap({ noWaitAfter: true });
  await expect(page.locator(`main form[action="${paths.addToCartForm()}"]`).first()).toBeVisible();
});
