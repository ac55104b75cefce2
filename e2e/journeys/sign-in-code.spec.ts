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
import { heartOn } from '../support/hearts.ts';
import { keptFromVisit } from '../support/kept-from-visit.ts';
import { expect, test } from '../support/test.ts';

for (const { language, with: kind } of [
  { language: 'en', with: 'the keyboard alone' },
  { language: 'fr', with: 'a pointer' },
] as const) {
  test(`X-001 on the login page a code signs in without the password, once, in ${language} with ${kind}`, async ({
    page,
    context,
    complaints,
  }) => {
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
  });

  test(`X-001 ACC-009 in the popup, over the page one is on, in ${language}`, async ({ page, context, complaints }) => {
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
      keptFromVisit(language, { wishlist: 1 }),
    );
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    expect((await ask('wishlistItems', {}, { token })).list).toHaveLength(1);
  });
}
