import { expectAccessible } from '@shop/qa';
import { OVERLAY, watchFetched } from '../support/fetched.ts';
import { expect, test } from '../support/test.ts';

test.use({ couponPopup: 'new' });

test('POP-011 POP-012 the coupon pop-up opens after 15 s, and not again once it was closed', async ({ page }) => {
  const popup = page.getByRole('dialog', { name: /C\$250 off/ });
  const fetched = watchFetched(page, OVERLAY);
  await page.clock.install();
  await page.goto('/');
  await fetched();
  await page.clock.fastForward(10_000);
  await expect(popup).toBeHidden();
  // It counts from when its code was there.
  const comes = async (): Promise<boolean> => {
    await page.clock.fastForward(5_000);
    return popup.isVisible();
  };
  await expect.poll(comes).toBe(true);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();

  const fetchedAgain = watchFetched(page, OVERLAY);
  await page.reload();
  await fetchedAgain();
  await page.clock.fastForward(60_000);
  await expect(popup).toBeHidden();
});

test('the coupon pop-up waits while somebody searches, and comes afterwards', async ({ page }) => {
  const popup = page.getByRole('dialog', { name: /C\$250 off/ });
  const fetched = watchFetched(page, OVERLAY);
  await page.clock.install();
  await page.goto('/');
  await fetched();
  const box = page.getByRole('combobox', { name: 'Search the shop' });
  await box.fill('sof');
  await page.clock.fastForward(60_000);
  await page.clock.fastForward(5_000);
  await expect(popup).toBeHidden();
  await expect(box).toBeFocused();
  await page.keyboard.press('Escape');
  await box.blur();
  const comes = async (): Promise<boolean> => {
    await page.clock.fastForward(5_000);
    return popup.isVisible();
  };
  await expect.poll(comes).toBe(true);
});
