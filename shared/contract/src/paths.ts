import { brand, languageQuery, type Language, type LeaveNotice } from './constants.ts';
import type { CouponState, ProductType } from './values.ts';

type QueryValue = string | number | readonly string[] | null | undefined;

/** Appends the query to a path; empty values are left out, lists are joined by commas. */
const withQuery = (path: string, query: Readonly<Record<string, QueryValue>> = {}): string => {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    const text = Array.isArray(value) ? value.join(',') : value;
    if (text !== undefined && text !== null && text !== '') search.set(key, String(text));
  }
  const text = search.toString();
  return text ? `${path}?${text}` : path;
};

/** A path from the API (`sofas/lund sofa.html`) as a link: one leading slash, each segment encoded exactly once. */
const sitePath = (urlPath: string): string =>
  `/${urlPath
    .split('/')
    .filter((segment) => !['', '.', '..'].includes(segment))
    .map((segment) => encodeURIComponent(segment))
    .join('/')}`;

/** Parameters of a list in the URL. Filters are `code → values`. */
export interface ListQuery {
  page?: number;
  sort?: string;
  filters?: Readonly<Record<string, readonly string[] | undefined>>;
}
const listQuery = ({ page, sort, filters }: ListQuery) => ({ ...filters, sort, page: page === 1 ? undefined : page });

