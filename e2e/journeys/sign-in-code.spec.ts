import { ask, askForCode, doorOf, emailedCode, giveCode, giveEmail, newCustomer } from '@shop/qa';
import { englishAtNight } from '../support/at-night.ts';
import { heartOn } from '../support/hearts.ts';
import { mergedFromVisit } from '../support/merged-from-visit.ts';
import { expect, test } from '../support/test.ts';

for (const language of ['en', 'fr'] as const) {
  test(
    `ACC-009 in the popup, over the page one is on, in ${language}`,
    englishAtNight(language),
    async ({ page, context, complaints }) => {
      complaints.allow(/status of 400/);
      const { email, token } = await newCustomer(`code.popup.${language}`);
      const heart = await heartOn(page, '/furniture/sofas-loveseats.html', language);
      await heart.click();
      const popup = page.getByRole('dialog');
      const door = doorOf(popup, language);
      const { text } = door;
      await giveEmail(door, email);
      await askForCode(door);
      // Back to the password and again to the code: another letter is sent, and only its code is good.
      const first = await emailedCode(context, email);
      await popup.getByRole('button', { name: text('account:codeStep.password') }).click();
      await askForCode(door);
      const code = await emailedCode(context, email);
      expect(code).not.toBe(first);

      const field = popup.getByRole('textbox', { name: text('account:verify.code') });
      await giveCode(door, first);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await giveCode(door, code);
      await expect(popup).toBeHidden();
      await expect(page).toHaveURL(/sofas-loveseats/);
      await expect(page.getByRole('region', { name: text('host:toast.label') })).toContainText(
        mergedFromVisit(language, { wishlist: 1 }),
      );
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      expect((await ask('wishlistItems', {}, { token })).list).toHaveLength(1);
    },
  );
}
