import { paths } from '@shop/contract';
import type { Locator } from '@playwright/test';
import { ask } from '../support/ask.ts';
import { expectAccessible } from '../support/axe.ts';
import { comeBack, newCustomer } from '../support/customers.ts';
import { bothLanguages, screens } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

const words = {
  en: {
    name: 'Your name',
    email: 'Email',
    telephone: /^Phone number/,
    company: /^Company/,
    message: /^Message/,
    channel: 'Where you sell',
    social: 'On social media',
    website: /^Website/,
    number: /^Business number/,
    send: 'Send application',
    change: 'Change the application',
    save: 'Save changes',
    dropshipSent: (name: string) => `Thank you, ${name}. We are looking at your application and answer by email.`,
    businessSent: (name: string) => `Thank you, ${name}. We answer within two working days.`,
    contact: /^Name/,
    need: 'What do you need?',
    request: 'Send the request',
    requested: 'We have your request and will write to you.',
    service: 'Exclusive customer service',
  },
  fr: {
    name: 'Votre nom',
    email: 'Courriel',
    telephone: /^Numéro de téléphone/,
    company: /^Entreprise/,
    message: /^Message/,
    channel: 'Où vous vendez',
    social: 'Sur les médias sociaux',
    website: /^Site Web/,
    number: /^Numéro d’entreprise/,
    send: 'Envoyer la demande',
    change: 'Modifier la demande',
    save: 'Enregistrer les changements',
    dropshipSent: (name: string) => `Merci, ${name}. Nous étudions votre demande et répondrons par courriel.`,
    businessSent: (name: string) => `Merci, ${name}. Nous répondons en deux jours ouvrables.`,
    contact: /^Nom/,
    need: 'De quoi avez-vous besoin?',
    request: 'Envoyer la demande',
    requested: 'Nous avons votre demande et vous écrirons.',
    service: 'Service à la clientèle exclusif',
  },
};

const isWrong = (field: Locator) => expect(field).toHaveAttribute('aria-invalid', 'true');
/** Whatever is refused, what was typed stays. */
async function expectTyped(typed: readonly (readonly [Locator, string])[]): Promise<void> {
  for (const [field, value] of typed) await expect(field).toHaveValue(value);
}

for (const { language, screen } of bothLanguages) {
  test.describe(`in ${language} on a ${screen}`, () => {
    test.use({ viewport: screens[screen] });
    const text = words[language];
    const at = (path: string) => paths.inLanguage(path, language);
    const name = 'Zoé Bernard & fils';

    test('DROP-001 DROP-002 a reseller applies: what is wrong is said and nothing typed is lost, and what was sent stays sent and can be changed', async ({
      page,
      context,
      complaints,
    }) => {
      complaints.allow(/status of 400/); // an address that is none of the web's
      const customer = await newCustomer(`dropship.${language}`);
      await comeBack(context, customer);
      await page.goto(at(paths.dropship()));
      const main = page.getByRole('main');
      const [email, telephone] = [main.getByLabel(text.email, { exact: true }), main.getByLabel(text.telephone)];
      const [channel, website] = [main.getByLabel(text.channel), main.getByLabel(text.website)];
      const message = main.getByRole('textbox', { name: text.message });
      const send = main.getByRole('button', { name: text.send });
      await main.getByLabel(text.name).fill(name);
      await email.fill('zoe@');
      await telephone.fill('12');
      await message.fill('Two lines,\nand a <b>bold</b> one.');
      await website.fill('javascript:alert(1)');
      await send.click();
      for (const field of [email, telephone, channel]) await isWrong(field);
      await expect(email).toBeFocused();
      await expectAccessible(page);
      await email.fill(customer.email);
      await telephone.fill('(416) 555-0188');
      await channel.selectOption({ label: text.social });
      await send.click();
      await isWrong(website);
      await expect(website).toBeFocused();
      await expectTyped([
        [main.getByLabel(text.name), name],
        [email, customer.email],
        [telephone, '(416) 555-0188'],
        [message, 'Two lines,\nand a <b>bold</b> one.'],
        [website, 'javascript:alert(1)'],
      ]);
      await website.fill('https://shop.example/');
      await send.click();
      const sent = main.getByText(text.dropshipSent(name));
      await expect(sent).toBeVisible();
      await page.reload();
      await expect(sent).toBeVisible();
      await expect(send).toBeHidden();

      await main.getByRole('button', { name: text.change }).click();
      await expect(message).toHaveValue('Two lines,\nand a <b>bold</b> one.');
      await main.getByLabel(text.name).fill('Zoé');
      await main.getByRole('button', { name: text.save }).click();
      await expect(main.getByText(text.dropshipSent('Zoé'))).toBeVisible();
      const { application } = await ask('dropshipProgram', {}, customer);
      expect(application).toMatchObject({ name: 'Zoé', sales_channel: 'social', website: 'https://shop.example/' });
    });

    test('DROP-005 a company applies for a business account: a wrong number is said at its field, and what was sent stays sent', async ({
      page,
      context,
      complaints,
    }) => {
      complaints.allow(/status of 400/); // a wrong business number
      const customer = await newCustomer(`business.${language}`);
      await comeBack(context, customer);
      await page.goto(at(paths.businessAccount()));
      const main = page.getByRole('main');
      const send = main.getByRole('button', { name: text.send });
      await send.click();
      await isWrong(main.getByLabel(text.name));
      await isWrong(main.getByLabel(text.email, { exact: true }));
      await main.getByLabel(text.name).fill(name);
      await main.getByLabel(text.email, { exact: true }).fill(customer.email);
      await main.getByLabel(text.company).fill('Bernard & fils');
      await main.getByLabel(text.number).fill('12 34');
      await send.click();
      await isWrong(main.getByLabel(text.number));
      await expectTyped([
        [main.getByLabel(text.name), name],
        [main.getByLabel(text.company), 'Bernard & fils'],
        [main.getByLabel(text.number), '12 34'],
      ]);
      await main.getByLabel(text.number).fill('123 456 789');
      await send.click();
      await expect(main.getByText(text.businessSent(name))).toBeVisible();
      await page.reload();
      await expect(main.getByText(text.businessSent(name))).toBeVisible();
      await expect(send).toBeHidden();
      const { application } = await ask('businessAccount', {}, customer);
      expect(application).toMatchObject({ name, company: 'Bernard & fils', business_number: '123456789' });
    });

    test('ACC-016 a customer asks for a price for a large order, and is told that it arrived', async ({
      page,
      context,
    }) => {
      const customer = await newCustomer(`large.${language}`);
      await comeBack(context, customer);
      await page.goto(at(paths.customerService()));
      await expect(page.getByRole('heading', { level: 1, name: text.service })).toBeVisible();
      const main = page.getByRole('main');
      const [contact, need] = [main.getByRole('textbox', { name: text.contact }), main.getByLabel(text.need)];
      const send = main.getByRole('button', { name: text.request });
      await expect(main.getByRole('textbox', { name: text.email, exact: true })).toHaveValue(customer.email);
      await need.fill('Forty chairs in Gaspé by May');
      await send.click();
      await isWrong(contact);
      await expect(need).toHaveValue('Forty chairs in Gaspé by May');
      await contact.fill(name);
      await expectAccessible(page);
      await send.click();
      await expect(main.getByText(text.requested)).toBeVisible();
      // Sent once: nothing is left to be sent again by a second press.
      await expect(need).toHaveValue('');
    });
  });
}
