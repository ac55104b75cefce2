import { paths } from '@shop/contract';
import type { Page } from '@playwright/test';
import { browserLaunch, comeBack, logOut, newCustomer, ontoNewDocument } from '@shop/qa';
import { expect, test } from '../support/test.ts';

// Playwright turns the cache of whole pages off.
test.use({ launchOptions: { ...browserLaunch(), ignoreDefaultArgs: ['--disable-back-forward-cache'] } });

const name = (page: Page) => page.getByRole('button', { name: /^Hello, / });
const entry = (page: Page) => page.getByRole('link', { name: 'Sign In / Join Free' });

test.beforeEach(async ({ page, context, complaints }) => {
  // What a page still asks while its customer logs out is refused.
  complaints.allow(/the server responded with a status of 401/);
  await comeBack(context, await newCustomer('back'));
  await page.goto(paths.home());
  await expect(name(page)).toBeVisible();
});

const logOutElsewhere = async (page: Page): Promise<void> => {
  await page.goto(paths.terms());
  await logOut(page);
  await expect(entry(page)).toBeVisible();
};

test('Back after a logout shows nobody', async ({ page }) => {
  await logOutElsewhere(page);
  await page.goBack();
  await expect(page).toHaveURL(paths.home());
  await expect(entry(page)).toBeVisible();
  await expect(name(page)).toBeHidden();
});

// Chromium drops a page of a customer from its cache when cookies change; other browsers bring it as it was left.
test('a page that is brought back as it was left, and its customer has logged out since, shows nobody', async ({
  page,
  context,
}) => {
  // A logout in another tab takes the cookie away, and then refuses calls of this page, which would tell it as well.
  await context.clearCookies({ name: 'token' });
  await ontoNewDocument(page, () =>
    page.evaluate(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))),
  );
  await expect(entry(page)).toBeVisible();
  await expect(name(page)).toBeHidden();
});
