import { paths } from '@shop/contract';
import type { Locator } from '@playwright/test';
import { bothLanguages, comeBack, expectAccessible, newCustomer, screens, textsIn } from '@shop/qa';
import { englishAtNight } from '../support/at-night.ts';
import { expect, test } from '../support/test.ts';

const isWrong = (field: Locator) => expect(field).toHaveAttribute('aria-invalid', 'true');

for (const { language, screen } of bothLanguages) {
  test.describe(`in ${language} on a ${screen}`, englishAtNight(language), () => {
    test.use({ viewport: screens[screen] });
    const text = textsIn(language);
    const at = (path: string) => paths.inLanguage(path, language);
    const name = 'Zoé Bernard & fils';

    test('ACC-016 a customer asks for a price for a large order, and is told that it arrived', async ({
      page,
      context,
    }) => {
      const customer = await newCustomer(`large.${language}`);
      await comeBack(context, customer);
      await page.goto(at(paths.customerService()));
      await expect(page.getByRole('heading', { level: 1, name: text('account:title.service') })).toBeVisible();
      const main = page.getByRole('main');
      const [contact, need] = [
        main.getByRole('textbox', { name: text('account:facts.name') }),
        main.getByLabel(text('account:largeOrder.message')),
      ];
      const send = main.getByRole('button', { name: text('account:largeOrder.submit') });
      await expect(main.getByRole('textbox', { name: text('membership:apply.email'), exact: true })).toHaveValue(
        customer.email,
      );
      await need.fill('Forty chairs in Gaspé by May');
      await send.click();
      await isWrong(contact);
      await expect(need).toHaveValue('Forty chairs in Gaspé by May');
      await contact.fill(name);
      await expectAccessible(page);
      await send.click();
      await expect(main.getByText(text('account:largeOrder.done'))).toBeVisible();
      // Sent once: nothing is left to be sent again by a second press.
      await expect(need).toHaveValue('');
    });
  });
}
