import { paths } from '@shop/contract';
import { ask, comeBack, expectAccessible, testPassword, textsIn, tokenOf } from '@shop/qa';
import { photo, textFile } from '../support/files.ts';
import { expect, test } from '../support/test.ts';

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
  const [notSent, sent] = order?.returnable ?? [];
  if (!order || !notSent || !sent) throw new Error('No order has two items that may come back');
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
  await expect(main.getByText(nameOf(notSent.item_id))).toBeHidden();
  const { returns, returnable } = await ask('orderDetail', { query: { order_id: order.order_id } }, { token });
  expect(returns).toMatchObject([
    { status: 'requested', reason: 'damaged', photos: 1, items: [{ item_id: sent.item_id, qty: 1 }] },
  ]);
  expect(returnable.map(({ item_id }) => item_id)).toEqual([notSent.item_id]);
});
