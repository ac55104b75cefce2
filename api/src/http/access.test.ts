import { calls, type CallDefinition, type CallName } from '@shop/contract';
import { startTestApp, startTimeout, type TestApp } from '../testing/test-app.ts';
import type { Access } from './access.ts';

/** Who may make each call. A call that is added to the contract does not compile until it stands here. */
const access: Record<CallName, Access> = {
  guestLogin: 'public',
  registerStatus: 'anyone',
  register: 'anyone',
  login: 'anyone',
  logout: 'anyone',
  googleLogin: 'anyone',
  googleRecaptcha: 'public',
  verifyStatus: 'customer',
  verifyEmailCode: 'anyone',
  tokenCheck: 'anyone',
  verifyEmail: 'anyone',
  forgotPassword: 'anyone',
  verifyCodeEmail: 'anyone',
  verifyToken: 'anyone',
  resetPassword: 'anyone',
  modifyPassword: 'customer',
  signInCode: 'anyone',
  confirmEmail: 'anyone',
  signInByCode: 'anyone',
  sessions: 'customer',
  endSession: 'customer',
  endAllSessions: 'customer',
  ownData: 'customer',
  exportOwnData: 'customer',
  deleteAccount: 'customer',
  subscribePrecheck: 'anyone',
  accountInit: 'customer',
  accountInformation: 'customer',
  updateAccountInformation: 'customer',
  systemNotes: 'anyone',
  updateSystemNotes: 'customer',
  notificationToggle: 'customer',
  wishlist: 'customer',
  wishlistItems: 'shopper',
  addWishlistItem: 'shopper',
  deleteWishlistItem: 'shopper',
  recentlyViewed: 'shopper',
  productViewed: 'shopper',
  forgetViewed: 'shopper',
  addQuestion: 'shopper',
  addProductReview: 'customer',
  productReviewHelpful: 'shopper',
  reviewList: 'customer',
  reviewPending: 'customer',
  reviewDetail: 'customer',
  boughtProducts: 'customer',
  warrantySuccess: 'customer',
  couponList: 'customer',
  turnList: 'customer',
  turn: 'customer',
  newsletterSubscriber: 'customer',
  editBirthday: 'customer',
  largeOrder: 'anyone',
  contactMessage: 'anyone',
  countryRegions: 'public',
  addresses: 'customer',
  addAddress: 'customer',
  editAddress: 'customer',
  deleteAddress: 'customer',
  pathResolve: 'public',
  configInit: 'public',
  newHome: 'public',
  homeLists: 'public',
  trending: 'public',
  hotKeywords: 'public',
  cmsPage: 'public',
  blogArticles: 'public',
  blogArticle: 'public',
  siteAddresses: 'public',
  siteProducts: 'public',
  newsletterVisitor: 'anyone',
  newsletterPhone: 'anyone',
  newsletterPhoneCode: 'anyone',
  newsletterReader: 'public',
  newsletterLeave: 'public',
  pushKey: 'public',
  pushSubscribe: 'anyone',
  pushUnsubscribe: 'public',
  serverTime: 'public',
  shopByRoom: 'public',
  shopByRoomDetail: 'public',
  shopByType: 'public',
  roomIndex: 'public',
  roomIndexList: 'public',
  christmasProducts: 'public',
  bundleChristmasProducts: 'public',
  buyersShow: 'public',
  buyerShowCategories: 'public',
  buyerShowList: 'public',
  spikeList: 'public',
  weightBlock: 'public',
  homeShipment: 'public',
  blockData: 'public',
  saleLotteryInfo: 'anyone',
  saleLotteryDraw: 'customer',
  fraudConfig: 'public',
  tagManager: 'anyone',
  redirectList: 'public',
  notFoundReferrer: 'public',
  specialKeyword: 'public',
  visitorId: 'public',
  categoryTree: 'public',
  categoryProducts: 'public',
  noFoundProduct: 'public',
  productDetail: 'anyone',
  productReviews: 'public',
  productFaq: 'anyone',
  productExtend: 'anyone',
  deliveryEstimate: 'public',
  popularSearch: 'public',
  searchSuggest: 'public',
  searchTerms: 'public',
  searchProducts: 'public',
  searchFilters: 'public',
  carts: 'shopper',
  cartDelivery: 'shopper',
  cartsFirstVersion: 'shopper',
  cartsDiscountData: 'shopper',
  addCartItem: 'shopper',
  editCartItem: 'shopper',
  deleteCartItem: 'shopper',
  applyCoupon: 'shopper',
  removeCoupon: 'shopper',
  laterCart: 'shopper',
  editLaterCart: 'shopper',
  refundPlan: 'shopper',
  addGift: 'shopper',
  deleteGift: 'shopper',
  freeGiftConfirm: 'shopper',
  applyPoints: 'customer',
  applyCredit: 'customer',
  inputCoupons: 'shopper',
  seelPlans: 'shopper',
  extendShipping: 'shopper',
  refundShippingProtection: 'shopper',
  cartBanner: 'public',
  klarnaClientToken: 'shopper',
  klarnaPayment: 'shopper',
  klarnaInfo: 'anyone',
  walletToken: 'shopper',
  alipayCheck: 'shopper',
  alipayCancel: 'shopper',
  alipayUnderRiskified: 'shopper',
  prePayRisk: 'shopper',
  createTipDonation: 'shopper',
  updateTipDonation: 'shopper',
  cartsOperate: 'shopper',
  orderGeneration: 'shopper',
  orderDiscountData: 'shopper',
  confirmCoupon: 'shopper',
  applyDraftCoupon: 'shopper',
  placeOrder: 'shopper',
  checkCashback: 'shopper',
  userAddresses: 'customer',
  userAddressDetail: 'customer',
  editUserAddress: 'customer',
  orderAddress: 'shopper',
  cartAddress: 'shopper',
  cartPayment: 'shopper',
  cartPaymentMethods: 'shopper',
  orderToken: 'shopper',
  createOrder: 'shopper',
  braintreeClientToken: 'shopper',
  braintreeCreditCard: 'shopper',
  braintreeUnderRiskified: 'shopper',
  pollingData: 'shopper',
  orderList: 'customer',
  orderDetail: 'customer',
  orderInformation: 'shopper',
  orderClaim: 'customer',
  orderByKey: 'shopper',
  orderByLetter: 'public',
  cancelByLetter: 'public',
  orderItems: 'shopper',
  orderShipments: 'shopper',
  orderTrack: 'anyone',
  returnPhoto: 'customer',
  cancelOrder: 'customer',
  returnOrder: 'customer',
  reorder: 'customer',
  plusInfo: 'public',
  plusStepInfo: 'customer',
  cashbackInfo: 'customer',
  cashbackOrders: 'customer',
  productVideos: 'public',
  couponListFourthVersion: 'customer',
  productCoupons: 'anyone',
  getCoupon: 'customer',
  chairProductCoupon: 'public',
  tagCouponRestriction: 'public',
  offlineReservation: 'anyone',
  massageChairNewsletter: 'public',
  pointsInfo: 'customer',
  pointsLists: 'customer',
  taskList: 'customer',
  signPoints: 'customer',
  collectPoints: 'customer',
  follow: 'customer',
  sendCustomerEmail: 'customer',
  show: 'public',
  tellBirthday: 'customer',
  shareProduct: 'customer',
  sendCoin: 'customer',
  coinNumber: 'customer',
  milestoneLottery: 'customer',
  plusSendCode: 'customer',
  plusVerifyCode: 'customer',
  phoneNumberVerify: 'customer',
  plusInviteList: 'customer',
  plusInviteMember: 'customer',
  plusInviteComplex: 'customer',
  plusOrderList: 'customer',
  plusOrderDetail: 'customer',
  plusPaymentLink: 'customer',
  plusOrderMaybeSucceeded: 'customer',
  plusIsCompleted: 'customer',
  plusProducts: 'public',
  dropshipProgram: 'customer',
  dropshipStatus: 'customer',
  addDropshipProgram: 'customer',
  editDropshipProgram: 'customer',
  addBusinessAccount: 'customer',
  milestonePrizes: 'public',
  pointsRewards: 'public',
  redeemReward: 'customer',
  businessAccount: 'customer',
};

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
}, startTimeout);
afterAll(() => shop?.close());

