import { languages, paths } from '@shop/contract';
import { ask, expectAccessible } from '@shop/qa';
import { englishAtNight } from '../support/at-night.ts';
import { expect, test } from '../support/test.ts';

const widths = {
  small: { width: 320, height: 568 },
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
};

for (const language of languages) {
  for (const [screen, viewport] of Object.entries(widths)) {
    test(
      `in ${language} on a ${screen} screen each thing in the picture opens its card, whole on the screen, and the keyboard reaches it`,
      englishAtNight(language),
      async ({ page }) => {
        await page.setViewportSize(viewport);
        const room = await ask('shopByRoomDetail', { query: { room_type: 'living-room' } }, { language });
        const spots = room.hotspots ?? [];
        expect(spots.length).toBeGreaterThan(2);
        await page.goto(paths.inLanguage(paths.room('living-room'), language));
        const things = page.getByRole('main').getByRole('list', { name: room.name, exact: true });
        for (const { product } of spots) {
          const button = things.getByRole('button', { name: product.name, exact: true });
          const box = await button.boundingBox();
          expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
          await button.focus();
          await page.keyboard.press('Enter');
          const card = page.getByRole('group', { name: product.name, exact: true });
          await expect(card).toBeVisible();
          const around = await card.boundingBox();
          expect(around?.x).toBeGreaterThanOrEqual(0);
          expect((around?.x ?? 0) + (around?.width ?? 0)).toBeLessThanOrEqual(viewport.width);
          await page.keyboard.press('Tab');
          await expect(card.getByRole('link', { name: product.name })).toBeFocused();
          await page.keyboard.press('Escape');
          await expect(card).toBeHidden();
          await expect(button).toBeFocused();
        }
        const [first] = spots;
        await things.getByRole('button', { name: first?.product.name ?? '', exact: true }).click();
        await expect(page.getByRole('group', { name: first?.product.name ?? '', exact: true })).toBeVisible();
        await expectAccessible(page);
        await page
          .getByRole('group', { name: first?.product.name ?? '', exact: true })
          .getByRole('link')
          .click();
        await expect(page.getByRole('heading', { level: 1, name: first?.product.name ?? '' })).toBeVisible();
      },
    );
  }
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('what is seen in the picture stands below it as links', async ({ page }) => {
    const { hotspots = [] } = await ask('shopByRoomDetail', { query: { room_type: 'bedroom' } });
    await page.goto(paths.room('bedroom'));
    for (const { product } of hotspots) {
      await expect(page.getByRole('main').getByRole('link', { name: product.name, exact: true }).first()).toBeVisible();
    }
  });
});
