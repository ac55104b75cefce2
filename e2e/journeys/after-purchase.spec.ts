import { paths } from '@shop/contract';
import {
  ask,
  comeBack,
  expectAccessible,
  newCustomer,
  placeOrder,
  readyToPay,
  screens,
  simpleProduct,
  testPassword,
  textsIn,
  tokenOf,
} from '@shop/qa';
import { photo, textFile } from '../support/files.ts';
import { expect, test } from '../support/test.ts';

const SOFAS = 105;

test('ORD-004 a customer sends an item back with a photo of the damage: nothing is sent before it is right, and the label is for that item alone', async ({
  page,
  context,
}) => {
  test.slow(); // a long form, filled in three times
  const text = textsIn('en');
  const token = await tokenOf('orders@shop.test', testPassword);
  const { list } = await ask('orderList', { query: { page: 1, page_size: 20 } }, { token });
  const delivered = list.filter(({ status }) => status === 'delivered');
  const orders = await Promise.all(
    delivered.map(({ order_id }) => ask('orderDetail', { query: { order_id } }, { token })),
  );
  const order = orders.find(({ returnable }) => returnable.length > 1);
  const [kept, sent] = order?.returnable ?? [];
  if (!order || !kept || !sent) throw new Error('No order has two items that may come back');
  const nameOf = (id: number) => order.items.find(({ item_id }) => item_id === id)?.name ?? '';

  await comeBack(context, { token });
  await page.goto(paths.order(order.order_id));
  const main = page.getByRole('main');
  await main.getByRole('link', { name: text('account:orderActions.return') }).click();
  const reason = page.getByRole('combobox', { name: text('account:returns.reason') });
  await reason.selectOption(text('account:returnReason.damaged'));
  await page.getByLabel(text('account:returns.photos')).setInputFiles(textFile);
  const submit = page.getByRole('button', { name: text('account:returns.submit') });
  await submit.click();
  await expect(page.getByText(text('account:returns.chooseItem'))).toBeVisible();
  await page
    .getByRole('combobox', { name: nameOf(sent.item_id) })
    .selectOption(text('account:returns.units', { count: 1 }));
  await submit.click();
  await expect(page.getByText(text('account:returns.otherKind'))).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(text('account:returns.photos')).setInputFiles(photo);
  await submit.click();
  await expect(page.getByRole('heading', { level: 1, name: text('account:title.returnLabel') })).toBeVisible();
  await expect(main.getByText(nameOf(sent.item_id))).toBeVisible();
  await expect(main.getByText(nameOf(kept.item_id))).toBeHidden();
  const { returns, returnable } = await ask('orderDetail', { query: { order_id: order.order_id } }, { token });
  expect(returns).toMatchObject([
    { status: 'requested', reason: 'damaged', photos: 1, items: [{ item_id: sent.item_id, qty: 1 }] },
  ]);
  expect(returnable.map(({ item_id }) => item_id)).toEqual([kept.item_id]);
});

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
