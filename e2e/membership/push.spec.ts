import { paths } from '@shop/contract';
import {
  bothLanguages,
  comeBack,
  expectAccessible,
  newCustomer,
  placeOrder,
  readyToPay,
  screens,
  simpleProduct,
  textsIn,
} from '@shop/qa';
import { englishAtNight } from '../support/at-night.ts';
import { useSandboxPush, watchNotifications } from '../support/push-service.ts';
import { shopUrl } from '../support/places.ts';
import { expect, test } from '../support/test.ts';

const SOFAS = 105;

test.use({ serviceWorkers: 'allow' });

for (const { language, screen } of bothLanguages) {
  test(
    `POP-028 a customer switches messages on, is told of an order in ${language}, and presses it, on a ${screen}`,
    englishAtNight(language),
    async ({ page, context }) => {
      await page.setViewportSize(screens[screen]);
      const text = textsIn(language);
      const customer = await newCustomer(`push.${language}`);
      const received = await useSandboxPush(context);
      await comeBack(context, customer);
      await page.goto(paths.inLanguage(paths.newsletter(), language));
      const box = page.getByRole('checkbox', { name: text('membership:push.switch') });
      await expect(box).not.toBeChecked();
      expect(context.serviceWorkers()).toEqual([]); // nothing of it is there before it is wanted
      await box.click();
      await expect(box).toBeChecked();
      await expectAccessible(page);

      await readyToPay(customer, (await simpleProduct(SOFAS)).entity_id, false);
      const { order_id: orderId } = await placeOrder(customer);
      await expect.poll(received).toMatchObject([{ ttl: 86_400, encoding: 'aes128gcm' }]);

      // What the browser does with it: its push service decrypts it and wakes the worker.
      const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
      const system = await watchNotifications(worker);
      const url = paths.inLanguage(paths.order(orderId), language);
      const content = { title: `Order ${orderId}`, body: 'Paid', url, tag: 'order', lang: language };
      const devtools = await context.newCDPSession(page);
      const registration = new Promise<string>((resolve) => {
        devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
          if (registrations[0]) resolve(registrations[0].registrationId);
        });
      });
      await devtools.send('ServiceWorker.enable');
      await devtools.send('ServiceWorker.deliverPushMessage', {
        origin: shopUrl,
        registrationId: await registration,
        data: JSON.stringify(content),
      });
      await expect.poll(system.shown).toEqual([{ title: content.title, body: 'Paid', lang: language }]);
      await system.press();
      await expect(page).toHaveURL(new RegExp(orderId));

      await page.goto(paths.inLanguage(paths.newsletter(), language));
      await expect(box).toBeChecked();
      await box.click();
      await expect(box).not.toBeChecked();
    },
  );
}
