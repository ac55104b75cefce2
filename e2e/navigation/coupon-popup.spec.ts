import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

test.use({ couponPopup: 'new' });

test('POP-011 POP-012 the coupon pop-up opens after 15 s, and not again once it was closed', async ({ page }) => {
  const popup = page.getByRole('dialog', { name: /C\$250 off/ });
  await page.clock.install();
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
  await page.clock.fastForward(10_000);
  await expect(popup).toBeHidden();
  await page.clock.fastForward(5_000);
  await expect(popup).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();

  await page.reload();
  await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
  await page.clock.fastForward(30_000);
  await expect(popup).toBeHidden();
});
