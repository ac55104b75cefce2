import { buyerWith, buySofa, openHome, visitOf } from '@shop/qa';
import { expect, test } from '../support/test.ts';

test('a guest buys a sofa while host and remotes come from another origin', async ({ page, openShop }) => {
  const shop = await openShop({ assetsElsewhere: true });
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).origin);
  });
  const visit = visitOf(page);
  await openHome(visit, shop.url);
  await buySofa(visit, buyerWith('elsewhere@example.ca'));
  expect([...scripts]).toEqual([shop.assetOrigin]);
});
