import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { schemas } from '../schemas/index.ts';
import type { CallDefinition } from './definition.ts';
import { calls } from './index.ts';

/** Calls that docs/requirements.tsv names, in the order of its rows, but those that stand with their row (`rowOf`). */
const names = `
  guestLogin registerStatus register login resetPassword modifyPassword verifyStatus verifyEmail verifyEmailCode
  forgotPassword verifyCodeEmail logout accountInit accountInformation updateAccountInformation googleLogin
  addWishlistItem wishlist deleteWishlistItem countryRegions addresses addAddress editAddress deleteAddress
  largeOrder addQuestion productFaq productReviews addProductReview productReviewHelpful orderClaim orderList
  orderDetail orderItems orderInformation orderShipments cancelOrder returnOrder orderTrack couponList
  reviewList reviewPending reviewDetail newsletterSubscriber systemNotes updateSystemNotes warrantySuccess
  recentlyViewed notificationToggle verifyToken subscribePrecheck pathResolve hotKeywords popularSearch
  newsletterVisitor newsletterPhone trending homeLists visitorId tagManager serverTime redirectList
  notFoundReferrer newHome searchProducts searchFilters searchSuggest categoryProducts searchTerms
  buyerShowCategories buyerShowList configInit specialKeyword tokenCheck noFoundProduct massageChairNewsletter
  fraudConfig freeGiftConfirm saleLotteryInfo saleLotteryDraw milestoneLottery cashbackInfo
  cashbackOrders editBirthday blockData cartBanner productVideos productExtend addCartItem cartsFirstVersion
  carts cartsDiscountData editCartItem deleteCartItem applyCoupon addGift deleteGift cartPayment cartAddress
  reorder laterCart editLaterCart applyPoints inputCoupons cartPaymentMethods seelPlans refundPlan
  refundShippingProtection extendShipping couponListFourthVersion createOrder orderToken braintreeClientToken
  braintreeCreditCard braintreeUnderRiskified klarnaClientToken klarnaPayment klarnaInfo walletToken alipayCheck
  alipayCancel alipayUnderRiskified prePayRisk createTipDonation updateTipDonation pollingData checkCashback
  cartsOperate orderGeneration orderDiscountData confirmCoupon applyDraftCoupon placeOrder userAddresses
  userAddressDetail editUserAddress orderAddress pointsInfo pointsLists taskList signPoints collectPoints follow
  sendCustomerEmail show tellBirthday shareProduct sendCoin coinNumber offlineReservation plusSendCode
  plusVerifyCode phoneNumberVerify plusOrderList plusOrderDetail plusInfo plusPaymentLink plusOrderMaybeSucceeded plusStepInfo plusIsCompleted plusProducts
  dropshipProgram dropshipStatus editDropshipProgram addDropshipProgram addBusinessAccount chairProductCoupon
  tagCouponRestriction deliveryEstimate homeShipment spikeList weightBlock christmasProducts buyersShow
  bundleChristmasProducts shopByRoom shopByRoomDetail shopByType roomIndex roomIndexList productCoupons
  getCoupon productDetail googleRecaptcha
`
  .trim()
  .split(/\s+/);

/** The project's own calls, which no requirement names, but those whose comment says so. */
const listedOwn = `
  categoryTree cmsPage siteAddresses siteProducts orderByKey removeCoupon cartDelivery applyCredit signInCode signInByCode confirmEmail newsletterPhoneCode sessions endSession endAllSessions ownData exportOwnData deleteAccount productViewed
  forgetViewed wishlistItems boughtProducts returnPhoto newsletterReader newsletterLeave pushKey pushSubscribe pushUnsubscribe
  contactMessage orderByLetter cancelByLetter milestonePrizes pointsRewards redeemReward businessAccount
`
  .trim()
  .split(/\s+/);

const sources = globSync(path.join(import.meta.dirname, '*.ts')).map((file) => readFileSync(file, 'utf8'));
/** The row of a call of one feature, as the comment above it says: `/** API-001 *\/ name: …`. */
const rowOf = new Map(
  sources.flatMap((text) =>
    [...text.matchAll(/\/\*\* (API-\d+) \*\/\s+(\w+):/g)].map(([, row = '', name = '']) => [row, name] as const),
  ),
);
const own = [
  ...listedOwn,
  ...sources.flatMap((text) =>
    [...text.matchAll(/\/\*\* This project's own \*\/\s+(\w+):/g)].map(([, name = '']) => name),
  ),
];

/** The first method and path that a row names; the version file is got from the web server and is no call. */
const documented = readFileSync(path.resolve(import.meta.dirname, '../../../../docs/requirements.tsv'), 'utf8')
  .split('\n')
  .filter((row) => row.startsWith('API-') && !row.includes('/version.json'))
  .flatMap((row) => {
    const [id = '', , , , , text = ''] = row.split('\t');
    const [, method, url] = /\b(GET|POST|PUT|DELETE)\b[^/]*?(\/[\w./-]+)/.exec(text) ?? [];
    return method && url ? [{ id, method, path: url.replace(/\.$/, '') }] : [];
  });

const table: Readonly<Record<string, CallDefinition>> = calls;

test('the requirements name each call once', () => {
  const all = [...names, ...rowOf.values()];
  expect(documented).toHaveLength(all.length);
  expect(new Set(all).size).toBe(all.length);
});

test('each of them has its name, method and path, and no other call exists but the project’s own', () => {
  const listed = names.values();
  for (const { id, ...call } of documented) {
    const name = rowOf.get(id) ?? listed.next().value ?? '';
    expect({ name, ...table[name] }).toMatchObject({ name, ...call });
  }
  expect(Object.keys(calls).toSorted()).toEqual([...names, ...rowOf.values(), ...own].toSorted());
});

test('what is sent travels in the query of a GET, in the body of all others', () => {
  for (const [name, { method, body }] of Object.entries(table)) {
    expect({ name, hasBody: body !== undefined }).toEqual({ name, hasBody: method !== 'GET' });
  }
  const queried = Object.entries(schemas).flatMap(([name, schema]) => ('query' in schema ? [name] : []));
  expect(queried.filter((name) => table[name]?.method !== 'GET')).toEqual([]);
});

test('files go with three calls only, as form-data', () => {
  const multipart = Object.entries(table).flatMap(([name, { body }]) => (body === 'multipart' ? [name] : []));
  expect(multipart.toSorted()).toEqual(['addProductReview', 'contactMessage', 'returnOrder']);
});
