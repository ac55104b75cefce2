import { test as shopTest } from '@shop/qa';
import { startOwnShop, type OwnShop, type OwnShopOptions } from './own-shop.ts';

interface Fixtures {
  openShop: (options?: OwnShopOptions) => Promise<OwnShop>;
}

/** The fixtures of `@shop/qa`, and shops of a test's own. */
export const test = shopTest.extend<Fixtures>({
  /** Starts web servers of the test's own and ends them with it. */
  openShop: async ({}, use) => {
    const shops: OwnShop[] = [];
    await use(async (options) => {
      const shop = await startOwnShop(options);
      shops.push(shop);
      return shop;
    });
    for (const shop of shops) shop.stop();
  },
});

export { expect, type Complaints, type Page } from '@shop/qa';
