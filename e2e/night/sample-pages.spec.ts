import path from 'node:path';
import { addBuild, announced, release } from '../support/delivery.ts';
import { breakRelease } from '../support/matrix/released.ts';
import { apiUrl } from '../support/places.ts';
import { liveBuilds } from '../support/own-shop.ts';
import { expect, test } from '../support/test.ts';

test('the answers with which the gate renders the sample pages of each package are what the API answers', async ({
  openShop,
}) => {
  const shop = await openShop();
  for (const [name, build] of liveBuilds(shop.releases))
    expect(await release(shop, 'record', name, '--api', apiUrl, '--check')).toBe(
      `The samples of ${name} ${build} are what the API answers.`,
    );
});

test('a build whose product’s page throws while it is rendered is not promoted, by recorded answers or those of the API', async ({
  page,
  openShop,
}) => {
  const shop = await openShop();
  const { before, after } = addBuild(shop, 'catalog');
  const folder = path.join(shop.releases, 'catalog', String(after));
  breakRelease(folder, { side: 'server', part: 'chunk', expose: './product', fault: 'throw in render' });
  const refused = [
    `catalog ${after} cannot be live, one problem:`,
    String.raw`- catalog ${after}, page /[\w-]+\.html: it cannot be rendered under host \d+: `,
    String.raw`Error: broken in render \(expose-product\.js:\d+:\d+`,
  ].join(String.raw`\s?`);
  for (const api of [[], ['--api', apiUrl]])
    await expect(release(shop, 'promote', 'catalog', ...api)).rejects.toThrow(new RegExp(refused));
  expect((await announced(page, shop)).catalog).toBe(before);

  const { after: whole } = addBuild(shop, 'catalog', { as: after + 1 });
  await release(shop, 'promote', 'catalog', String(whole));
});
