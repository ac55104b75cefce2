import { languages, paths } from '@shop/contract';
import {
  ask,
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
import { operate } from '../support/operate.ts';
import { expect, test } from '../support/test.ts';

const SOFAS = 105;

for (const language of languages) {
  test(
    `API-041 API-043 API-044 in ${language} an order leaves in two parcels, which its customer and a visitor follow, arrives, and is sent back`,
    englishAtNight(language),
    async ({ page, context, complaints, otherDevice }) => {
      complaints.allow(/status of 400/); // without proof a visitor is asked for it
      test.slow();
      const text = textsIn(language);
      const at = (path: string) => paths.inLanguage(path, language);
      const customer = await newCustomer(`parcels.${language}`);
      const shopper = { ...customer, language };
      const product = await simpleProduct(SOFAS, undefined, language);
      for (const _ of ['one', 'two']) await readyToPay(customer, product.entity_id, false);
      const { order_id } = await placeOrder(customer);
      const { items } = await ask('orderDetail', { query: { order_id } }, shopper);
      const [item] = items;
      if (!item) throw new Error('Nothing was ordered');

      const ship = ['orders', 'ship', order_id, '--carrier', 'Purolator', '--tracking'];
      const sent = await operate([...ship, 'PU-1', '--items', `${item.sku}:1`], [...ship, 'PU-2']);
      const parcels = sent.map((line) => /^Parcel (\d+) /.exec(line)?.[1] ?? '');

      await page.setViewportSize(screens.phone);
      await comeBack(context, customer);
      await page.goto(at(paths.order(order_id)));
      const main = page.getByRole('main');
      await expect(main.getByText(text('account:state.shipped'), { exact: true })).toBeVisible();
      for (const number of ['PU-1', 'PU-2']) {
        await expect(main.getByText(text('account:order.tracking', { number }))).toBeVisible();
      }
      await expect(main.getByText(text('account:order.units', { name: item.name, count: 1 }))).toHaveCount(2);
      await expect(main.getByRole('link', { name: text('account:orderActions.cancel') })).toBeHidden();
      await expect(main.getByRole('link', { name: text('account:orderActions.return') })).toBeHidden();
      await expectAccessible(page);

      const visitor = await otherDevice('Visitor');
      await visitor.setViewportSize(screens.phone);
      await visitor.goto(at(paths.shipments(order_id)));
      await visitor.getByRole('textbox', { name: text('account:track.proof') }).fill(customer.email);
      await visitor
        .getByRole('main')
        .getByRole('button', { name: text('account:track.submit'), exact: true })
        .click();
      await expect(
        visitor.getByRole('heading', {
          name: text('account:track.parcel', { number: 2, count: 2, carrier: 'Purolator' }),
        }),
      ).toBeVisible();
      await expect(visitor.getByText(text('account:order.tracking', { number: 'PU-1' }))).toBeVisible();
      await expect(visitor.getByRole('list', { name: text('account:track.events') })).toHaveCount(2);
      await expectAccessible(visitor);

      await visitor.close();
      await operate(...parcels.map((id) => ['parcels', 'deliver', id]));
      const notifications = (await letters()).filter(
        ({ to, subject }) => to === customer.email && subject.includes(order_id),
      );
      expect(notifications).toHaveLength(5); // the confirmation, two that left, two that arrived
      await page.goto(at(paths.order(order_id)));
      await expect(main.getByText(text('account:state.delivered'), { exact: true })).toBeVisible();
      await main.getByRole('link', { name: text('account:orderActions.return') }).click();
      await page.getByRole('combobox', { name: item.name }).selectOption(text('account:returns.units', { count: 2 }));
      await page
        .getByRole('combobox', { name: text('account:returns.reason') })
        .selectOption(text('account:returnReason.damaged'));
      await page.getByRole('button', { name: text('account:returns.submit') }).click();
      await expect(page.getByRole('heading', { level: 1, name: text('account:title.returnLabel') })).toBeVisible();
      const { returns } = await ask('orderDetail', { query: { order_id } }, shopper);
      expect(returns).toMatchObject([{ status: 'requested', items: [{ item_id: item.item_id, qty: 2 }] }]);
    },
  );
}
