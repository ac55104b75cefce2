import { paths } from '@shop/contract';
import { textsIn } from '@shop/qa';
import { hideActivation } from '../support/hidden-activation.ts';
import { expect, test, type Page } from '../support/test.ts';

/** Nobody touches these pages: what opens does so by time alone. */
test.use({ hands: 'off', couponPopup: 'new', oneTap: 'new', consent: 'unasked' });

test.beforeEach(({ page }) => hideActivation(page));

const text = textsIn('en');
const cardOf = (page: Page) => page.getByRole('region', { name: text('account:oneTap.label') });
const couponsOf = (page: Page) => page.getByRole('dialog', { name: text.like('membership:subscribe.heading') });
const consentOf = (page: Page) => page.getByRole('button', { name: text('host:consent.reject') });

/** Ms from the page's beginning. */
const ageOf = (page: Page): Promise<number> => page.evaluate(() => performance.now());

test('AUTH-014 Google’s card comes by itself to a page that nobody touches, beside the question of consent', async ({
  page,
}) => {
  await page.goto(paths.home());
  await expect(cardOf(page)).toBeVisible();
  expect(await ageOf(page)).toBeGreaterThan(1_000);
  await expect(consentOf(page)).toBeVisible();
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('consent');
});

test('POP-011 the coupons come by themselves after 15 s to a page that nobody touches, one pop-up at a time', async ({
  page,
}) => {
  await page.goto(paths.content('shipping-guide'));
  await expect(couponsOf(page)).toBeVisible();
  expect(await ageOf(page)).toBeGreaterThan(15_000);
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

test('POP-023 the magazine comes by itself after 15 s to its page that nobody touches, and the coupons stay away', async ({
  page,
}) => {
  await page.goto('/massage-chair-shopping-guidance');
  await expect(page.getByRole('dialog', { name: text('membership:magazine.title') })).toBeVisible();
  expect(await ageOf(page)).toBeGreaterThan(15_000);
  await expect(couponsOf(page)).toBeHidden();
  await expect(page.getByRole('dialog')).toHaveCount(1);
});
