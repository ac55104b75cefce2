import type { Page } from '@playwright/test';
import { paths } from '@shop/contract';
import {
  comeBack,
  everyView,
  expectAccessible,
  newCustomer,
  newGuest,
  readyToPay,
  rested,
  screens,
  simpleProduct,
  takenOver,
  textsIn,
} from '@shop/qa';
import { englishAtNight } from '../support/at-night.ts';
import { expect, test } from '../support/test.ts';

const SOFAS = 105;
const list = '/furniture/sofas-loveseats.html';
const grounds = { light: 'rgb(251, 250, 247)', dark: 'rgb(17, 17, 17)' } as const;

const expectGround = (page: Page, appearance: keyof typeof grounds) =>
  expect(page.locator('html')).toHaveCSS('background-color', grounds[appearance]);

test.describe('on a dark device', () => {
  test.use({ colorScheme: 'dark' });

  const pages = {
    home: '/',
    'a list': list,
    'a product': '/one-variant-out-of-stock.html',
    'the help': '/light-or-dark',
    'a page that is not there': '/nothing-is-here',
    'the sign-in': paths.login(),
    'an empty cart': paths.cart(),
  };
  for (const [name, path] of Object.entries(pages)) {
    test(`${name} is dark and can be read`, async ({ page, complaints }) => {
      complaints.allow(/status of 404/);
      await page.goto(path);
      await rested(page);
      await expectGround(page, 'dark');
      await expectAccessible(page);
    });
  }

  test('cart, payment and account are dark and can be read, in French on a phone', async ({ page, context }) => {
    await page.setViewportSize(screens.phone);
    const guest = await newGuest(context, 'appearance');
    const { entity_id } = await simpleProduct(SOFAS);
    await readyToPay(guest, entity_id);
    for (const path of [paths.cart(), paths.payment()]) {
      await page.goto(paths.inLanguage(path, 'fr'));
      await rested(page);
      await expectGround(page, 'dark');
      await expectAccessible(page);
    }
    await comeBack(context, await newCustomer('appearance'));
    await page.goto(paths.inLanguage(paths.orders(), 'fr'));
    await rested(page);
    await expectAccessible(page);
  });

  test.describe('before and without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('the first view is dark, and the help has links that choose', async ({ page }) => {
      await page.goto('/light-or-dark');
      await expectGround(page, 'dark');
      await page.getByRole('main').getByRole('link', { name: 'Light', exact: true }).click();
      await expect(page).toHaveURL('/light-or-dark');
      await expectGround(page, 'light');
      await page.goto(list);
      await expectGround(page, 'light');
      await page.goto('/light-or-dark');
      await page.getByRole('main').getByRole('link', { name: 'As on your device', exact: true }).click();
      await expectGround(page, 'dark');
    });
  });
});

for (const [language, screen] of everyView) {
  test(
    `a choice holds on the page, the next, a new document, Back and another tab, in ${language}, ${screen.width} wide`,
    englishAtNight(language),
    async ({ page, context }) => {
      const text = textsIn(language);
      await page.setViewportSize(screen);
      await page.goto(paths.inLanguage('/about', language));
      await expectGround(page, 'light');
      const other = await context.newPage();
      await other.goto(list);
      await page.bringToFront();

      const field = page.getByRole('contentinfo').getByRole('combobox', { name: text('host:appearance.label') });
      await takenOver(field);
      await field.selectOption({ label: text('host:appearance.dark') });
      await expectGround(page, 'dark');
      await rested(page);

      const categories = page.getByRole('navigation', { name: text('host:footer.categories') });
      await categories.getByRole('link').first().click();
      await expect(page).toHaveURL(/\/furniture\.html/);
      await expectGround(page, 'dark');
      const drawn = await (await context.request.get(list)).text();
      expect(/<html[^>]*>/.exec(drawn)?.[0]).toContain(' data-appearance="dark"');
      await page.goto(list);
      await expectGround(page, 'dark');
      await page.goBack();
      await expectGround(page, 'dark');

      await other.bringToFront();
      await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))); // every headless tab is in view
      await expectGround(other, 'dark');

      await expect(field).toHaveValue('dark');
      await field.selectOption({ label: text('host:appearance.device') });
      await expectGround(page, 'light');
      await page.reload();
      await expectGround(page, 'light');
    },
  );
}

test('what is printed is light, whatever was chosen', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'appearance', value: 'dark', url: baseURL ?? '' }]);
  await page.goto('/about');
  await expectGround(page, 'dark');
  await page.emulateMedia({ media: 'print' });
  await expectGround(page, 'light');
});
