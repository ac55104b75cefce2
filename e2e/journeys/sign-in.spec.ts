import { paths } from '@shop/contract';
import { accounts, expectAccessible, testPassword, textsIn } from '@shop/qa';
import { englishAtNight } from '../support/at-night.ts';
import { expect, test } from '../support/test.ts';

/** As AUTH-004 says it, and in French. */
const lead = {
  en: 'Enter your email address to sign in or to create an account',
  fr: 'Entrez votre adresse courriel pour vous connecter ou créer un compte',
};

for (const language of ['en', 'fr'] as const) {
  const text = textsIn(language);

  test.describe('the popup', () => {
    test(
      `AUTH-001 AUTH-004 one signs in over the page that one is on (${language})`,
      englishAtNight(language),
      async ({ page }) => {
        await page.goto(paths.inLanguage(paths.plus(), language));
        const entry = page.getByRole('banner').getByRole('link', { name: text('host:header.signIn') });
        const dialog = page.getByRole('dialog');
        await entry.click();
        await expect(dialog.getByText(lead[language])).toBeVisible();
        await expectAccessible(page);
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await expect(entry).toBeFocused();

        await entry.click();
        await dialog.getByRole('textbox', { name: text('account:signIn.email') }).fill(accounts.ordinary);
        await dialog.getByRole('button', { name: text('account:signIn.continue'), exact: true }).click();
        await dialog.getByLabel(text('account:signIn.password'), { exact: true }).fill(testPassword);
        await dialog.getByRole('button', { name: text('account:signIn.submit'), exact: true }).click();
        await expect(dialog).toBeHidden();
        await expect(entry).toBeHidden();
        expect(new URL(page.url()).pathname).toBe(paths.plus());
      },
    );
  });
}
