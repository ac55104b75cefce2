import { expectAccessible } from '../support/axe.ts';
import { screens } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

const words = {
  en: { bell: /^Notifications, \d+ new$/, title: 'Notifications', fresh: 'New:' },
  fr: { bell: /^Notifications, \d+ nouvelles?$/, title: 'Notifications', fresh: 'Nouveau :' },
};

for (const language of ['en', 'fr'] as const) {
  for (const [screen, viewport] of Object.entries(screens)) {
    test.describe(`in ${language} on a ${screen}`, () => {
      test.use({ viewport });
      const { bell, title, fresh } = words[language];

      test('NOTE-002 NOTE-004 NOTE-005 NOTE-006 a guest reads notifications, and they stay read', async ({ page }) => {
        await page.goto(`/?setLang=${language}`);
        const opener = page.getByRole('button', { name: bell });
        await expect(opener).not.toHaveAccessibleName(/ 0 /);
        await opener.click();
        const panel = page.getByRole('region', { name: title });
        const list = panel.getByRole('list');
        await expect(list).toHaveCSS('max-height', '360px');
        await expect(list).toHaveCSS('overflow-y', 'auto');
        const box = await panel.boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(viewport.width);
        await expectAccessible(page);

        const unread = panel.getByText(fresh);
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
