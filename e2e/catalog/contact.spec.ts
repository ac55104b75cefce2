import { paths, uploadLimits } from '@shop/contract';
import type { Locator } from '@playwright/test';
import {
  ask,
  bothLanguages,
  comeBack,
  expectAccessible,
  letters,
  placeOrder,
  readyToPay,
  screens,
  simpleProduct,
  testPassword,
  textsIn,
} from '@shop/qa';
import { englishAtNight } from '../support/at-night.ts';
import { photo, textFile } from '../support/files.ts';
import { startOwnApi, type OwnApi } from '../support/own-api.ts';
import { expect, test } from '../support/test.ts';

const SOFAS = 105;
const email = { en: 'ordinary@shop.test', fr: 'points@shop.test' };
const isWrong = (field: Locator) => expect(field).toHaveAttribute('aria-invalid', 'true');

// One API for both: one test after the other.
test.describe.configure({ mode: 'default' });
let api: OwnApi;
test.beforeAll(async () => {
  test.setTimeout(600_000);
  api = await startOwnApi();
});
test.afterAll(() => api.stop());

for (const { language, screen } of bothLanguages) {
  test(
    `X-110 X-111 in ${language} on a ${screen} a customer asks for help from an order’s page with a picture, is told what is wrong, gets a letter, and then the answer`,
    englishAtNight(language),
    async ({ page, context, complaints, openShop }) => {
      complaints.allow(/status of 400/); // an order of nobody
      test.slow();
      const text = textsIn(language);
      const shop = await openShop({ apiUrl: api.url });
      const at = (path: string) => `${shop.url}${paths.inLanguage(path, language)}`;
      const who = { email: email[language], password: testPassword };
      const { token } = await ask('login', { body: who }, { api: api.url });
      if (!token) throw new Error(`${who.email} was not signed in`);
      const customer = { email: who.email, token, api: api.url };
      await readyToPay(customer, (await simpleProduct(SOFAS, undefined, language, api.url)).entity_id, false);
      const { order_id } = await placeOrder(customer);

      await page.setViewportSize(screens[screen]);
      await comeBack(context, { token });
      await page.goto(at(paths.order(order_id)));
      const main = page.getByRole('main');
      await main.getByRole('link', { name: text('account:orderActions.help') }).click();
      const order = main.getByLabel(text('catalog:contact.order'));
      const message = main.getByLabel(text('catalog:contact.message'));
      const pictures = main.getByLabel(text('catalog:contact.pictures.label'));
      const send = main.getByRole('button', { name: text('catalog:contact.send') });
      await expect(order).toHaveValue(order_id);
      await expect(main.getByLabel(text('catalog:subscribe.email'))).toHaveValue(who.email);
      await expectAccessible(page);

      await send.click();
      await isWrong(message);
      await expect(message).toBeFocused();
      const words = language === 'en' ? 'A leg is <missing>.\nWhat now?' : 'Il manque un pied.\nQue faire?';
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

      const [forShop, arrived] = await letters(api.url);
      expect(arrived?.to).toBe(who.email);
      expect(forShop?.text).toContain(words);
      expect(forShop?.text).toContain('Pictures: 1.');
      const answer = language === 'en' ? 'We send you another leg today.' : 'Nous vous envoyons un pied aujourd’hui.';
      const [id] = /\d+(?= --text)/.exec(forShop?.text ?? '') ?? [];
      await api.operate(['messages', 'answer', id ?? '', '--text', answer]);
      const [answered] = await letters(api.url);
      expect(answered?.to).toBe(who.email);
      expect(answered?.text).toContain(answer);
      expect(answered?.text).toContain(words);
    },
  );
}