test('SESS-029 no one is more than a customer, and nothing that is served is an administrator’s', async () => {
  expect([...new Set(Object.values(access))].toSorted()).toEqual(['anyone', 'customer', 'public', 'shopper']);
  const served = shop.app.printRoutes({ commonPrefix: false });
  expect(served).toContain('/api/account/information');
  // The operator's calls take keys and nobody's token (operator/access.test.ts). The tag manager is a tracker's.
  expect(served.replace('/api/tag_manager', '')).not.toMatch(/admin|back-?office|staff|manage/i);
});

/** What a registered customer has and a guest has not, by the calls that read it. */
const customersOwn = [
  'accountInit',
  'accountInformation',
  'orderList',
  'orderDetail',
  'wishlist',
  'reviewList',
  'reviewPending',
  'addresses',
  'couponList',
  'pointsInfo',
] as const;

test('SESS-024 account, orders, wishlist, reviews, addresses, coupons, points and notifications are open to a customer', async () => {
  const customer = await shop.signIn('ada@example.com');
  const guest = await shop.guest();
  const isRefused = async (name: CallName, headers: Record<string, string>) => {
    const { method, path }: CallDefinition = calls[name];
    const reply = await shop.app.inject({ method, url: path, headers: { client: 'pc', ...headers } });
    return reply.statusCode === 401;
  };
  for (const name of customersOwn) {
    expect({ name, refused: await isRefused(name, customer) }).toEqual({ name, refused: false });
    expect({ name, refused: await isRefused(name, guest) }).toEqual({ name, refused: true });
  }
  expect((await shop.call('systemNotes', {}, customer)).result.list.length).toBeGreaterThan(0);
});

