import { calls, paths } from '@shop/contract';
import { ask, bothLanguages, comeBack, newCustomer, screens, textsIn } from '@shop/qa';
import { englishAtNight } from '../support/at-night.ts';
import { expect, test, type Page } from '../support/test.ts';

/** A panel of the account, by its heading. */
const formWith = (page: Page, label: string) =>
  page
    .getByRole('main')
    .locator('form')
    .filter({ has: page.getByLabel(label, { exact: true }) });

for (const { language, screen } of bothLanguages) {
  test.describe(`in ${language} on a ${screen}`, englishAtNight(language), () => {
    test.use({ viewport: screens[screen] });
    const text = textsIn(language);
    const at = (path: string) => paths.inLanguage(path, language);

    test('ACC-014 NOTE-008 what the shop may send is chosen, left and chosen again; the bell falls silent at once', async ({
      page,
      context,
      complaints,
    }) => {
      complaints.allow(/status of 400/); // a birthday in the future
      const customer = await newCustomer(`news.${language}`);
      await comeBack(context, customer);
      await page.goto(at(paths.newsletter()));
      await expect(page.getByRole('heading', { level: 1, name: text('account:title.newsletter') })).toBeVisible();
      const form = formWith(page, text('account:newsletter.email'));
      const byEmail = form.getByLabel(text('account:newsletter.email'), { exact: true });
      await expect(form.getByLabel(text('account:newsletter.sms'), { exact: true })).toBeDisabled(); // no phone is known
      const save = async (isOn: boolean): Promise<void> => {
        await byEmail.setChecked(isOn);
        await form.getByRole('button', { name: text('account:profile.save') }).click();
        await expect(form.getByText(text('account:newsletter.saved'))).toBeVisible();
        const { subscriber } = await ask('accountInformation', {}, customer);
        expect(subscriber.subscriber_email).toBe(isOn);
      };
      await save(true);
      await page.reload();
      await expect(byEmail).toBeChecked();
      await save(false);

      const bell = page.getByRole('banner').getByRole('button', { name: text('host:notes.title') });
      await expect(bell).toHaveAccessibleName(/[1-9]/);
      const notes = page.getByLabel(text('account:newsletter.notifications'));
      await expect(notes).toBeChecked();
      // It shows at once; only the answer says that the shop knows.
      const toggled = page.waitForResponse((answer) => answer.url().endsWith(calls.notificationToggle.path));
      await notes.click();
      await expect(notes).not.toBeChecked();
      await expect(bell).not.toHaveAccessibleName(/[1-9]/);
      expect((await toggled).ok()).toBe(true);

      const births = page.getByLabel(text('account:profile.births'));
      const birthday = formWith(page, text('account:profile.births'));
      await births.fill('2091-02-28');
      await birthday.getByRole('button', { name: text('account:profile.save') }).click();
      await expect(births).toHaveAttribute('aria-invalid', 'true');
      await expect(births).toHaveValue('2091-02-28');
      await births.fill('1991-02-28');
      await birthday.getByRole('button', { name: text('account:profile.save') }).click();
      await expect(birthday.getByText(text('account:newsletter.saved'))).toBeVisible();

      await page.reload();
      await expect(births).toHaveValue('1991-02-28');
      await expect(byEmail).not.toBeChecked();
      await expect(notes).not.toBeChecked();
      await expect(bell).not.toHaveAccessibleName(/[1-9]/);
    });
  });
}
