import type { Locator, Page } from '@playwright/test';
import { paths } from '@shop/contract';
import {
  addOne,
  expectAccessible,
  expectNothingWide,
  newGuest,
  quickProduct,
  readyToPay,
  rested,
  screens,
  simpleProduct,
  takenOver,
  textsIn,
} from '@shop/qa';
import { FIRST_VIEW_SCRIPT, measureFirstView } from '../support/first-view.ts';
import { expect, test } from '../support/test.ts';

test.use({ consent: 'unasked' });

const bar = (page: Page) => page.getByRole('region', { name: 'Your privacy' });
const events = (page: Page) => page.evaluate(() => 'dataLayer' in window);

test('nothing is tracked before consent or after refusing; accepting later starts it', async ({ page, context }) => {
  await page.goto(quickProduct);
  await expect(bar(page)).toBeVisible();
  await expectAccessible(page);
  const [reject, accept] = await Promise.all(
    ['Reject', 'Accept'].map((name) => bar(page).getByRole('button', { name }).boundingBox()),
  );
  expect([reject?.width, reject?.height]).toEqual([accept?.width, accept?.height]);
  await addOne(page);
  expect(await events(page)).toBe(false);

  await bar(page).getByRole('button', { name: 'Reject' }).click();
  await expect(bar(page)).toBeHidden();
  const cookie = (await context.cookies()).find(({ name }) => name === 'consent');
  expect(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400).toBeCloseTo(180, 1);
  await page.reload();
  await rested(page);
  await expect(bar(page)).toBeHidden();
  await addOne(page);
  expect(await events(page)).toBe(false);

  await (await takenOver(page.getByRole('button', { name: 'Privacy choices' }))).click();
  await bar(page).getByRole('button', { name: 'Accept' }).click();
  await addOne(page);
  await expect.poll(() => events(page)).toBe(true);
});

for (const [screen, viewport] of Object.entries(screens)) {
  test(`on a ${screen} the bar moves nothing and is no part of the first view`, async ({ page, complaints }) => {
    await page.setViewportSize(viewport);
    // A heading's font may move a line of it when it comes.
    complaints.allow(/Failed to load resource/);
    await page.route('**/*.woff2', (route) => route.abort());
    const { layoutShift, scriptBytes } = await measureFirstView(page, '/');
    await expect(bar(page)).toBeVisible();
    expect(layoutShift).toBe(0);
    expect(scriptBytes).toBeLessThanOrEqual(FIRST_VIEW_SCRIPT);
  });
}

test('nobody is asked while they sign in or pay', async ({ page }) => {
  await page.goto('/customer/account/login');
  await rested(page);
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
  await expect(bar(page)).toBeHidden();
});

test('the bar leaves the end of the page in reach at 390 px in French', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/?setLang=fr');
  const region = page.getByRole('region', { name: 'Votre vie privée' });
  await expect(region).toBeVisible();
  const choices = page.getByRole('button', { name: 'Choix de confidentialité' });
  // What comes late may make the page longer meanwhile.
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const [below, above] = await Promise.all([region.boundingBox(), choices.boundingBox()]);
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  }).toPass();
  await expectNothingWide(page);
});

test('the bar is the keyboard’s first stop after the way past the header', async ({ page }) => {
  await page.goto('/');
  await expect(bar(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(bar(page).getByRole('link')).toBeFocused();
});

const SOFAS = 105;

/** Whether what is at the middle of an element is part of it, and nothing that lies over it. */
const isUncovered = (what: Locator): Promise<boolean> =>
  what.evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  });

for (const language of ['en', 'fr'] as const) {
  test.describe(`in ${language} on a phone`, () => {
    test.use({ viewport: screens.phone });
    const text = textsIn(language);
    const asks = (page: Page) => page.getByRole('region', { name: text('host:consent.title') });

    test('the question and the cart’s bar leave three quarters of the window, and do not hide what is wrong with a coupon', async ({
      page,
      context,
      complaints,
    }) => {
      complaints.allow(/status of 400/); // the shop refuses the code
      const guest = await newGuest(context, `covered.coupon.${language}`);
      await readyToPay(guest, (await simpleProduct(SOFAS)).entity_id);
      await page.goto(paths.inLanguage(paths.cart(), language));
      await expect(asks(page)).toBeVisible();
      const bar = page
        .getByRole('main')
        .getByRole('link', { name: text('cart-checkout:cart.checkout') })
        .last()
        .locator('..');
      const tops = await Promise.all([asks(page), bar].map(async (one) => (await one.boundingBox())?.y ?? 0));
      expect(Math.min(...tops)).toBeGreaterThanOrEqual(screens.phone.height * 0.75);
      const code = page.getByRole('textbox', { name: text('cart-checkout:coupon.label') });
      await code.fill('NOSUCHCODE');
      // As low in the window as it can be pressed.
      await code.evaluate((field) => field.scrollIntoView({ block: 'end' }));
      await code.press('Enter');
      const error = page.getByRole('main').locator('[id$="-error"]');
      await expect(error).toBeVisible();
      await expect.poll(() => isUncovered(error)).toBe(true);
    });

    test('the page goes on right below the row to buy, while the question is there', async ({ page }) => {
      await page.goto(paths.inLanguage(quickProduct, language));
      await expect(asks(page)).toBeVisible();
      await rested(page);
      const add = page.getByRole('main').getByRole('button', { name: text('catalog:cart.add'), exact: true });
      const gap = await add.evaluate((button) => {
        const tops: number[] = [];
        for (let next = button.closest('form')?.nextElementSibling; next; next = next.nextElementSibling) {
          if (next.clientHeight === 0 || getComputedStyle(next).position === 'absolute') continue;
          if (tops.length === 0) next.scrollIntoView({ block: 'center', behavior: 'instant' });
          tops.push(next.getBoundingClientRect().top);
        }
        return Math.min(...tops) - (button.parentElement?.getBoundingClientRect().bottom ?? 0);
      });
      expect(gap).toBeGreaterThanOrEqual(0);
      expect(gap).toBeLessThanOrEqual(40);
    });

    test('the tabs of a product do not paint over the question', async ({ page }) => {
      await page.goto(paths.inLanguage(quickProduct, language));
      await expect(asks(page)).toBeVisible();
      await rested(page);
      const tabs = page.getByRole('navigation', { name: text('catalog:details.tabs') });
      await tabs.evaluate((row) => {
        const bar = document.querySelector('[aria-labelledby="consent-title"]')?.getBoundingClientRect();
        scrollBy({ top: row.getBoundingClientRect().top - (bar?.top ?? 0) - 4, behavior: 'instant' });
      });
      const over = await tabs.evaluate((row) => {
        const { top, left } = row.getBoundingClientRect();
        return row.contains(document.elementFromPoint(left + 20, top + 10));
      });
      expect(over).toBe(false);
    });
  });
}
