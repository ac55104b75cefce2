import { paths } from '@shop/contract';
import {
  ask,
  bothLanguages,
  comeBack,
  expectAccessible,
  letters,
  newCustomer,
  newGuest,
  placeOrder,
  readyToPay,
  screens,
  simpleProduct,
  storedCart,
  textsIn,
  written,
} from '@shop/qa';
import { englishAtNight } from '../support/at-night.ts';
import { photo, textFile } from '../support/files.ts';
import { expect, test } from '../support/test.ts';

const SOFAS = 105;

for (const { language, screen } of bothLanguages) {
  test(
    `ORD-002 ORD-003 ORD-008 in ${language} on a ${screen} a customer calls an order back with all its money, and orders the same again`,
    englishAtNight(language),
    async ({ page, context }) => {
      test.slow(); // a whole way, with two views examined
      await page.setViewportSize(screens[screen]);
      const text = textsIn(language);
      const customer = await newCustomer(`after.${language}`);
      const product = await simpleProduct(SOFAS, undefined, language);
      await readyToPay(customer, product.entity_id, false);
      const { order_id, grand_total } = await placeOrder(customer);
      const read = () => ask('orderDetail', { query: { order_id } }, customer);
      await comeBack(context, customer);
      await page.goto(paths.inLanguage(paths.order(order_id), language));
      const total = written(grand_total, language);
      await expect(
        page.getByRole('heading', { level: 1, name: text('account:orders.number', { id: order_id }) }),
      ).toBeVisible();
      const main = page.getByRole('main');
      await expect(main.getByText(total, { exact: true })).toBeVisible();
      await expectAccessible(page);

      await main.getByRole('link', { name: text('account:orderActions.cancel') }).click();
      await page
        .getByRole('combobox', { name: text('account:cancel.reason') })
        .selectOption(text('account:cancelReason.ordered_twice'));
      expect((await read()).status).toBe('paid');
      await main.getByRole('button', { name: text('account:orderActions.cancel') }).click();
      await expect(page.getByRole('heading', { name: text('account:cancel.done', { id: order_id }) })).toBeFocused();
      await expect(
        page.getByText(text('account:cancel.toCard', { amount: total, type: 'Visa', digits: '1111' })),
      ).toBeVisible();
      await expectAccessible(page);
      expect(await read()).toMatchObject({ status: 'cancelled', payment: { refunded_amount: grand_total } });

      await main.getByRole('link', { name: text('account:cancel.toOrder') }).click();
      await expect(main.getByText(text('account:state.cancelled'), { exact: true })).toBeVisible();
      await expect(main.getByText(text('account:order.refunded', { amount: total }))).toBeVisible();
      await expect(main.getByRole('link', { name: text('account:orderActions.cancel') })).toBeHidden();
      await main.getByRole('button', { name: text('account:orderActions.reorder') }).click();
      await expect(page.getByText(text('account:reorder.done'))).toBeVisible();
      expect((await storedCart(customer)).list).toMatchObject([{ product_id: product.entity_id, qty: 1 }]);
      await main.getByRole('link', { name: text('account:reorder.cart') }).click();
      await expect(page.getByRole('main').getByRole('link', { name: product.name, exact: true })).toBeVisible();
    },
  );
}

test('ACC-012 ACC-013 ACC-018 a customer reviews what they bought with a photo, which they and everybody then see', async ({
  page,
  context,
}) => {
  test.slow(); // from the purchase to the picture
  const text = textsIn('fr');
  const customer = await newCustomer('reviews');
  const product = await simpleProduct(SOFAS, undefined, 'fr');
  await readyToPay(customer, product.entity_id, false);
  await placeOrder(customer);
  await comeBack(context, customer);
  await page.setViewportSize(screens.phone);
  await page.goto(paths.inLanguage(paths.reviews('pending'), 'fr'));
  await page.getByRole('link', { name: text('account:reviews.writeNamed', { name: product.name }) }).click();
  await page.getByRole('radio', { name: text('account:reviews.stars', { count: 4 }) }).check({ force: true }); // the star that is painted covers it
  await page.getByRole('textbox', { name: text('account:writeReview.title'), exact: true }).fill('Moelleux');
  const files = page.getByLabel(text('account:writeReview.media'));
  await files.setInputFiles(textFile);
  await expect(page.getByText(text('account:writeReview.refused.kind', { name: textFile.name }))).toBeVisible();
  await files.setInputFiles(photo);
  const publish = page.getByRole('button', { name: text('account:writeReview.submit') });
  await page.getByRole('textbox', { name: text('account:writeReview.nickname') }).fill('Maude');
  await publish.click();
  const words = page.getByRole('textbox', { name: text('account:writeReview.detail') });
  await expect(words).toBeFocused();
  await expectAccessible(page);
  await words.fill('On s’y enfonce tout l’hiver.');
  await publish.click();
  await expect(page.getByText(text('account:writeReview.thanks'))).toBeVisible();
  await page.getByRole('link', { name: text('account:writeReview.see') }).click();
  const picture = page.getByRole('img', { name: text('account:reviews.photo', { place: 1 }) });
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  const { list } = await ask(
    'productReviews',
    { query: { product_id: product.entity_id, page: 1, page_size: 5 } },
    { language: 'fr' },
  );
  expect(list.find(({ title }) => title === 'Moelleux')).toMatchObject({ star: 4, nickname: 'Maude' });
});

test('ORD-005 ROUTE-020 a guest finds the order again by its number with the e-mail or the postal code, and nobody without either', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/status of 404/); // an e-mail that is not the order's
  const text = textsIn('fr');
  const guest = await newGuest(context, 'finds');
  const { entity_id } = await simpleProduct(SOFAS);
  await readyToPay(guest, entity_id);
  const { order_id } = await placeOrder(guest);
  expect((await letters()).find(({ to }) => to === guest.email)?.text).toContain(order_id);

  // Weeks later, on another device.
  await context.clearCookies({ name: 'GuestToken' });
  await page.setViewportSize(screens.phone);
  await page.goto(paths.inLanguage(paths.shipments(), 'fr'));
  const number = page.getByRole('textbox', { name: text('account:track.number') });
  const proof = page.getByRole('textbox', { name: text('account:track.proof') });
  const track = page.getByRole('main').getByRole('button', { name: text('account:track.submit'), exact: true });
  await number.fill(order_id);
  await proof.fill('somebody.else@example.ca');
  await track.click();
  await expect(page.getByText(/^Nous n’avons trouvé aucune commande/)).toBeVisible();
  await expect(number).toHaveValue(order_id);
  await expectAccessible(page);
  for (const given of [guest.email, 'm5v2t6']) {
    await number.fill(order_id);
    await proof.fill(given);
    await track.click();
    await expect(
      page.getByRole('heading', { level: 1, name: text('account:orders.number', { id: order_id }) }),
    ).toBeFocused();
    await expect(page.getByText(text('account:order.notShipped'))).toBeVisible();
    await page.getByRole('button', { name: text('account:track.another') }).click();
  }
});
