import { buyingAt } from './buying.ts';
import { startTestApp, type TestApp } from './test-app.ts';

/** One API for all tests of a file, and the steps of somebody who buys there; they are there once a test runs. */
export const buyingShop = () => {
  let shop: TestApp;
  let buying: ReturnType<typeof buyingAt>;
  beforeAll(async () => {
    shop = await startTestApp();
    buying = buyingAt(shop);
  });
  afterAll(() => shop?.close());
  return {
    get shop() {
      return shop;
    },
    get buying() {
      return buying;
    },
  };
};
