import { expectAccessible, screens, textsIn } from '@shop/qa';
import { englishAtNight } from '../support/at-night.ts';
import { expect, test } from '../support/test.ts';

for (const language of ['en', 'fr'] as const) {
  for (const [screen, viewport] of Object.entries(screens)) {
    test.describe(`in ${language} on a ${screen}`, englishAtNight(language), () => {
      test.use({ viewport });
      const text = textsIn(language);

      test('NOTE-002 NOTE-004 NOTE-005 NOTE-006 a guest reads notifications, and they stay read', async ({ page }) => {
        await page.goto(`/?setLang=${language}`);
        const opener = page.getByRole('button', { name: text.like('host:notes.bell') });
        await expect(opener).not.toHaveAccessibleName(/ 0 /);
        await opener.click();
        const panel = page.getByRole('region', { name: text('host:notes.title') });
        const list = panel.getByRole('list');
        await expect(list).toHaveCSS('max-height', '360px');
        await expect(list).toHaveCSS('overflow-y', 'auto');
        const box = await panel.boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(viewport.width);
        await expectAccessible(page);

        const unread = panel.getByText(text('host:notes.new'));
        const before = await unread.count();
        expect(before).toBeGreaterThan(0);
        const name = panel.getByRole('listitem').first().getByRole('button').or(panel.getByRole('link').first());
        await name.first().click();
        await page.goto(`/?setLang=${language}`);
        await opener.click();
        await expect(unread).toHaveCount(before - 1);
        await page.keyboard.press('Escape');
        await expect(panel).toBeHidden();
        await expect(opener).toBeFocused();
      });
    });
  }
}
