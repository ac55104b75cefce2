import { paths } from '@shop/contract';
import { comeBack, newGuest, placeOrder, readyToPay, simpleProduct } from '@shop/qa';
import { leadsTo, onTheWay, pathOf, visitorOf } from '../support/every-route.ts';
import { liveRoutes } from '../support/routes.ts';
import { test } from '../support/test.ts';
import { layOut } from './sheet.ts';

const SOFAS = 105;

for (const language of ['en', 'fr'] as const) {
  for (const route of liveRoutes().filter(({ name }) => !onTheWay.has(name) && !leadsTo[name])) {
    test(`${route.name} in ${language}`, async ({ page, context }) => {
      const who = await visitorOf(route);
      if (route.auth) await comeBack(context, who);
      await page.goto(paths.inLanguage(await pathOf(route, who), language));
      await layOut(page, route.name, language);
    });
  }

  test(`SearchFound in ${language}`, async ({ page }) => {
    await page.goto(paths.inLanguage(paths.search(language === 'en' ? 'oak table' : 'table en chêne'), language));
    await layOut(page, 'SearchFound', language);
  });

  test(`NotFound in ${language}`, async ({ page, complaints }) => {
    complaints.allow(/status of 404/);
    await page.goto(paths.inLanguage('/no-such-page', language));
    await layOut(page, 'NotFound', language);
  });

  test(`the way through an order in ${language}`, async ({ page, context }) => {
    const guest = await newGuest(context, `sheet.${language}`);
    await readyToPay(guest, (await simpleProduct(SOFAS)).entity_id);
    for (const [name, path] of [
      ['CartFilled', paths.cart()],
      ['PaymentShippingAddress', paths.shippingAddress()],
      ['Payment', paths.payment()],
    ] as const) {
      await page.goto(paths.inLanguage(path, language));
      await layOut(page, name, language);
    }
    const { order_id } = await placeOrder(guest);
    await page.goto(paths.inLanguage(paths.orderConfirmation(order_id), language));
    await layOut(page, 'OrderConfirmation', language);
  });
}
