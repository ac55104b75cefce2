import { calls, paths } from '@shop/contract';
import { ask, bothLanguages, comeBack, expectAccessible, newCustomer, screens, textedDigits, textsIn } from '@shop/qa';
import { englishAtNight } from '../support/at-night.ts';
import { newPhone } from '../support/joining.ts';
import { expect, test, type Page } from '../support/test.ts';

/** What the API says of a code. */
const wrongCode = { en: /The code is wrong or has expired\./, fr: /Le code est incorrect ou a expiré\./ };

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

    test('ACC-005 a customer tells of themselves: a wrong phone stays to be mended, and the rest is there on every page after', async ({
      page,
      context,
    }) => {
      const customer = await newCustomer(`profile.${language}`);
      await comeBack(context, customer);
      await page.goto(at(paths.accountEdit()));
      const form = formWith(page, text('account:profile.firstName'));
      const phone = form.getByLabel(text('account:facts.phone'));
      await form.getByLabel(text('account:profile.firstName')).fill('Zoé');
      await form.getByLabel(text('account:profile.lastName'), { exact: true }).fill('D’Amour-Nguyễn');
      await phone.fill('555-01');
      await form.getByRole('checkbox', { name: text('account:interest.kitchen') }).check();
      await form.getByRole('checkbox', { name: text('account:interest.pets') }).check();
      await form.getByRole('button', { name: text('account:profile.save') }).click();
      await expect(phone).toHaveAttribute('aria-invalid', 'true');
      await expect(phone).toHaveValue('555-01');
      await phone.fill('4165550188');
      await form.getByRole('button', { name: text('account:profile.save') }).click();
      await expect(form.getByText(text('account:profile.saved'))).toBeVisible();
      await expect(
        page.getByRole('banner').getByRole('button', { name: text('host:header.greeting', { name: 'Zoé' }) }),
      ).toBeVisible();

      await page.reload();
      await expect(form.getByLabel(text('account:profile.lastName'), { exact: true })).toHaveValue('D’Amour-Nguyễn');
      await expect(phone).toHaveValue(/416.*555.*0188/);
      await expect(form.getByRole('checkbox', { name: text('account:interest.kitchen') })).toBeChecked();
      await expect(
        page.getByRole('banner').getByRole('button', { name: text('host:header.greeting', { name: 'Zoé' }) }),
      ).toBeVisible();
      await page.goto(at(paths.accountHome()));
      await expect(
        page.getByRole('heading', { level: 1, name: text('host:header.greeting', { name: 'Zoé' }) }),
      ).toBeVisible();
      expect(await ask('accountInformation', {}, customer)).toMatchObject({
        firstName: 'Zoé',
        lastName: 'D’Amour-Nguyễn',
        interest: ['kitchen', 'pets'],
      });
    });

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

    test('X-065 ACC-014 text messages are switched on by the code that was sent to the phone, not before; off and e-mails need none', async ({
      page,
      context,
      complaints,
    }) => {
      test.slow(); // three pages and a mailbox, one view examined
      complaints.allow(/status of 40[09]/); // a code is missing, then wrong
      const customer = await newCustomer(`texts.${language}`);
      await comeBack(context, customer);
      await page.goto(at(paths.newsletter()));
      const form = formWith(page, text('account:newsletter.email'));
      const byText = form.getByLabel(text('account:newsletter.sms'), { exact: true });
      const save = form.getByRole('button', { name: text('account:profile.save') });
      const isStored = async () => (await ask('accountInformation', {}, customer)).subscriber.subscriber_sms;
      await expect(byText).toBeDisabled();
      await form.getByRole('link', { name: text('account:newsletter.addPhone') }).click();
      const phone = newPhone();
      const profile = formWith(page, text('account:profile.firstName'));
      await profile.getByLabel(text('account:facts.phone')).fill(phone);
      await profile.getByLabel(text('account:profile.firstName')).fill('Zoé');
      await profile.getByLabel(text('account:profile.lastName'), { exact: true }).fill('Roy');
      await profile.getByRole('button', { name: text('account:profile.save') }).click();
      await expect(profile.getByText(text('account:profile.saved'))).toBeVisible();
      await page.goBack();

      await byText.check();
      await save.click();
      const code = form.getByLabel(text('account:newsletter.code'));
      await expect(code).toBeFocused();
      await expectAccessible(page);
      expect(await isStored()).toBe(false);
      const sent = await textedDigits(context, phone);
      await code.fill(sent === '000000' ? '111111' : '000000');
      await save.click();
      await expect(code).toHaveAccessibleDescription(wrongCode[language]);
      expect(await isStored()).toBe(false);
      await code.fill(sent);
      await save.click();
      await expect(form.getByText(text('account:newsletter.saved'))).toBeVisible();
      await expect(code).toBeHidden();
      expect(await isStored()).toBe(true);

      await page.reload();
      await expect(byText).toBeChecked();
      await byText.uncheck();
      await save.click();
      await expect(form.getByText(text('account:newsletter.saved'))).toBeVisible();
      await expect(code).toBeHidden();
      expect(await isStored()).toBe(false);
    });
  });
}
