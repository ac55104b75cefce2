import type { Page } from '@playwright/test';
import { accounts, addOne, newCustomer, quickProduct, rested, signIn, testPassword } from '@shop/qa';
import { expect, test } from '../support/test.ts';

const cart = (page: Page, count: number) => page.getByRole('link', { name: new RegExp(`^Cart, ${count} item`) });

/** A visit that needs the session: a guest puts something into the cart. */
const buyOne = async (page: Page) => {
  await page.goto(quickProduct);
  await expect(cart(page, 0)).toBeVisible();
  await addOne(page);
  await expect(cart(page, 1)).toBeVisible();
};

/** Each runs in the page before anything else. */
const storages: Record<string, () => void> = {
  blocked: () => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { configurable: true, get: refuse });
    Object.defineProperty(window, 'sessionStorage', { configurable: true, get: refuse });
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
  corrupt: () => {
    if (!location.protocol.startsWith('http')) return;
    for (const key of ['userInfo', 'indent', 'shipping_address', 'notes', 'recent_searches', 'payLogin']) {
      localStorage.setItem(key, '{"entity_id": [oh');
    }
  },
};

for (const [kind, breakIt] of Object.entries(storages)) {
  test(`with a storage that is ${kind} one shops and signs in as ever`, async ({ page }) => {
    await page.addInitScript(breakIt);
    await buyOne(page);
    await page.getByRole('combobox', { name: 'Search the shop' }).fill('sofa');
    await page.getByRole('combobox', { name: 'Search the shop' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('sofa');
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('listitem').first()).toBeVisible();
    await signIn(page, await newCustomer(`faults.${kind}`));
    await expect(page.getByRole('button', { name: /^Hello, / })).toBeVisible();
  });
}

test('with cookies that are refused a guest still keeps a cart while the page stays', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', { configurable: true, get: () => '', set: () => {} });
  });
  await buyOne(page);
});

for (const [name, shift] of Object.entries({ behind: -24, ahead: 24 })) {
  test(`with a clock a day ${name} one shops as ever, and a drop price counts by the shop's time`, async ({ page }) => {
    await page.clock.install({ time: new Date(Date.now() + shift * 60 * 60 * 1000) });
    await buyOne(page);
    await signIn(page, await newCustomer(`clock.${name}`));
  });
}

test('offline is said, nothing typed is lost, and it goes on when the connection is back', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  await page.goto('/customer/account/login');
  await rested(page);
  const email = page.getByRole('textbox', { name: 'Email' });
  await email.fill(accounts.ordinary);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(email).toHaveAccessibleDescription(/network connection has been disconnected/);
  await expect(email).toHaveValue(accounts.ordinary);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
});

test('a slow API is said to be tried still, and can be given up', async ({ page, faults }) => {
  await page.goto('/customer/account/login');
  await rested(page);
  await faults.set({ login: 'hang' });
  await page.getByRole('textbox', { name: 'Email' }).fill(accounts.ordinary);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Password', { exact: true }).fill(testPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const notice = page.getByRole('status').filter({ hasText: 'Still trying' });
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: 'Cancel' }).click();
  await expect(notice).toBeHidden();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(testPassword);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  await faults.set({});
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: /^Hello, / })).toBeVisible();
});
