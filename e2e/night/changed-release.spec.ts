import { paths } from '@shop/contract';
import { addBuild, announced, changeEntry, release } from '../support/delivery.ts';
import { expect, test } from '../support/test.ts';

test('a release whose file was changed is not promoted, and the shop stays as it was', async ({ page, openShop }) => {
  const shop = await openShop();
  const { before, after } = addBuild(shop, 'membership');
  changeEntry(shop, 'membership', after);
  await expect(release(shop, 'promote', 'remote-membership', String(after))).rejects.toThrow(/membership/);
  expect((await announced(page, shop)).membership).toBe(before);
  expect((await page.request.get(shop.url + paths.plus())).status()).toBe(200);
});
