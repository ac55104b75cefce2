import { comeBack, newCustomer, textsIn } from '@shop/qa';
import { englishAtNight } from '../support/at-night.ts';
import { heartOn } from '../support/hearts.ts';
import { expect, test } from '../support/test.ts';

const LIST = '/furniture/sofas-loveseats.html';

for (const language of ['en', 'fr'] as const) {
  test(
    `Tab leads from where one is into the message and on, above a drawer too (${language})`,
    englishAtNight(language),
    async ({ page, context }) => {
      const text = textsIn(language);
      await comeBack(context, await newCustomer(`toast.${language}`));
      const heart = await heartOn(page, LIST, language);
      const message = page.getByRole('region', { name: text('host:toast.label') });
      const close = message.getByRole('button', { name: text('host:toast.close') });
      await heart.focus();
      await page.keyboard.press('Enter');
      await expect(message).toContainText(text('account:wishlist.added'));
      await page.keyboard.press('Tab');
      await expect(message.getByRole('link', { name: text('account:title.wishlist') })).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(close).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(close).toBeHidden();
      await expect(heart).toBeFocused();

      const hearts = page.getByRole('main').getByRole('button', { name: text.like('account:wishlist.heart') });
      await hearts.nth(1).click();
      await expect(message).toContainText(text('account:wishlist.added'));
      const card = page.getByRole('article').first();
      await card.hover();
      await card.getByRole('button', { name: text.like('catalog:quickView.open') }).click();
      const drawer = page.getByRole('dialog');
      await expect(drawer.getByRole('alert')).toContainText(text('account:wishlist.added'));
      await drawer.getByRole('button', { name: text('host:toast.close') }).click();
      await expect(drawer.getByRole('alert')).toHaveCount(0);
      await expect(drawer).toBeVisible();
    },
  );
}

test('SHELL-032 a message stands 185 px from the top, and a new one takes the place of the old one', async ({
  page,
  context,
}) => {
  const text = textsIn('en');
  await comeBack(context, await newCustomer('toast.place'));
  await heartOn(page, LIST, 'en');
  const region = page.getByRole('region', { name: text('host:toast.label') });
  const messages = region.locator('[popover]');
  const hearts = page.getByRole('main').getByRole('button', { name: text.like('account:wishlist.heart') });
  const top = async (): Promise<number | undefined> => (await messages.boundingBox())?.y;
  for (const place of [0, 1, 2]) {
    await hearts.nth(place).click();
    await expect(messages).toHaveCount(1);
    await expect(messages).toContainText(text('account:wishlist.added'));
    await expect.poll(top).toBe(185);
  }
  // Another message, while the last one is there.
  await hearts.nth(0).click();
  await expect(messages).toContainText(text('account:wishlist.removed'));
  await expect(messages).toHaveCount(1);
});
