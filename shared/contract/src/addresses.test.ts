import * as paths from './paths.ts';

/** Addresses as the requirements write them, and the link that leads there. */
const addresses = {
  'ROUTE-002 /search?keyword=sofa&page=2': () => paths.search('sofa', { page: 2 }),
  'ROUTE-004 /costwayday': () => paths.saleEvent(),
  'ROUTE-006 /loyalty-cashback': () => paths.cashback(),
  'ROUTE-006 /loyalty-cashback ': () => paths.cashbackPage(1),
  'ROUTE-007 /costwaycoin': () => paths.coin(),
  'ROUTE-008 /member-introduction': () => paths.memberIntroduction(),
  'ROUTE-009 /open-member': () => paths.openMember(),
  'ROUTE-010 /member-center': () => paths.memberCenter(),
  'ROUTE-011 /costwayplus?entrypoint=accountmenu': () => paths.plus({ entrypoint: 'accountmenu' }),
  'ROUTE-012 /costwayplus-rules': () => paths.plusRules(),
  'ROUTE-013 /points/points': () => paths.points(),
  'ROUTE-013 /points/points ': () => paths.pointsPage(1),
  'ROUTE-014 /points/dropship': () => paths.dropship(),
  'ROUTE-015 /recommended-may-like': () => paths.recommended(),
  'ROUTE-016 /customer-say': () => paths.customerSay(),
  'ROUTE-017 /room': () => paths.rooms(),
  'ROUTE-018 /room/living%20room': () => paths.room('living room'),
  'ROUTE-019 /christmas-trees': () => paths.christmasTrees(),
  'ROUTE-020 /shipments': () => paths.shipments(),
  'ROUTE-021 /Milestone-Badge?entrypoint=home': () => paths.milestoneBadge('home'),
  'ROUTE-022 /terms-conditions': () => paths.terms(),
  'ROUTE-023 /privacy-policy': () => paths.privacy(),
  'ROUTE-024 /404': () => paths.notFound(),
  'ROUTE-025 /oops.html': () => paths.oops(),
  'ROUTE-027 /customer/account/login': () => paths.login(),
  'ROUTE-028 /customer/account/password': () => paths.password(),
  'ROUTE-029 /customer/account/password?type=create&email=a%40b.ca': () =>
    paths.password({
      type: 'create',
      email: 'a@b.ca',
    }),
  'ROUTE-030 /customer/account/confirm-verification-code': () => paths.confirmVerificationCode(),
  'ROUTE-030 /customer/account/confirm-verification-code?email=a%40b.ca&sent=0': () =>
    paths.confirmVerificationCode({
      email: 'a@b.ca',
      sent: false,
    }),
  'ROUTE-030 /customer/account/confirm-verification-code?type=register&sent=1': () =>
    paths.confirmVerificationCode({
      type: 'register',
      sent: true,
    }),
  'ROUTE-031 /customer/account/forgotpassword': () => paths.forgotPassword(),
  'ROUTE-031 /customer/account/forgotpassword?letter=ended': () => paths.forgotPassword({ letter: 'ended' }),
  'ROUTE-032 /customer/account/accountinfo': () => paths.accountInfo(),
  'ROUTE-032 /customer/account/accountinfo?email=a%40b.ca': () => paths.accountInfo({ email: 'a@b.ca' }),
  'ROUTE-033 /checkout/cart': () => paths.cart(),
  'ROUTE-034 /checkout/shipping-address': () => paths.shippingAddress(),
  'ROUTE-035 /checkout/payment': () => paths.payment(),
  'ROUTE-036 /checkout/order?order_id=CA1': () => paths.orderConfirmation('CA1'),
  'ROUTE-037 /pay': () => paths.pay(),
  'ROUTE-038 /Payresult?order_id=CA1': () => paths.payResult('CA1'),
  'ROUTE-040 /points/reward': () => paths.rewards(),
  'ROUTE-041 /sales/plusorder/history': () => paths.plusOrders(1),
  'ROUTE-043 /sales/order/print/order/10%2F1': () => paths.printOrder('10/1'),
  'ROUTE-044 /sales/order/return_lable': () => paths.returnLabel(),
  'ROUTE-046 /customer/account/home': () => paths.accountHome(),
  'ROUTE-047 /customer/account/edit': () => paths.accountEdit(),
  'ROUTE-047 /customer/account/edit?type=address': () => paths.accountEdit('address'),
  'ROUTE-048 /customer/account/order': () => paths.orders(1),
  'ROUTE-050 /customer/account/review?part=pending&page=2': () => paths.reviews('pending', 2),
  'ROUTE-050 /customer/account/review': () => paths.reviews(undefined, 1),
  'ROUTE-051 /customer/account/write-review': () => paths.writeReview(),
  'ROUTE-052 /customer/account/wishlist': () => paths.wishlist(1),
  'ROUTE-052 /customer/account/wishlist?page=3': () => paths.wishlist(3),
  'ROUTE-053 /customer/account/recently-viewed': () => paths.recentlyViewed(),
  'ROUTE-054 /customer/account/exclusive-customer-service': () => paths.customerService(),
  'ROUTE-056 /customer/account/coupon?state=expired': () => paths.coupons('expired', 1),
  'ROUTE-057 /customer/account/products': () => paths.boughtProducts(1),
  'ROUTE-058 /customer/account/products-waranty?page=2': () => paths.warranties(2),
  'ROUTE-059 /customer/account/faq': () => paths.ownQuestions(1),
  'ROUTE-059 /customer/account/faq?page=2': () => paths.ownQuestions(2),
  'ROUTE-060 /customer/account/newsletter': () => paths.newsletter(),
  '/customer/account/your-data': () => paths.ownData(),
  '/account-deleted': () => paths.accountDeleted(),
  'ROUTE-061 /customer/account/order/cancel-order': () => paths.cancelOrder(),
  'ROUTE-063 /baby-kids.html': () => paths.categoryRoot('baby-kids'),
  'ROUTE-067 /blackfriday': () => paths.blackFriday(),
  'ROUTE-068 /newsletter-subscribe': () => paths.newsletterPage(),
  'ROUTE-070 /sales-events?entrypoint=homesearch': () => paths.salesEvents('homesearch'),
  'ROUTE-070 /app-recommend': () => paths.appRecommend(),
  'ROUTE-071 /lund-sofa.html?position=reviews': () => paths.productReviews('lund-sofa.html'),
  'ROUTE-072 /lund-sofa.html?position=faq': () => paths.productFaq('lund-sofa.html'),
  'ROUTE-073 /lund-sofa.html?piid=42': () => paths.product('lund-sofa.html', 42),
};

test.each(Object.entries(addresses))('%s', (title, link) => {
  expect(link()).toBe(title.slice(title.indexOf('/')).trim());
});

test('programs of business accounts, and the forms that work without scripts', () => {
  expect(paths.businessAccount()).toBe('/business-account');
  expect([paths.addToCartForm(), paths.subscribeForm(), paths.leaveNewsletter(), paths.captchaForm()]).toEqual([
    '/cart/add',
    '/newsletter/subscribe',
    '/newsletter/leave',
    '/api/google/recaptcha',
  ]);
});

test('install videos begin at their first page without a number; a path without text is the home page', () => {
  expect(paths.installVideos(null, 1)).toBe('/install-videos.html');
  expect([paths.content(''), paths.content('about')]).toEqual(['/', '/about']);
  expect(paths.product('./a//b/../c')).toBe('/a/b/c');
});

test('a link in another language keeps query and hash, and needs neither', () => {
  expect(paths.inLanguage('/room', 'fr')).toBe('/room?setLang=fr');
  expect(paths.inLanguage('/room#top', 'en')).toBe('/room?setLang=en#top');
  expect(paths.inLanguage('/a?q=1?2', 'en')).toBe('/a?q=1%3F2&setLang=en');
});
