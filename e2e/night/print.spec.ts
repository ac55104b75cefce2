import { paths } from '@shop/contract';
import { ask, comeBack, testPassword, tokenOf } from '@shop/qa';
import { expect, test } from '../support/test.ts';

test('an order on paper: its items, its totals and its address, and nothing to press', async ({ page, context }) => {
  const token = await tokenOf('orders@shop.test', testPassword);
  const { list } = await ask('orderList', { query: { page: 1, page_size: 1 } }, { token });
  const order = list[0];
  if (!order) throw new Error('The customer has no order');
  await comeBack(context, { token });
  await page.goto(paths.order(order.order_id));
  await expect(page.getByRole('heading', { level: 1, name: order.order_id })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const role of ['banner', 'contentinfo', 'navigation', 'search'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'What you can do with this order' })).toHaveCount(0);
  for (const name of ['Items', 'Summary', 'Delivery address'])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
});
