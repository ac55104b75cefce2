import {
  brand,
  languageQuery,
  type ContactNotice,
  type Language,
  type LeaveNotice,
  type PaymentNotice,
  type ReorderNotice,
} from '../constants/shop.ts';
import type { CouponState, ProductType, ReviewSort } from '../values.ts';
import { withQuery } from './with-query.ts';

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
  /** Filters that show all of their options. */
  whole?: readonly string[];
}

/** Reviews of a product as its URL asks for them. */
export interface ReviewView {
  page?: number;
  sort?: ReviewSort;
  star?: number;
  language?: Language;
  photos?: 1;
  verified?: 1;
  /** Words that are searched for. */
  q?: string;
}

const listQuery = ({ page, sort, filters, whole }: ListQuery) => ({
  ...filters,
  whole,
  sort,
  page: page === 1 ? undefined : page,
});

export const home = () => '/';
export const search = (keyword: string, list: ListQuery = {}) => withQuery('/search', { keyword, ...listQuery(list) });
export const product = (urlPath: string, piid?: number | null) => withQuery(sitePath(urlPath), { piid });
/** A product as a list, a cart or a search gives it: `piid` chooses a variant, which only a configurable product has. */
export const productItem = ({
  url_path,
  type_id,
  piid,
}: {
  url_path: string;
  type_id: ProductType;
  piid: number | null;
}) => withQuery(sitePath(url_path), { piid: type_id === 'configurable' ? piid : null });
export const productReviews = (urlPath: string) => withQuery(sitePath(urlPath), { position: 'reviews' });
/** Reviews of a product in an order and of those that are chosen; also where nothing scrolls there but the browser. */
export const productReviewList = (
  urlPath: string,
  { piid, faqSearch, page, ...choices }: ReviewView & { piid?: string | null; faqSearch?: string | null },
) =>
  `${withQuery(sitePath(urlPath), {
    piid,
    faq_q: faqSearch,
    review_q: choices.q,
    review_sort: choices.sort === 'newest' ? undefined : choices.sort,
    review_star: choices.star,
    review_language: choices.language,
    review_photos: choices.photos,
    review_verified: choices.verified,
    review_page: page === 1 ? undefined : page,
  })}#reviews`;
export const productFaq = (urlPath: string) => withQuery(sitePath(urlPath), { position: 'faq' });
/** Where words are searched for among a product's reviews or questions; also where nothing scrolls there but the browser. */
export const productOpinionSearch = (urlPath: string, among: 'reviews' | 'faq', query: Record<string, string> = {}) =>
  `${withQuery(sitePath(urlPath), query)}#${among}`;
export const category = (urlPath: string, list: ListQuery = {}) => withQuery(sitePath(urlPath), listQuery(list));
/** Install videos of the product at this path, or all of them. */
export const installVideos = (productPath?: string | null, page?: number) =>
  withQuery(sitePath(productPath ? `install-videos/${productPath}` : 'install-videos.html'), {
    page: page === 1 ? undefined : page,
  });
/** A root of the mega-menu: /furniture.html. */
export const categoryRoot = (slug: string) => sitePath(`${slug}.html`);
/** A content page, or any link that the API gives as a path of this site (with its own query). */
export const content = (urlPath: string) => {
  const [path = '', query] = urlPath.split(/\?(.*)/s);
  return query ? `${sitePath(path)}?${query}` : sitePath(path);
};

/**
 * `edit` opens a part of the page for changing, here and on the pages on the way to an order: what the part itself says.
 * `postcode` is where the delivery of the cart is estimated to.
 */
export const cart = (query: { edit?: string | undefined; postcode?: string | undefined } = {}) =>
  withQuery('/checkout/cart', query);
export const shippingAddress = (query: { source?: 'Cart'; edit?: string | undefined } = {}) =>
  withQuery('/checkout/shipping-address', query);
export const payment = (query: { notice?: PaymentNotice; edit?: string | undefined } = {}) =>
  withQuery('/checkout/payment', query);
