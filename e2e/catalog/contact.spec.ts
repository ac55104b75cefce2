import { paths, uploadLimits } from '@shop/contract';
import type { Locator } from '@playwright/test';
import {
  bothLanguages,
  comeBack,
  expectAccessible,
  letters,
  newCustomer,
  placeOrder,
  readyToPay,
  screens,
  simpleProduct,
  textsIn,
} from '@shop/qa';
import { englishAtNight } from '../support/at-night.ts';
import { photo, textFile } from '../support/files.ts';
import { operate } from '../support/operate.ts';
import { expect, test } from '../support/test.ts';

const SOFAS = 105;
const isWrong = (field: Locator) => expect(field).toHaveAttribute('aria-invalid', 'true');

for (const { language, screen } of bothLanguages) {
  test(
    `in ${language} on a ${screen} a customer asks for help from an order’s page with a picture, is told what is wrong, gets a letter, and then the answer`,
    englishAtNight(language),
    async ({ page, context, complaints }) => {
      complaints.allow(/status of 400/); // an order of nobody
      const text = textsIn(language);
      const customer = await newCustomer(`contact.${language}`);
      await readyToPay(customer, (await simpleProduct(SOFAS, undefined, language)).entity_id, false);
      const { order_id } = await placeOrder(customer);

      await page.setViewportSize(screens[screen]);
      await comeBack(context, customer);
      await page.goto(paths.inLanguage(paths.order(order_id), language));
      const main = page.getByRole('main');
      await main.getByRole('link', { name: text('account:orderActions.help') }).click();
      const order = main.getByLabel(text('catalog:contact.order'));
      const message = main.getByLabel(text('catalog:contact.message'));
      const pictures = main.getByLabel(text('catalog:contact.pictures.label'));
      const send = main.getByRole('button', { name: text('catalog:contact.send') });
      await expect(order).toHaveValue(order_id);
      await expect(main.getByLabel(text('catalog:subscribe.email'))).toHaveValue(customer.email);
      await expectAccessible(page);

      await main.getByLabel(text('catalog:contact.name')).fill('Ada Roy');
      await send.click();
      await isWrong(message);
      await expect(message).toBeFocused();
      const words =
        language === 'en'
          ? `A leg of ${order_id} is <missing>.\nWhat now?`
          : `Il manque un pied à ${order_id}.\nQue faire?`;
      await message.fill(words);
      await pictures.setInputFiles(textFile);
      await send.click();
      await isWrong(pictures);
      await pictures.setInputFiles({ ...photo, buffer: Buffer.alloc(uploadLimits.fileSize + 1) });
      await send.click();
      await isWrong(pictures);
      await pictures.setInputFiles(photo);
      await order.fill('CA1');
      await send.click();
      await isWrong(order);
      await expect(order).toBeFocused();
      await expect(message).toHaveValue(words);
      await order.fill(order_id);
      await send.click();
      await expect(main.getByText(text.like('catalog:contact.done'))).toBeVisible();
      await expectAccessible(page);

      const sent = await letters();
      const forShop = sent.find((one) => one.to !== customer.email && one.text.includes(words));
      const [number = 'none'] = /M\d{9}/.exec(forShop?.subject ?? '') ?? [];
      expect(sent.find(({ subject }) => subject.includes(number) && subject !== forShop?.subject)?.to).toBe(
        customer.email,
      );
      expect(forShop?.text).toContain('Pictures: 1.');
      const answer = language === 'en' ? 'We send you another leg today.' : 'Nous vous envoyons un pied aujourd’hui.';
      const [id] = /\d+(?= --text)/.exec(forShop?.text ?? '') ?? [];
      await operate(['messages', 'answer', id ?? '', '--text', answer]);
      const answered = (await letters()).find((one) => one.to === customer.email && one.text.includes(answer));
      expect(answered?.text).toContain(words);
    },
  );
}
