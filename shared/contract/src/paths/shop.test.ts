import * as paths from './index.ts';

test.each([
  ['home', () => paths.home(), '/'],
  [
    'a search keyword of any characters',
    () => paths.search('lit & côté 50%'),
    '/search?keyword=lit+%26+c%C3%B4t%C3%A9+50%25',
  ],
  [
    'filters, sort and page of a list',
    () =>
      paths.category('furniture/sofas-loveseats.html', {
        filters: { color: ['Grey', 'Green'], series: [] },
        sort: 'price_asc',
        page: 2,
      }),
    '/furniture/sofas-loveseats.html?color=Grey%2CGreen&sort=price_asc&page=2',
  ],
  ['no number on the first page', () => paths.category('furniture.html', { page: 1 }), '/furniture.html'],
  ['a simple product', () => paths.product('lund-sofa.html'), '/lund-sofa.html'],
  ['a variant', () => paths.product('lund-sofa.html', 42), '/lund-sofa.html?piid=42'],
  ['a path that would leave the site', () => paths.product('//evil.example/a'), '/evil.example/a'],
  ['a path that climbs out', () => paths.product('a/../../b'), '/a/b'],
  ['a query inside a path', () => paths.product('a?b#c'), '/a%3Fb%23c'],
  ['a link with a query', () => paths.content('/sales-events?entrypoint=x'), '/sales-events?entrypoint=x'],
  ['all install videos', () => paths.installVideos(), '/install-videos.html'],
  [
    'install videos of a product',
    () => paths.installVideos('lund-sofa.html', 2),
    '/install-videos/lund-sofa.html?page=2',
  ],
  ['the cashback page', () => paths.cashback('accountmenu'), '/loyalty-cashback?entrypoint=accountmenu'],
  ['a page of the cashback orders', () => paths.cashbackPage(2), '/loyalty-cashback?page=2'],
  ['customers’ photos of one kind', () => paths.customerSay(2, 3), '/customer-say?category=2&page=3'],
  ['all customers’ photos', () => paths.customerSay(null, 1), '/customer-say'],
  ['a page of the points’ history', () => paths.pointsPage(2), '/points/points?page=2'],
  ['a page of the Plus+ orders', () => paths.plusOrders(2), '/sales/plusorder/history?page=2'],
  ['a Plus+ order', () => paths.plusOrder('P/1'), '/sales/plusorder/history/P%2F1'],
  ['an order', () => paths.order('10/1'), '/customer/account/order/10%2F1'],
  ['calling an order back', () => paths.cancelOrder('CA1'), '/customer/account/order/cancel-order?order_id=CA1'],
  ['sending an order back', () => paths.returnOrder('CA1'), '/customer/account/order/CA1/return'],
  [
    'a return’s label',
    () => paths.returnLabel({ order_id: 'CA1', return_id: 'R2' }),
    '/sales/order/return_lable?order_id=CA1&return_id=R2',
  ],
  ['a letter’s way out', () => paths.leaveNewsletter({ token: 'a b' }), '/newsletter/leave?token=a+b'],
  ['help with an order', () => paths.contact({ order_id: 'CA1' }), '/contact-us?order_id=CA1'],
  ['the feedback page', () => paths.feedback(), '/feedback'],
  ['where an order is', () => paths.shipments('CA1'), '/shipments?order_id=CA1'],
  ['a page of the orders', () => paths.orders(2), '/customer/account/order?page=2'],
  ['the coupons that were used', () => paths.coupons('used', 2), '/customer/account/coupon?state=used&page=2'],
  ['the coupons that can be used', () => paths.coupons('usable', 1), '/customer/account/coupon'],
  ['what is still to be reviewed', () => paths.reviews('pending'), '/customer/account/review?part=pending'],
  ['one of the reviews', () => paths.review(7), '/customer/account/review?review_id=7'],
  ['the form of a review', () => paths.writeReview(7), '/customer/account/write-review?product_id=7'],
  ['a page of what was bought', () => paths.boughtProducts(2), '/customer/account/products?page=2'],
  ['the warranties', () => paths.warranties(), '/customer/account/products-waranty'],
  ['the first page of the orders', () => paths.orders(1, { keyword: '', status: '' }), '/customer/account/order'],
  [
    'orders that were looked for',
    () => paths.orders(undefined, { keyword: 'sofa', status: 'shipped' }),
    '/customer/account/order?keyword=sofa&status=shipped',
  ],
  ['the first page of the customer’s reviews', () => paths.reviews(undefined, 1), '/customer/account/review'],
  ['a room', () => paths.room('living room'), '/room/living%20room'],
  ['what is new', () => paths.newArrivals(), '/recommended-may-like#new'],
  ['the claim of an order', () => paths.accountHome({ claim: '10/1' }), '/customer/account/home?claim=10%2F1'],
  [
    'the way back after sign-in',
    () => paths.login({ redirect: '/customer/account/order?page=2' }),
    '/customer/account/login?redirect=%2Fcustomer%2Faccount%2Forder%3Fpage%3D2',
  ],
  [
    'the address step from the header',
    () => paths.shippingAddress({ source: 'Cart' }),
    '/checkout/shipping-address?source=Cart',
  ],
  ['a language', () => paths.inLanguage('/search?keyword=a&setLang=en#x', 'fr'), '/search?keyword=a&setLang=fr#x'],
  ['a language of a page without a query', () => paths.inLanguage('/about', 'fr'), '/about?setLang=fr'],
  ['a language of a part of a page', () => paths.inLanguage('/about#b', 'en'), '/about?setLang=en#b'],
])('builds %s', (_, build, expected) => {
  expect(build()).toBe(expected);
});

test('ROUTE-003 paths of the brand use its one slug', () => {
  expect([paths.saleEvent(), paths.coin(), paths.plus()]).toEqual(['/costwayday', '/costwaycoin', '/costwayplus']);
});

test('SHELL-030 a product’s link is its path, with piid for a configurable product that has one', () => {
  const link = (type_id: 'simple' | 'configurable', piid: number | null) =>
    paths.productItem({ url_path: 'sofas/lund-sofa.html', type_id, piid });
  expect(link('configurable', 42)).toBe('/sofas/lund-sofa.html?piid=42');
  expect(link('configurable', null)).toBe('/sofas/lund-sofa.html');
  expect(link('simple', 42)).toBe('/sofas/lund-sofa.html');
  expect(link('simple', null)).toBe('/sofas/lund-sofa.html');
});