test('SESS-023 a guest browses, searches, keeps a cart and items for later, and sees notifications', async () => {
  const guest = await shop.guest();
  expect((await shop.call('productDetail', { query: { id: 2 } }, guest)).code).toBe(200);
  expect((await shop.call('searchProducts', { body: { keyword: 'sofa' } }, guest)).code).toBe(200);
  expect((await shop.call('addCartItem', { body: { product_id: 2, qty: 1 } }, guest)).code).toBe(200);
  const [item] = (await shop.call('carts', {}, guest)).result.list;
  expect((await shop.call('editLaterCart', { body: { item_id: item?.item_id ?? 0 } }, guest)).code).toBe(200);
  expect((await shop.call('systemNotes', {}, guest)).result.list.length).toBeGreaterThan(0);
});

test('every call of the contract has its access stated', () => {
  expect(Object.keys(access).toSorted()).toEqual(Object.keys(calls).toSorted());
});

test.each(Object.entries(access))('%s is for: %s', async (name, who) => {
  const call: CallDefinition = calls[name as CallName];
  const status = async (headers: Record<string, string>) => {
    const reply = await shop.app.inject({
      method: call.method,
      url: call.path,
      headers: { client: 'pc', 'content-type': 'application/json', ...headers },
      ...(call.body ? { payload: '{}' } : {}),
    });
    return reply.statusCode;
  };
  const refused = [await status({}), await status({ authorization: 'invented' }), await status(await shop.guest())].map(
    (code) => code === 401,
  );
  const expected = { public: [false, false, false], anyone: [false, false, false] };
  expect(refused).toEqual({ ...expected, shopper: [true, true, false], customer: [true, true, true] }[who]);
});
