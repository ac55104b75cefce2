import { readdirSync } from 'node:fs';
import path from 'node:path';
import { paths, type OrderState, type RouteConfig } from '@shop/contract';
import { ask, leavingLink, newCustomer, placeOrder, readyToPay, simpleProduct, testPassword, tokenOf } from '@shop/qa';

export interface Customer {
  token: string;
}

/** Somebody with orders in every state, and a member of Plus+. */
const customers = { orders: 'orders@shop.test', plus: 'plus59@shop.test' };
/** Who looks at a route. */
export const visitorOf = ({ path }: RouteConfig): Promise<Customer> =>
  cameBack(path.startsWith('/sales/plusorder') ? customers.plus : customers.orders);

const signedIn = new Map<string, Promise<Customer>>();

/** A customer of the sandbox, signed in once for all tests of this process. */
export const cameBack = (email: string): Promise<Customer> => {
  const known = signedIn.get(email) ?? tokenOf(email, testPassword).then((token) => ({ token }));
  signedIn.set(email, known);
  return known;
};

const SOFAS = 105;

const readyGuest = async (label: string) => {
  const email = `${label}.${Date.now()}@example.ca`;
  const { token } = await ask('guestLogin', { query: { device_id: `device of ${email}` } });
  await readyToPay({ email, token }, (await simpleProduct(SOFAS)).entity_id);
  return { email, token };
};

let withCart: Promise<Customer> | undefined;
let withOrder: Promise<Customer & { orderId: string }> | undefined;

let newcomer: Promise<Customer> | undefined;

/** A customer whose cart nobody fills, one for all tests of this process. */
export const customerWithoutCart = (): Promise<Customer> => (newcomer ??= newCustomer('every.route.new'));

/** A guest who has only to pay, one for all tests of this process. */
export const guestWithCart = (): Promise<Customer> => (withCart ??= readyGuest('every.route'));

/** A guest who has paid, one for all tests of this process. */
export const guestWithOrder = (): Promise<Customer & { orderId: string }> =>
  (withOrder ??= readyGuest('every.route.paid').then(async (guest) => {
    const { order_id: orderId } = await placeOrder(guest);
    return { ...guest, orderId };
  }));

/** The latest order, or the latest in this state. */
const anOrder = async (who: Customer, state?: OrderState): Promise<string> => {
  const { list } = await ask('orderList', { query: { page: 1, page_size: 50 } }, who);
  return list.find(({ status }) => state === undefined || status === state)?.order_id ?? '';
};

const aPlusOrder = async (who: Customer): Promise<string> => {
  const { list } = await ask('plusOrderList', { query: { page: 1 } }, who);
  return list[0]?.plus_num ?? '';
};

const product = 'one-variant-out-of-stock.html';
const email = 'nobody.yet@example.ca';
/** Where a route is looked at that has a parameter or says nothing without a query, by the route's name. */
export type Examples = Readonly<Record<string, string | ((who: Customer) => Promise<string>)>>;

/** Those of features that can be deleted: each has a file of its own. */
const examplesOfFeatures = async (): Promise<Examples> => {
  const files = readdirSync(path.join(import.meta.dirname, 'examples'));
  const modules: { examples: Examples }[] = await Promise.all(files.map((file) => import(`./examples/${file}`)));
  return Object.assign({}, ...modules.map(({ examples: own }) => own));
};

const examples: Examples = {
  Password: paths.password({ type: 'create', email }),
  ConfirmVerificationCode: paths.confirmVerificationCode({ email }),
  ProductDetail: paths.product(product),
  FeedProductDetail: `/product/${product}`,
  ProductList: '/furniture/sofas-loveseats.html',
  Cms: paths.content('shipping-guide'),
  Installvideos: paths.installVideos(),
  AccountOrderDetail: async (who) => paths.order(await anOrder(who)),
  AccountCancelOrder: async (who) => paths.cancelOrder(await anOrder(who, 'paid')),
  AccountReturnOrder: async (who) => paths.returnOrder(await anOrder(who, 'delivered')),
  PrintOrder: async (who) => paths.printOrder(await anOrder(who)),
  PlusOrder: async (who) => paths.plusOrder(await aPlusOrder(who)),
  LeaveNewsletter: () => leavingLink(`every.page.${Date.now()}@example.ca`),
  ReturnLabel: async (who) => paths.returnLabel({ order_id: await anOrder(who, 'returned') }),
  ...(await examplesOfFeatures()),
};

/** Routes that only lead on. */
export const leadsTo: Readonly<Record<string, string>> = {
  Account: paths.accountHome(),
  Address: paths.accountEdit(),
  ReturnLabelAlias: paths.orders(),
  AccountProductsWarrantyAlias: paths.warranties(),
};

/** Seen on the way through an order: somebody without a cart sees little of them. */
export const onTheWay: ReadonlySet<string> = new Set([
  'PaymentShippingAddress',
  'Payment',
  'OrderConfirmation',
  'SinglePagePay',
  'PayResult',
]);

/** The first address that search engines know of this form: `/room/living-room` of `/room/:roomType`. */
const addressLike = async (route: string): Promise<string> => {
  const form = new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}$`);
  return (await ask('siteAddresses', {})).list.find((one) => form.test(one.path))?.path ?? route;
};

export const pathOf = async ({ name, path: form }: RouteConfig, who: Customer): Promise<string> => {
  const example = examples[name] ?? (form.includes('/:') ? await addressLike(form) : form);
  const found = typeof example === 'string' ? example : await example(who);
  if (/[:*]/.test(found)) throw new Error(`${name} (${form}) has no example`);
  return found;
};
