import { paths } from '@shop/contract';
import {
  addressOf,
  ask,
  bothLanguages,
  buyerWith,
  comeBack,
  newCustomer,
  pay,
  readyToPay,
  screens,
  simpleProduct,
  storedCart,
  typeCard,
  typePlace,
  visitOf,
} from '@shop/qa';
import { englishAtNight } from '../support/at-night.ts';
import { expect, test } from '../support/test.ts';

const SOFAS = 105;

for (const { language, screen } of bothLanguages) {
  test.describe(`in ${language} on a ${screen}`, englishAtNight(language), () => {
    test.use({ viewport: screens[screen], locale: `${language}-CA` });

    test('ADDR-008 CART-007 CHK-017 an address that is edited or added while paying is in the book and on the order, and so is a bill that goes elsewhere', async ({
      page,
      context,
    }) => {
      test.slow(); // three addresses and a card
      const visit = visitOf(page, language);
      const { text } = visit;
      const customer = await newCustomer(`addresses.${language}`);
      await ask('addAddress', { body: { ...(await addressOf(customer)), is_default_shipping: true } }, customer);
      await comeBack(context, customer);
      await readyToPay(customer, (await simpleProduct(SOFAS)).entity_id, false);
      const book = async () => (await ask('addresses', {}, customer)).list.map(({ street }) => street).toSorted();
      const goal = page.getByRole('heading', { name: text('cart-checkout:payment.shipTo') }).locator('..');
      const edit = goal.getByRole('link', { name: text('cart-checkout:payment.editAddress') });
      const next = page.getByRole('button', { name: text('cart-checkout:address.continue') });

      await page.goto(paths.inLanguage(paths.payment(), language));
      await expect(goal).toContainText('118 Lanternfish Avenue');
      await edit.click();
      await expect(page.getByRole('radio', { name: /Lanternfish/ })).toBeChecked();
      await page.getByRole('button', { name: text('cart-checkout:address.editThis') }).click();
      await page
        .getByRole('textbox', { name: text('cart-checkout:address.street'), exact: true })
        .fill('9 Birch Street');
      await next.click();
      await expect(goal).toContainText('9 Birch Street');
      expect(await book()).toEqual(['9 Birch Street']);
      expect((await storedCart(customer)).shipping_address).toMatchObject({ street: '9 Birch Street' });

      await edit.click();
      await page.getByRole('radio', { name: text('cart-checkout:address.other') }).check();
      const buyer = buyerWith(customer.email);
      await typePlace(visit, { ...buyer, street: '40 Cedar Road', city: 'Ottawa', postcode: 'K1P 5N4' });
      await page.getByRole('checkbox', { name: text('cart-checkout:address.save') }).check();
      await next.click();
      await expect(goal).toContainText('40 Cedar Road');
      expect(await book()).toEqual(['40 Cedar Road', '9 Birch Street']);

      await page.getByRole('button', { name: text('cart-checkout:billing.other') }).click();
      await typePlace(visit, { ...buyer, firstname: 'Cy', street: '5 Bank Street' });
      await page.getByRole('button', { name: text('cart-checkout:billing.save') }).click();
      await expect(page.getByText('5 Bank Street')).toBeVisible();
      await typeCard(visit, buyer);
      const { indent } = await storedCart(customer);
      const sent = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/order');
      const orderId = await pay(visit);
      expect((await sent).headers()['indent']).toBe(indent);
      expect(await ask('orderDetail', { query: { order_id: orderId } }, customer)).toMatchObject({
        shipping_address: { street: '40 Cedar Road', city: 'Ottawa', postcode: 'K1P 5N4' },
        billing_address: { firstname: 'Cy', street: '5 Bank Street', city: 'Toronto' },
      });
      expect((await storedCart(customer)).indent).not.toBe(indent);
    });
  });
}
