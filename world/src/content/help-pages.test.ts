import { paths } from '@shop/contract';
import { contentPages } from './pages.ts';
import { helpPages } from './help-pages.ts';

test('each word for help leads to a content page or to a page of the application', () => {
  const served = new Set([
    paths.shipments(),
    paths.orders(),
    paths.installVideos(),
    paths.accountHome(),
    paths.forgotPassword(),
    paths.coupons(),
    paths.wishlist(),
    paths.plus(),
    paths.points(),
    paths.cashback(),
    ...contentPages.map(({ urlPath }) => `/${urlPath}`),
  ]);
  expect(helpPages.filter(({ urlPath }) => !served.has(`/${urlPath}`))).toEqual([]);
});
