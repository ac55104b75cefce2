import { paths } from '@shop/contract';
import type { Locator } from '@playwright/test';
import { bothLanguages, expectAccessible, letters, screens, textsIn } from '@shop/qa';
import { englishAtNight } from '../support/at-night.ts';
import { OVERLAY, watchFetched } from '../support/fetched.ts';
import { expect, test, type Page } from '../support/test.ts';

test.use({ couponPopup: 'new' });

/**
 * Waits for a pop-up by the real clock: one that jumps would end the loads that are under way as too slow, on a busy
 * machine even those of the pop-up itself.
 */
const wait = (page: Page, dialog: Locator) =>
  expect
    .poll(
      async () => {
        await page.keyboard.press('Shift'); // on a phone nothing opens before the page was touched
        return dialog.isVisible();
      },
      { timeout: 120_000 },
    )
    .toBe(true);

/** Reloads the page and turns its clock until all that floats would be due. */
const reloadAndTurn = async (page: Page): Promise<void> => {
  const fetched = watchFetched(page, OVERLAY);
  await page.clock.install();
  await page.reload();
  await fetched();
  await page.keyboard.press('Shift');
  await page.clock.fastForward(60_000);
  await page.clock.fastForward(5_000);
};

for (const { language, screen } of bothLanguages) {
  test.describe(`in ${language} on a ${screen}`, englishAtNight(language), () => {
    test.use({ viewport: screens[screen] });
    const text = textsIn(language);
    const at = (path: string) => paths.inLanguage(path, language);

    test('POP-022 POP-023 POP-024 the magazine is offered on its page alone: what is refused stays typed, and it is not offered twice', async ({
      page,
      complaints,
    }) => {
      complaints.allow(/status of 400/); // the shop checks what is typed
      const dialog = page.getByRole('dialog', { name: text('membership:magazine.title') });
      await page.goto(at('/massage-chair-shopping-guidance'));
      await wait(page, dialog);
      await expectAccessible(page);
      await expect(page.getByRole('dialog')).toHaveCount(1);
      const [name, email] = [
        dialog.getByLabel(text('membership:magazine.name')),
        dialog.getByLabel(text('membership:magazine.email')),
      ];
      await name.fill('Zoé');
      await email.fill('zoe@');
      await dialog.getByLabel(text('membership:magazine.address')).fill('12 rue King');
      await dialog.getByRole('button', { name: text('membership:magazine.submit') }).click();
      await expect(dialog.getByRole('alert')).toBeVisible();
      await expect(name).toHaveValue('Zoé');
      await expect(dialog.getByLabel(text('membership:magazine.address'))).toHaveValue('12 rue King');
      await email.fill(`magazine.${language}.${Date.now()}@example.ca`);
      await dialog.getByRole('button', { name: text('membership:magazine.submit') }).click();
      await expect(dialog.getByText(text('membership:magazine.thanks'))).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();

      await reloadAndTurn(page);
      await expect(page.getByRole('dialog')).toBeHidden();
    });

    test('POP-001 POP-002 POP-003 POP-009 the coupons’ pop-up asks for an address, then for a phone, and then shows the coupons, once', async ({
      page,
      complaints,
    }) => {
      complaints.allow(/status of 400/); // a phone that is none
      test.slow(); // each step examined
      const dialog = page.getByRole('dialog', { name: text.like('membership:subscribe.heading') });
      await page.goto(at('/shipping-guide'));
      await wait(page, dialog);
      const email = dialog.getByLabel(text('membership:subscribe.email'));
      await email.fill('zoe@');
      await dialog.getByRole('button', { name: text('membership:subscribe.submit') }).click();
      await expect(email).toHaveAttribute('aria-invalid', 'true');
      await expect(email).toHaveValue('zoe@');
      const reader = `reader.${language}.${Date.now()}@example.ca`;
      await email.fill(reader);
      await dialog.getByRole('button', { name: text('membership:subscribe.submit') }).click();
      const phone = dialog.getByLabel(text('membership:subscribe.phone'));
      await expect(phone).toBeFocused();
      await expectAccessible(page);
      await phone.fill('12');
      await dialog.getByRole('button', { name: text('membership:subscribe.smsSubmit') }).click();
      await expect(phone).toHaveAttribute('aria-invalid', 'true');
      await expect(phone).toHaveValue('12');
      const number = `416555${String(Date.now()).slice(-4)}`;
      await phone.fill(number);
      await dialog.getByRole('button', { name: text('membership:subscribe.smsSubmit') }).click();
      const code = dialog.getByLabel(text('membership:subscribe.code'));
      await expect(code).toBeFocused();
      await expectAccessible(page);
      await code.fill('000');
      await dialog.getByRole('button', { name: text('membership:subscribe.codeSubmit') }).click();
      await expect(code).toHaveAttribute('aria-invalid', 'true');
      const message = (await letters()).find(({ to }) => to === `+1${number}`);
      await code.fill(/\b\d{6}\b/.exec(message?.text ?? '')?.[0] ?? 'none');
      await dialog.getByRole('button', { name: text('membership:subscribe.codeSubmit') }).click();
      // Its heading is now what the coupons are worth that were given.
      const given = page.getByRole('dialog', { name: /C\$250|250\s\$/ });
      await expect(given.getByRole('status')).toBeFocused();
      const rows = given.getByRole('list', { name: text('membership:subscribe.coupons') });
      await expect(rows).toHaveCount(2);
      await expect(rows.first().getByRole('listitem')).toHaveCount(3);
      await expect(rows.last().getByRole('listitem')).toHaveCount(2);
      await expect(given.getByText(reader)).toBeVisible();
      await expectAccessible(page);
      const password = given.getByLabel(text('membership:subscribe.password'));
      await password.fill('abc');
      await given.getByRole('button', { name: text('membership:subscribe.register') }).click();
      await expect(password).toHaveAttribute('aria-invalid', 'true');
      await expect(password).toHaveValue('abc');
      await page.keyboard.press('Escape');
      await expect(given).toBeHidden();

      await reloadAndTurn(page);
      await expect(dialog).toBeHidden();
    });
  });
}
