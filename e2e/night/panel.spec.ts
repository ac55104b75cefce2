import { expectAccessible, expectNothingWide, rested } from '@shop/qa';
import { addBuildWithText, announced } from '../support/delivery.ts';
import { expect, test, type Page } from '../support/test.ts';

const list = '/furniture/sofas-loveseats.html';
const panel = (page: Page, name = 'What this page is made of') => page.getByRole('dialog', { name });
const ofPackage = (page: Page, name: string) => panel(page).locator(`[data-package="${name}"]`);
const press = (page: Page) => page.keyboard.press('Control+Shift+Period');

/** Opens the list, waits until everything of it is there, and presses the keys. */
const openPanel = async (page: Page, shop: string, query = ''): Promise<void> => {
  await page.goto(`${shop}${list}${query}`);
  await rested(page);
  await press(page);
  await expect(panel(page)).toBeVisible();
};

test('the panel shows builds, sizes, errors, regions and events, and is worked by the keyboard', async ({
  page,
  openShop,
  complaints,
}) => {
  // Of its own: what does not come is counted there.
  const shop = await openShop();
  complaints.allow(/could not be loaded/, /Failed to load resource/, /federation/i);
  await page.route(/\/assets\/account\/.*expose-card-heart\.js/, (route) => route.abort());
  const live = await announced(page, shop);
  await openPanel(page, shop.url);
  await expect(panel(page).getByRole('heading', { level: 2 })).toBeFocused();

  for (const [name, build] of Object.entries(live)) await expect(ofPackage(page, name)).toContainText(`${build} live`);
  await expect(ofPackage(page, 'catalog')).toContainText(/Loaded\s*[\d.]+ KB/);
  await expect(ofPackage(page, 'catalog')).toContainText(/On its way\s*[\d,]+ ms/);
  await expect(ofPackage(page, 'catalog')).toContainText(/Errors\s*none/);
  await expect(ofPackage(page, 'account')).toContainText('./card-heart (missing)');
  await ofPackage(page, 'catalog')
    .getByText(/^\d+ files$/)
    .click();
  await expect(ofPackage(page, 'catalog').getByText('expose-list.js')).toBeVisible();

  await panel(page).getByRole('tab', { name: 'Packages' }).focus();
  await page.keyboard.press('ArrowRight');
  const regions = panel(page).getByRole('tabpanel', { name: 'Regions' });
  await expect(regions.getByText(/^catalog \.\/list page, once$/)).toBeVisible();
  await expect(regions.getByText(/^catalog \.\/card-quick-view in slot /)).toBeVisible();

  await page.keyboard.press('ArrowRight');
  const events = panel(page).getByRole('tabpanel', { name: 'Events' });
  await expect(events.getByText('The shell has the page')).toBeVisible();
  await expect(events.getByText('Error of account: ./card-heart (missing)')).toBeVisible();
  await expect(events.getByText('catalog: expose-list.js')).toBeVisible();
  const sofa = page.getByRole('main').getByRole('article').getByRole('link').first();
  const path = new URL((await sofa.getAttribute('href')) ?? '', page.url()).pathname;
  await sofa.focus();
  await page.keyboard.press('Enter');
  // The panel stays while the page is another.
  await expect(events.getByText(`Page ${path}`)).toBeVisible();

  await panel(page).getByRole('tab', { name: 'Events' }).focus();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  const home = page.getByRole('banner').getByRole('link', { name: 'Boréal, home page' });
  await home.focus();
  await press(page);
  await expect(panel(page).getByRole('heading', { level: 2 })).toBeFocused();
  await press(page);
  await expect(panel(page)).toHaveCount(0);
  await expect(home).toBeFocused();
});

test('outlines show whose each region is, where it is', async ({ page }) => {
  await openPanel(page, '');
  await panel(page).getByRole('button', { name: 'Outline regions' }).click();
  const outline = page.getByText('catalog ./list', { exact: true }).locator('xpath=..');
  const main = await page.getByRole('main').boundingBox();
  // Both may be scrolled and grow while the page is completed.
  await expect.poll(async () => (await outline.boundingBox())?.x).toBe(main?.x);
  await expect
    .poll(async () => Math.round((await outline.boundingBox())?.width ?? 0))
    .toBe(Math.round(main?.width ?? -1));
  await expect(page.getByText('account ./card-heart', { exact: true }).first()).toBeAttached();
  const before = (await outline.boundingBox())?.y ?? 0;
  await page.mouse.wheel(0, 300);
  await expect.poll(async () => (await outline.boundingBox())?.y).toBe(before - 300);
  await panel(page).getByRole('button', { name: 'Outline regions' }).click();
  await expect(outline).toHaveCount(0);
});

const titles = { en: 'What this page is made of', fr: 'De quoi cette page est faite' } as const;
for (const language of ['en', 'fr'] as const) {
  for (const width of [390, 1440]) {
    test(`the panel fits and can be used by everybody, ${language}, ${width}`, async ({ page }, info) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${list}?setLang=${language}`);
      await rested(page);
      await press(page);
      const dialog = panel(page, titles[language]);
      for (const at of [0, 1, 2]) {
        const tab = dialog.getByRole('tab').nth(at);
        await tab.click();
        await expect(tab).toHaveAttribute('aria-selected', 'true');
        await expectNothingWide(page);
        await expectAccessible(page);
        await page.screenshot({ path: info.outputPath(`panel-${at}.png`) });
      }
      await dialog.getByRole('button').first().click();
      await page.screenshot({ path: info.outputPath('outlines.png') });
    });
  }
}

test('nothing of the panel is loaded before it is opened', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  const scripts = async (): Promise<string> => {
    const own = asked.filter((path) => path.startsWith('/assets/host/') && path.endsWith('.js'));
    const texts = await Promise.all(own.map(async (path) => (await page.request.get(path)).text()));
    return texts.join('');
  };
  await page.goto(list);
  await rested(page);
  expect(asked).not.toContain('/panel.json');
  expect(await scripts()).toContain('/panel.json');
  expect(await scripts()).not.toContain('Outline regions');
  await press(page);
  await expect(panel(page)).toBeVisible();
  expect(await scripts()).toContain('Outline regions');
});

test('outside the sandbox the panel opens for who has an override alone, and one press ends the override', async ({
  page,
  openShop,
  complaints,
}) => {
  complaints.allow(/status of 404/);
  const selling = await openShop({ env: { SANDBOX: '0', PUBLIC_ORIGIN: 'https://shop.example' } });
  await page.goto(selling.url + list);
  await rested(page);
  const refused = page.waitForResponse(`${selling.url}/panel.json`);
  await press(page);
  expect((await refused).status()).toBe(404);
  await expect(panel(page)).toHaveCount(0);

  const shop = await openShop({ env: { REMOTE_OVERRIDES: '1' } });
  const { before, after } = addBuildWithText(shop, 'catalog', ['Sort by', 'Arrange by']);
  await openPanel(page, shop.url, `?remote=catalog@${after}`);
  await expect(ofPackage(page, 'catalog')).toContainText(`${after} in place of build ${before}`);
  await expect(page.getByText('Arrange by', { exact: true }).first()).toBeAttached();
  await panel(page).getByRole('link', { name: 'Back to the releases' }).click();
  await expect(page.getByText('Sort by', { exact: true }).first()).toBeVisible();
  await rested(page);
  await press(page);
  await expect(ofPackage(page, 'catalog')).toContainText(`${before} live`);
  await expect(panel(page).getByRole('link', { name: 'Back to the releases' })).toHaveCount(0);
});