export const orderConfirmation = (orderId?: string) => withQuery('/checkout/order', { order_id: orderId });
export const pay = (query: { notice?: PaymentNotice; edit?: string | undefined } = {}) => withQuery('/pay', query);
export const payResult = (orderId?: string) => withQuery('/Payresult', { order_id: orderId });

export const login = (query: { redirect?: string; entrypoint?: string; email?: string } = {}) =>
  withQuery('/customer/account/login', query);
/**
 * `token` is what an e-mailed code was exchanged for: it is good for one new password (type forgotpassword) or to confirm
 * the address with a password (confirm); with type letter it is the link's own, and the page asks before it is used.
 * `from` is the `source` of a newsletter's link, which has been looked at (GUARD-009).
 */
export const password = (
  query: {
    type?: string;
    email?: string;
    redirect?: string;
    token?: string;
    subscriber?: string;
    from?: string | undefined;
  } = {},
) => withQuery('/customer/account/password', query);
/** `sent` says whether a letter with the code went out; without it nobody knows. */
export const confirmVerificationCode = ({
  sent,
  ...query
}: { email?: string; type?: string; entity_id?: number; redirect?: string; sent?: boolean | undefined } = {}) =>
  withQuery('/customer/account/confirm-verification-code', {
    ...query,
    sent: sent === undefined ? undefined : Number(sent),
  });
/** With `letter` the page says that the letter whose link led there is expired or used. */
export const forgotPassword = (query: { email?: string; letter?: 'ended' } = {}) =>
  withQuery('/customer/account/forgotpassword', query);
export const accountInfo = (query: { email?: string; letter?: 'ended' } = {}) =>
  withQuery('/customer/account/accountinfo', query);
/** `claim` is the number of an order that was placed as a guest, to be filled in where it is claimed. */
export const accountHome = (query: { entrypoint?: string; claim?: string } = {}) =>
  withQuery('/customer/account/home', query);
export const accountEdit = (type?: 'address') => withQuery('/customer/account/edit', { type });
export const orders = (page?: number, wanted: { keyword?: string; status?: string } = {}) =>
  withQuery('/customer/account/order', {
    keyword: wanted.keyword || undefined,
    status: wanted.status || undefined,
    page: page === 1 ? undefined : page,
  });
/**
 * With `reorder` the page says what became of ordering it again without scripts: `skipped` are ids of its items that did
 * not come, `reduced` those of which fewer came, as `id:quantity`.
 */
export const order = (
  orderId: string,
  came: { reorder?: ReorderNotice; skipped?: readonly string[]; reduced?: readonly string[] } = {},
) => withQuery(`/customer/account/order/${encodeURIComponent(orderId)}`, came);
export const cancelOrder = (orderId?: string) =>
  withQuery('/customer/account/order/cancel-order', { order_id: orderId });
export const returnOrder = (orderId: string) => `/customer/account/order/${encodeURIComponent(orderId)}/return`;
/** Spelt so (ROUTE-044). */
export const returnLabel = (query: { order_id?: string; return_id?: string } = {}) =>
  withQuery('/sales/order/return_lable', query);
export const printOrder = (orderId: string) => `/sales/order/print/order/${encodeURIComponent(orderId)}`;
export const wishlist = (page?: number) =>
  withQuery('/customer/account/wishlist', { page: page === 1 ? undefined : page });
export const recentlyViewed = () => '/customer/account/recently-viewed';
export const coupons = (state?: CouponState, page?: number) =>
  withQuery('/customer/account/coupon', {
    state: state === 'usable' ? undefined : state,
    page: page === 1 ? undefined : page,
  });
/** The customer's reviews, or what is still to be reviewed. */
export const reviews = (part?: 'pending', page?: number) =>
  withQuery('/customer/account/review', { part, page: page === 1 ? undefined : page });
export const review = (reviewId: number) => withQuery('/customer/account/review', { review_id: reviewId });
export const writeReview = (productId?: number) =>
  withQuery('/customer/account/write-review', { product_id: productId });
export const boughtProducts = (page?: number) =>
  withQuery('/customer/account/products', { page: page === 1 ? undefined : page });
