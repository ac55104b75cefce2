import * as paths from './paths/index.ts';

/** Addresses as the requirements write them, and the link that leads there. */
const addresses = {
  '/search?keyword=sofa&page=2': () => paths.search('sofa', { page: 2 }),
  '/costwayday': () => paths.saleEvent(),
  '/loyalty-cashback': () => paths.cashback(),
  '/loyalty-cashback ': () => paths.cashbackPage(1),
  '/costwaycoin': () => paths.coin(),
  '/member-introduction': () => paths.memberIntroduction(),
  '/open-member': () => paths.openMember(),
  '/member-center': () => paths.memberCenter(),
  '/costwayplus?entrypoint=accountmenu': () => paths.plus({ entrypoint: 'accountmenu' }),
  '/costwayplus-rules': () => paths.plusRules(),
  '/points/points': () => paths.points(),
  '/points/points ': () => paths.pointsPage(1),
  '/points/dropship': () => paths.dropship(),
  '/recommended-may-like': () => paths.recommended(),
  '/customer-say': () => paths.customerSay(),
  '/room': () => paths.rooms(),
  '/room/living%20room': () => paths.room('living room'),
  '/christmas-trees': () => paths.christmasTrees(),
  '/shipments': () => paths.shipments(),
  '/Milestone-Badge?entrypoint=home': () => paths.milestoneBadge('home'),
  '/terms-conditions': () => paths.terms(),
  '/privacy-policy': () => paths.privacy(),
  '/404': () => paths.notFound(),
  '/oops.html': () => paths.oops(),
  '/customer/account/login': () => paths.login(),
  '/customer/account/password': () => paths.password(),
  '/customer/account/password?type=create&email=a%40b.ca': () =>
    paths.password({
      type: 'create',
      email: 'a@b.ca',
    }),
  '/customer/account/confirm-verification-code': () => paths.confirmVerificationCode(),
  '/customer/account/confirm-verification-code?email=a%40b.ca&sent=0': () =>
    paths.confirmVerificationCode({
      email: 'a@b.ca',
      sent: false,
    }),
  '/customer/account/confirm-verification-code?type=register&sent=1': () =>
    paths.confirmVerificationCode({
      type: 'register',
      sent: true,
    }),
  '/customer/account/forgotpassword': () => paths.forgotPassword(),
  '/customer/account/forgotpassword?letter=ended': () => paths.forgotPassword({ letter: 'ended' }),
  '/customer/account/accountinfo': () => paths.accountInfo(),
  '/customer/account/accountinfo?email=a%40b.ca': () => paths.accountInfo({ email: 'a@b.ca' }),
  '/checkout/cart': () => paths.cart(),
  '/checkout/shipping-address': () => paths.shippingAddress(),
  '/checkout/payment': () => paths.payment(),
  '/checkout/order?order_id=CA1': () => paths.orderConfirmation('CA1'),
  '/pay': () => paths.pay(),
  '/Payresult?order_id=CA1': () => paths.payResult('CA1'),
  '/points/reward': () => paths.rewards(),
  '/sales/plusorder/history': () => paths.plusOrders(1),
  '/sales/order/print/order/10%2F1': () => paths.printOrder('10/1'),
  '/sales/order/return_lable': () => paths.returnLabel(),
  '/customer/account/home': () => paths.accountHome(),
  '/customer/account/edit': () => paths.accountEdit(),
  '/customer/account/edit?type=address': () => paths.accountEdit('address'),
  '/customer/account/order': () => paths.orders(1),
  '/customer/account/review?part=pending&page=2': () => paths.reviews('pending', 2),
  '/customer/account/review': () => paths.reviews(undefined, 1),
  '/customer/account/write-review': () => paths.writeReview(),
  '/customer/account/wishlist': () => paths.wishlist(1),
  '/customer/account/wishlist?page=3': () => paths.wishlist(3),
  '/customer/account/recently-viewed': () => paths.recentlyViewed(),
  '/customer/account/exclusive-customer-service': () => paths.customerService(),
  '/customer/account/coupon?state=expired': () => paths.coupons('expired', 1),
  '/customer/account/products': () => paths.boughtProducts(1),
  '/customer/account/products-waranty?page=2': () => paths.warranties(2),
  '/customer/account/faq': () => paths.ownQuestions(1),
  '/customer/account/faq?page=2': () => paths.ownQuestions(2),
  '/customer/account/newsletter': () => paths.newsletter(),
  '/customer/account/your-data': () => paths.ownData(),
  '/account-deleted': () => paths.accountDeleted(),
  '/customer/account/order/cancel-order': () => paths.cancelOrder(),
  '/baby-kids.html': () => paths.categoryRoot('baby-kids'),
  '/blackfriday': () => paths.blackFriday(),
  '/newsletter-subscribe': () => paths.newsletterPage(),
  '/sales-events?entrypoint=homesearch': () => paths.salesEvents('homesearch'),
  '/app-recommend': () => paths.appRecommend(),
  '/lund-sofa.html?position=reviews': () => paths.productReviews('lund-sofa.html'),
  '/lund-sofa.html?position=faq': () => paths.productFaq('lund-sofa.html'),
  '/lund-sofa.html?piid=42': () => paths.product('lund-sofa.html', 42),
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
