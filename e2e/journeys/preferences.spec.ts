import { calls, paths } from '@shop/contract';
import { ask } from '../support/ask.ts';
import { expectAccessible } from '../support/axe.ts';
import { comeBack, newCustomer } from '../support/customers.ts';
import { newPhone } from '../support/joining.ts';
import { textedDigits } from '../support/mailbox.ts';
import { bothLanguages, screens } from '../support/screens.ts';
import { expect, test, type Page } from '../support/test.ts';

const words = {
  en: {
    first: 'First name',
    last: 'Last name',
    phone: /^Phone/,
    kitchen: 'Kitchen',
    pets: 'Pets',
    save: 'Save',
    saved: 'Your information is saved.',
    hello: 'Hello, Zoé',
    newsletter: 'Newsletter subscriptions',
    byEmail: 'By email',
    byText: 'By text message',
    notes: 'Show notifications in the shop',
    kept: 'Your settings are saved.',
    bell: /^Notifications/,
    births: 'Date of birth',
    addPhone: 'Add a phone number',
    code: 'Code from the text message',
    wrongCode: /The code is wrong or has expired\./,
  },
  fr: {
    first: 'Prénom',
    last: 'Nom',
    phone: /^Téléphone/,
    kitchen: 'Cuisine',
    pets: 'Animaux',
    save: 'Enregistrer',
    saved: 'Vos renseignements sont enregistrés.',
    hello: 'Bonjour, Zoé',
    newsletter: 'Abonnements à l’infolettre',
    byEmail: 'Par courriel',
    byText: 'Par message texte',
    notes: 'Afficher les notifications dans la boutique',
    kept: 'Vos réglages sont enregistrés.',
    bell: /^Notifications/,
    births: 'Date de naissance',
    addPhone: 'Ajouter un numéro de téléphone',
    code: 'Code reçu par texto',
    wrongCode: /Le code est incorrect ou a expiré\./,
  },
};

/** A panel of the account, by its heading. */
const formWith = (page: Page, label: string) =>
  page
    .getByRole('main')
    .locator('form')
    .filter({ has: page.getByLabel(label, { exact: true }) });

for (const { language, screen } of bothLanguages) {
  test.describe(`in ${language} on a ${screen}`, () => {
    test.use({ viewport: screens[screen] });
    const text = words[language];
    const at = (path: string) => paths.inLanguage(path, language);

    test('ACC-005 a customer tells of themselves: a wrong phone stays to be mended, and the rest is there on every page after', async ({
      page,
      context,
    }) => {
      const customer = await newCustomer(`profile.${language}`);
      await comeBack(context, customer);
      await page.goto(at(paths.accountEdit()));
      const form = formWith(page, text.first);
      const phone = form.getByLabel(text.phone);
      await form.getByLabel(text.first).fill('Zoé');
      await form.getByLabel(text.last, { exact: true }).fill('D’Amour-Nguyễn');
      await phone.fill('555-01');
      await form.getByRole('checkbox', { name: text.kitchen }).check();
      await form.getByRole('checkbox', { name: text.pets }).check();
      await form.getByRole('button', { name: text.save }).click();
      await expect(phone).toHaveAttribute('aria-invalid', 'true');
      await expect(phone).toHaveValue('555-01');
      await phone.fill('4165550188');
      await form.getByRole('button', { name: text.save }).click();
      await expect(form.getByText(text.saved)).toBeVisible();
      await expect(page.getByRole('banner').getByRole('button', { name: text.hello })).toBeVisible();

      await page.reload();
      await expect(form.getByLabel(text.last, { exact: true })).toHaveValue('D’Amour-Nguyễn');
      await expect(phone).toHaveValue(/416.*555.*0188/);
      await expect(form.getByRole('checkbox', { name: text.kitchen })).toBeChecked();
      await expect(page.getByRole('banner').getByRole('button', { name: text.hello })).toBeVisible();
      await page.goto(at(paths.accountHome()));
      await expect(page.getByRole('heading', { level: 1, name: text.hello })).toBeVisible();
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
      await expect(page.getByRole('heading', { level: 1, name: text.newsletter })).toBeVisible();
      const form = formWith(page, text.byEmail);
      const byEmail = form.getByLabel(text.byEmail, { exact: true });
      await expect(form.getByLabel(text.byText, { exact: true })).toBeDisabled(); // no phone is known
      const save = async (isOn: boolean): Promise<void> => {
        await byEmail.setChecked(isOn);
        await form.getByRole('button', { name: text.save }).click();
        await expect(form.getByText(text.kept)).toBeVisible();
        const { subscriber } = await ask('accountInformation', {}, customer);
        expect(subscriber.subscriber_email).toBe(isOn);
      };
      await save(true);
      await page.reload();
      await expect(byEmail).toBeChecked();
      await save(false);

      const bell = page.getByRole('banner').getByRole('button', { name: text.bell });
      await expect(bell).toHaveAccessibleName(/[1-9]/);
      const notes = page.getByLabel(text.notes);
      await expect(notes).toBeChecked();
      // It shows at once; only the answer says that the shop knows.
      const toggled = page.waitForResponse((answer) => answer.url().endsWith(calls.notificationToggle.path));
      await notes.click();
      await expect(notes).not.toBeChecked();
      await expect(bell).not.toHaveAccessibleName(/[1-9]/);
      expect((await toggled).ok()).toBe(true);

      const births = page.getByLabel(text.births);
      const birthday = formWith(page, text.births);
      await births.fill('2091-02-28');
      await birthday.getByRole('button', { name: text.save }).click();
      await expect(birthday.getByRole('alert')).toBeVisible();
      await expect(births).toHaveValue('2091-02-28');
      await births.fill('1991-02-28');
      await birthday.getByRole('button', { name: text.save }).click();
      await expect(birthday.getByText(text.kept)).toBeVisible();

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
      const form = formWith(page, text.byEmail);
      const byText = form.getByLabel(text.byText, { exact: true });
      const save = form.getByRole('button', { name: text.save });
      const isStored = async () => (await ask('accountInformation', {}, customer)).subscriber.subscriber_sms;
      await expect(byText).toBeDisabled();
      await form.getByRole('link', { name: text.addPhone }).click();
      const phone = newPhone();
      const profile = formWith(page, text.first);
      await profile.getByLabel(text.phone).fill(phone);
      await profile.getByLabel(text.first).fill('Zoé');
      await profile.getByLabel(text.last, { exact: true }).fill('Roy');
      await profile.getByRole('button', { name: text.save }).click();
      await expect(profile.getByText(text.saved)).toBeVisible();
      await page.goBack();

      await byText.check();
      await save.click();
      const code = form.getByLabel(text.code);
      await expect(code).toBeFocused();
      await expectAccessible(page);
      expect(await isStored()).toBe(false);
      const sent = await textedDigits(context, phone);
      await code.fill(sent === '000000' ? '111111' : '000000');
      await save.click();
      await expect(code).toHaveAccessibleDescription(text.wrongCode);
      expect(await isStored()).toBe(false);
      await code.fill(sent);
      await save.click();
      await expect(form.getByText(text.kept)).toBeVisible();
      await expect(code).toBeHidden();
      expect(await isStored()).toBe(true);

      await page.reload();
      await expect(byText).toBeChecked();
      await byText.uncheck();
      await save.click();
      await expect(form.getByText(text.kept)).toBeVisible();
      await expect(code).toBeHidden();
      expect(await isStored()).toBe(false);
    });
  });
}