/** Spelt so (ROUTE-058). */
export const warranties = (page?: number) =>
  withQuery('/customer/account/products-waranty', { page: page === 1 ? undefined : page });
export const ownQuestions = (page?: number) =>
  withQuery('/customer/account/faq', { page: page === 1 ? undefined : page });
/** The shop's data about the customer, and the end of the account. */
export const ownData = () => '/customer/account/your-data';
/** For somebody whose account was just deleted. */
export const accountDeleted = () => '/account-deleted';
export const newsletter = () => '/customer/account/newsletter';
export const customerService = () => '/customer/account/exclusive-customer-service';
/** Where the product page's form posts to without scripts. */
export const addToCartForm = () => '/cart/add';
/** Where the form of a captcha is sent (AUTH-031). */
export const captchaForm = () => '/api/google/recaptcha';
/** Where the footer's form posts to without scripts. */
export const subscribeForm = () => '/newsletter/subscribe';
/** Where a letter's link to leave leads, and where that page's form posts to. */
export const leaveNewsletter = (query: { token?: string; notice?: LeaveNotice } = {}) =>
  withQuery('/newsletter/leave', query);
/** `key` is that of a letter's link, which opens the whole order. */
export const shipments = (orderId?: string, key?: string) => withQuery('/shipments', { order_id: orderId, key });

export const points = () => '/points/points';
export const pointsPage = (page: number) => withQuery('/points/points', { page: page === 1 ? undefined : page });
export const rewards = () => '/points/reward';
export const dropship = () => '/points/dropship';
export const plus = (query: { entrypoint?: string } = {}) => withQuery(`/${brand.slug}plus`, query);
export const plusRules = () => `/${brand.slug}plus-rules`;
export const saleEvent = () => `/${brand.slug}day`;
export const coin = () => `/${brand.slug}coin`;
export const cashback = (entrypoint?: string) => withQuery('/loyalty-cashback', { entrypoint });
export const cashbackPage = (page: number) => withQuery('/loyalty-cashback', { page: page === 1 ? undefined : page });
export const milestoneBadge = (entrypoint?: string) => withQuery('/Milestone-Badge', { entrypoint });
export const salesEvents = (entrypoint?: string) => withQuery('/sales-events', { entrypoint });
export const appRecommend = () => '/app-recommend';
export const memberIntroduction = () => '/member-introduction';
export const openMember = () => '/open-member';
export const memberCenter = () => '/member-center';
export const plusOrders = (page?: number) =>
  withQuery('/sales/plusorder/history', { page: page === 1 ? undefined : page });
/** One Plus+ order, to be printed. */
export const plusOrder = (number: string) => `/sales/plusorder/history/${encodeURIComponent(number)}`;
export const businessAccount = () => '/business-account';
export const rooms = () => '/room';
export const room = (roomType: string) => `/room/${encodeURIComponent(roomType)}`;
export const christmasTrees = () => '/christmas-trees';
export const recommended = () => '/recommended-may-like';
/** The part of that page that shows what is new. */
export const newArrivals = () => `${recommended()}#new`;
export const customerSay = (category?: number | null, page?: number) =>
  withQuery('/customer-say', { category, page: page === 1 ? undefined : page });
export const blackFriday = () => '/blackfriday';
/** Where people write to the shop; with an order's number its form is about that order. */
export const contact = (query: { order_id?: string; notice?: ContactNotice } = {}) => withQuery('/contact-us', query);
/** The same form for what could be better. */
export const feedback = (query: { notice?: ContactNotice } = {}) => withQuery('/feedback', query);
export const newsletterPage = () => '/newsletter-subscribe';
export const terms = () => '/terms-conditions';
export const privacy = () => '/privacy-policy';

export const notFound = () => '/404';
export const oops = () => '/oops.html';
/** The same page in a language, as the language switch and hreflang link it. */
export const inLanguage = (path: string, language: Language) => {
  const [address = '/', hash] = path.split('#');
  const [pathname = '/', query] = address.split(/\?(.*)/s);
  const search = new URLSearchParams(query);
  search.set(languageQuery, language);
  return `${pathname}?${search.toString()}${hash ? `#${hash}` : ''}`;
};