/** Every link of the shop is built here; each function answers a path of this site, encoded, with its query. */
export const paths = {
  home: () => '/',
  search: (keyword: string, list: ListQuery = {}) => withQuery('/search', { keyword, ...listQuery(list) }),
  product: (urlPath: string, piid?: number | null) => withQuery(sitePath(urlPath), { piid }),
  /** A product as a list, a cart or a search gives it: `piid` chooses a variant, which only a configurable product has. */
  productItem: ({ url_path, type_id, piid }: { url_path: string; type_id: ProductType; piid: number | null }) =>
    withQuery(sitePath(url_path), { piid: type_id === 'configurable' ? piid : null }),
  productReviews: (urlPath: string) => withQuery(sitePath(urlPath), { position: 'reviews' }),
  productFaq: (urlPath: string) => withQuery(sitePath(urlPath), { position: 'faq' }),
  category: (urlPath: string, list: ListQuery = {}) => withQuery(sitePath(urlPath), listQuery(list)),
  /** Install videos of the product at this path, or all of them. */
  installVideos: (productPath?: string | null, page?: number) =>
    withQuery(sitePath(productPath ? `install-videos/${productPath}` : 'install-videos.html'), {
      page: page === 1 ? undefined : page,
    }),
  /** A root of the mega-menu: /furniture.html. */
  categoryRoot: (slug: string) => sitePath(`${slug}.html`),
  /** A content page, or any link that the API gives as a path of this site (with its own query). */
  content: (urlPath: string) => {
    const [path = '', query] = urlPath.split(/\?(.*)/s);
    return query ? `${sitePath(path)}?${query}` : sitePath(path);
  },

  cart: () => '/checkout/cart',
  shippingAddress: (source?: 'Cart') => withQuery('/checkout/shipping-address', { source }),
  payment: () => '/checkout/payment',
  orderConfirmation: (orderId?: string) => withQuery('/checkout/order', { order_id: orderId }),
  pay: () => '/pay',
  payResult: (orderId?: string) => withQuery('/Payresult', { order_id: orderId }),

  login: (query: { redirect?: string; entrypoint?: string; email?: string } = {}) =>
    withQuery('/customer/account/login', query),
  /**
   * `token` is what an e-mailed code was exchanged for: it is good for one new password (type forgotpassword) or to confirm
   * the address with a password (confirm); with type letter it is the link's own, and the page asks before it is used.
   * `from` is the `source` of a newsletter's link, which has been looked at (GUARD-009).
   */
  password: (
    query: {
      type?: string;
      email?: string;
      redirect?: string;
      token?: string;
      subscriber?: string;
      from?: string | undefined;
    } = {},
  ) => withQuery('/customer/account/password', query),
  /** `sent` says whether a letter with the code went out; without it nobody knows. */
  confirmVerificationCode: ({
    sent,
    ...query
  }: { email?: string; type?: string; entity_id?: number; redirect?: string; sent?: boolean | undefined } = {}) =>
    withQuery('/customer/account/confirm-verification-code', {
      ...query,
      sent: sent === undefined ? undefined : Number(sent),
    }),
  /** With `letter` the page says that the letter whose link led there is expired or used. */
  forgotPassword: (query: { email?: string; letter?: 'ended' } = {}) =>
    withQuery('/customer/account/forgotpassword', query),
  accountInfo: (query: { email?: string; letter?: 'ended' } = {}) => withQuery('/customer/account/accountinfo', query),
  /** `claim` is the number of an order that was placed as a guest, to be filled in where it is claimed. */
  accountHome: (query: { entrypoint?: string; claim?: string } = {}) => withQuery('/customer/account/home', query),
  accountEdit: (type?: 'address') => withQuery('/customer/account/edit', { type }),
  orders: (page?: number) => withQuery('/customer/account/order', { page: page === 1 ? undefined : page }),
  order: (orderId: string) => `/customer/account/order/${encodeURIComponent(orderId)}`,
  cancelOrder: (orderId?: string) => withQuery('/customer/account/order/cancel-order', { order_id: orderId }),
  returnOrder: (orderId: string) => `/customer/account/order/${encodeURIComponent(orderId)}/return`,
  /** Spelt so (ROUTE-044). */
  returnLabel: (query: { order_id?: string; return_id?: string } = {}) => withQuery('/sales/order/return_lable', query),
  printOrder: (orderId: string) => `/sales/order/print/order/${encodeURIComponent(orderId)}`,
  wishlist: (page?: number) => withQuery('/customer/account/wishlist', { page: page === 1 ? undefined : page }),
  recentlyViewed: () => '/customer/account/recently-viewed',
  coupons: (state?: CouponState, page?: number) =>
    withQuery('/customer/account/coupon', {
      state: state === 'usable' ? undefined : state,
      page: page === 1 ? undefined : page,
    }),
  /** The customer's reviews, or what is still to be reviewed. */
  reviews: (part?: 'pending', page?: number) =>
    withQuery('/customer/account/review', { part, page: page === 1 ? undefined : page }),
  /** One of the customer's reviews. */
  review: (reviewId: number) => withQuery('/customer/account/review', { review_id: reviewId }),
  writeReview: (productId?: number) => withQuery('/customer/account/write-review', { product_id: productId }),
  boughtProducts: (page?: number) => withQuery('/customer/account/products', { page: page === 1 ? undefined : page }),
  /** Spelt so (ROUTE-058). */
  warranties: (page?: number) =>
    withQuery('/customer/account/products-waranty', { page: page === 1 ? undefined : page }),
  ownQuestions: (page?: number) => withQuery('/customer/account/faq', { page: page === 1 ? undefined : page }),
  newsletter: () => '/customer/account/newsletter',
  playToWin: () => '/customer/account/play-to-win',
  customerService: () => '/customer/account/exclusive-customer-service',
  /** Where the product page's form and the cart's lines post to without scripts. */
  addToCartForm: () => '/cart/add',
  updateCartForm: () => '/cart/update',
  removeFromCartForm: () => '/cart/remove',
  /** Where the footer's form posts to without scripts. */
  /** Where the form of a captcha is sent (AUTH-031). */
  captchaForm: () => '/api/google/recaptcha',
  subscribeForm: () => '/newsletter/subscribe',
  /** Where a letter's link to leave leads, and where that page's form posts to. */
  leaveNewsletter: (query: { token?: string; notice?: LeaveNotice } = {}) => withQuery('/newsletter/leave', query),
  shipments: (orderId?: string) => withQuery('/shipments', { order_id: orderId }),

  points: () => '/points/points',
  pointsPage: (page: number) => withQuery('/points/points', { page: page === 1 ? undefined : page }),
  rewards: () => '/points/reward',
  dropship: () => '/points/dropship',
  plus: (query: { entrypoint?: string } = {}) => withQuery(`/${brand.slug}plus`, query),
  plusRules: () => `/${brand.slug}plus-rules`,
  saleEvent: () => `/${brand.slug}day`,
  coin: () => `/${brand.slug}coin`,
  cashback: (entrypoint?: string) => withQuery('/loyalty-cashback', { entrypoint }),
  cashbackPage: (page: number) => withQuery('/loyalty-cashback', { page: page === 1 ? undefined : page }),
  milestoneBadge: (entrypoint?: string) => withQuery('/Milestone-Badge', { entrypoint }),
  salesEvents: (entrypoint?: string) => withQuery('/sales-events', { entrypoint }),
  appRecommend: () => '/app-recommend',
  memberIntroduction: () => '/member-introduction',
  openMember: () => '/open-member',
  memberCenter: () => '/member-center',
  plusOrders: (page?: number) => withQuery('/sales/plusorder/history', { page: page === 1 ? undefined : page }),
  /** One Plus+ order, to be printed. */
  plusOrder: (number: string) => `/sales/plusorder/history/${encodeURIComponent(number)}`,
  businessAccount: () => '/business-account',
  rooms: () => '/room',
  room: (roomType: string) => `/room/${encodeURIComponent(roomType)}`,
  christmasTrees: () => '/christmas-trees',
  recommended: () => '/recommended-may-like',
  customerSay: (category?: number | null, page?: number) =>
    withQuery('/customer-say', { category, page: page === 1 ? undefined : page }),
  blackFriday: () => '/blackfriday',
  newsletterPage: () => '/newsletter-subscribe',
  terms: () => '/terms-conditions',
  privacy: () => '/privacy-policy',

  notFound: () => '/404',
  oops: () => '/oops.html',
  /** The same page in a language, as the language switch and hreflang link it. */
  inLanguage: (path: string, language: Language) => {
    const [address = '/', hash] = path.split('#');
    const [pathname = '/', query] = address.split(/\?(.*)/s);
    const search = new URLSearchParams(query);
    search.set(languageQuery, language);
    return `${pathname}?${search.toString()}${hash ? `#${hash}` : ''}`;
  },
} as const;
