import { paths } from '@shop/contract';
import type { Locator } from '@playwright/test';
import { ask, bothLanguages, comeBack, expectAccessible, newCustomer, screens, textsIn } from '@shop/qa';
import { englishAtNight } from '../support/at-night.ts';
import { expect, test } from '../support/test.ts';

const isWrong = (field: Locator) => expect(field).toHaveAttribute('aria-invalid', 'true');
/** Whatever is refused, what was typed stays. */
const expectTyped = async (typed: readonly (readonly [Locator, string])[]): Promise<void> => {
  for (const [field, value] of typed) await expect(field).toHaveValue(value);
};

for (const { language, screen } of bothLanguages) {
  test.describe(`in ${language} on a ${screen}`, englishAtNight(language), () => {
    test.use({ viewport: screens[screen] });
    const text = textsIn(language);
    const at = (path: string) => paths.inLanguage(path, language);
    const name = 'Zoé Bernard & fils';
    /** “Numéro d’entreprise” has it too, further on. */
    const company = new RegExp(`^${text('membership:apply.company')}`);

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
      const [email, telephone] = [
        main.getByLabel(text('membership:apply.email'), { exact: true }),
        main.getByLabel(text('membership:apply.telephone')),
      ];
      const [channel, website] = [
        main.getByLabel(text('membership:apply.channel')),
        main.getByLabel(text('membership:apply.website')),
      ];
      const message = main.getByRole('textbox', { name: text('membership:apply.message') });
      const send = main.getByRole('button', { name: text('membership:apply.send') });
      await main.getByLabel(text('membership:apply.name')).fill(name);
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
      await channel.selectOption({ label: text('membership:apply.channels.social') });
      await send.click();
      await isWrong(website);
      await expect(website).toBeFocused();
      await expectTyped([
        [main.getByLabel(text('membership:apply.name')), name],
        [email, customer.email],
        [telephone, '(416) 555-0188'],
        [message, 'Two lines,\nand a <b>bold</b> one.'],
        [website, 'javascript:alert(1)'],
      ]);
      await website.fill('https://shop.example/');
      await send.click();
      const sent = main.getByText(text('membership:dropship.pending', { name }));
      await expect(sent).toBeVisible();
      await page.reload();
      await expect(sent).toBeVisible();
      await expect(send).toBeHidden();

      await main.getByRole('button', { name: text('membership:dropship.edit') }).click();
      await expect(message).toHaveValue('Two lines,\nand a <b>bold</b> one.');
      await main.getByLabel(text('membership:apply.name')).fill('Zoé');
      await main.getByRole('button', { name: text('membership:apply.save') }).click();
      await expect(main.getByText(text('membership:dropship.pending', { name: 'Zoé' }))).toBeVisible();
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
      const send = main.getByRole('button', { name: text('membership:apply.send') });
      await send.click();
      await isWrong(main.getByLabel(text('membership:apply.name')));
      await isWrong(main.getByLabel(text('membership:apply.email'), { exact: true }));
      await main.getByLabel(text('membership:apply.name')).fill(name);
      await main.getByLabel(text('membership:apply.email'), { exact: true }).fill(customer.email);
      await main.getByLabel(company).fill('Bernard & fils');
      await main.getByLabel(text('membership:business.number')).fill('12 34');
      await send.click();
      await isWrong(main.getByLabel(text('membership:business.number')));
      await expectTyped([
        [main.getByLabel(text('membership:apply.name')), name],
        [main.getByLabel(company), 'Bernard & fils'],
        [main.getByLabel(text('membership:business.number')), '12 34'],
      ]);
      await main.getByLabel(text('membership:business.number')).fill('123 456 789');
      await send.click();
      await expect(main.getByText(text('membership:business.pending', { name }))).toBeVisible();
      await page.reload();
      await expect(main.getByText(text('membership:business.pending', { name }))).toBeVisible();
      await expect(send).toBeHidden();
      const { application } = await ask('businessAccount', {}, customer);
      expect(application).toMatchObject({ name, company: 'Bernard & fils', business_number: '123456789' });
    });
  });
}
