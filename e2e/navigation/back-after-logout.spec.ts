import { paths } from '@shop/contract';
import type { Page } from '@playwright/test';
import { accounts, testPassword } from '../support/accounts.ts';
import { browserLaunch } from '../support/browser.ts';
import { expect, test } from '../support/test.ts';

// Playwright turns the cache of whole pages off.
test.use({ launchOptions: { ...browserLaunch(), ignoreDefaultArgs: ['--disable-back-forward-cache'] } });

const name = (page: Page) => page.getByRole('button', { name: /^Hello, / });
const signIn = (page: Page) => page.getByRole('link', { name: 'Sign In / Join Free' });

test.beforeEach(async ({ page }) => {
  await page.goto(paths.login({ redirect: paths.plus() }));
  await page.getByRole('textbox', { name: 'Email' }).fill(accounts.ordinary);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Password', { exact: true }).fill(testPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(name(page)).toBeVisible();
  await page.goto(paths.home());
  await expect(name(page)).toBeVisible();
});

/** The page is loaded anew once the logout is through. */
async function logOut(page: Page): Promise<void> {
  await page.goto('/terms-conditions');
  await name(page).click();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Log out' }).click();
  await reloaded;
  await expect(signIn(page)).toBeVisible();
}

test('X-011 Back after a logout shows nobody', async ({ page }) => {
  await logOut(page);
  await page.goBack();
  await expect(page).toHaveURL(paths.home());
  await expect(signIn(page)).toBeVisible();
  await expect(name(page)).toBeHidden();
});

// Chromium drops a page of a customer from its cache when cookies change; other browsers bring it as it was left.
test('X-011 a page that is brought back as it was left, and its customer has logged out since, shows nobody', async ({
  page,
  context,
}) => {
  await logOut(await context.newPage());
  const reloaded = page.waitForEvent('load');
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await reloaded;
  await expect(signIn(page)).toBeVisible();
  await expect(name(page)).toBeHidden();
});
