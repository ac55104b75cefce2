import { paths } from '@shop/contract';
import {
  ask,
  askForCode,
  doorOf,
  emailedCode,
  giveCode,
  giveEmail,
  keyboard,
  newCustomer,
  otherThan,
  pointer,
} from '@shop/qa';
import { englishAtNight } from '../support/at-night.ts';
import { expect, test } from '../support/test.ts';

for (const { language, with: kind } of [
  { language: 'en', with: 'the keyboard alone' },
  { language: 'fr', with: 'a pointer' },
] as const) {
  test(
    `on the login page a code signs in without the password, once, in ${language} with ${kind}`,
    englishAtNight(language),
    async ({ page, context, complaints }) => {
      complaints.allow(/status of 400/); // a wrong code
      const { email } = await newCustomer(`code.page.${language}`);
      await page.goto(paths.inLanguage(paths.login(), language));
      const main = page.getByRole('main');
      const door = doorOf(main, language, kind === 'a pointer' ? pointer : keyboard(page));
      await giveEmail(door, email);
      await askForCode(door);
      const code = await emailedCode(context, email);

      const field = main.getByRole('textbox', { name: door.text('account:verify.code') });
      await giveCode(door, otherThan(code));
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(/\S/);
      await expect(field).toHaveValue(otherThan(code));
      await expect(field).toBeFocused();
      await page.keyboard.press('ControlOrMeta+a');
      await giveCode(door, code);
      await expect(page).toHaveURL((url) => url.pathname === paths.accountHome());
      await expect(page.getByText(email)).toBeVisible();

      await expect(ask('signInByCode', { body: { email, verify_code: code } })).rejects.toThrow('answered 400');
    },
  );
}
