import { randomUUID } from 'node:crypto';
import { FetchError } from '@medusajs/js-sdk';
import type { CallResult } from '@shop/contract';
import { demandCustomer, demandPerson, type Asking, type Backend, type Handlers } from '../call.ts';
import { centsOf } from '../catalogue/product.ts';
import { headersFor, type MedusaCart, type MedusaOrder } from '../medusa.ts';
import { refusals } from '../refusal.ts';
import { siteWords } from '../words.ts';
import { medusaPlace } from './addresses.ts';
import { cartOf, emptyCart, type Cart } from './cart.ts';
import { changeCart, cheapestDelivery, demandItem, demandVariant, ownCart } from './carts.ts';
import { numberOf, orderOf, placedOf, stateOf, summaryOf } from './orders.ts';

/** Medusa's own way to pay, which takes every order: for trials. */
const testProvider = 'pp_system_default';
const hour = 3_600_000;

type Cartwise = Pick<Asking<'carts'>, 'person' | 'language'>;

const cartAnswer = async (backend: Backend, { person, language }: Cartwise, cart: MedusaCart): Promise<Cart> => {
  const isOpen = !cart.shipping_address?.address_1 && (cart.items ?? []).length > 0;
  const headers = headersFor(language, person?.jwt);
  return cartOf(cart, language, backend, isOpen ? await cheapestDelivery(backend, cart.id, headers) : null);
};

const answered = async (backend: Backend, asking: Cartwise, change: Parameters<typeof changeCart>[2]): Promise<Cart> =>
  cartAnswer(backend, asking, await changeCart(backend, asking, change));

const shown = async (backend: Backend, asking: Cartwise): Promise<Cart> => {
  const cart = await ownCart(backend, asking);
  return cart ? cartAnswer(backend, asking, cart) : emptyCart(asking.language);
};

const setQuantity = async (
  backend: Backend,
  asking: Cartwise,
  { item_id, qty, child_id }: { item_id: number; qty?: number; child_id?: number },
): Promise<Cart> => {
  const item = await demandItem(backend, asking, item_id);
  const quantity = qty ?? item.quantity;
  if (quantity < 1) throw refusals.field('qty');
  const { cart } = backend.store.store;
  if (child_id === undefined) {
    return answered(backend, asking, (id, headers) => cart.updateLineItem(id, item.id, { quantity }, {}, headers));
  }
  const product_id = backend.memory.numberOf('product', item.product_id ?? '');
  const variant_id = await demandVariant(backend, asking.language, { product_id, child_id });
  return answered(backend, asking, async (id, headers) => {
    await cart.createLineItem(id, { variant_id, quantity }, {}, headers);
    await cart.deleteLineItem(id, item.id, {}, headers);
  });
};

const orderFields =
  '+payment_status,+fulfillment_status,*items,*items.tax_lines,*shipping_methods,*shipping_methods.tax_lines';

const findOrder = async (
  { store, memory }: Backend,
  { person, language }: Cartwise,
  number: string,
): Promise<MedusaOrder> => {
  const who = demandPerson({ person });
  const headers = headersFor(language, who.jwt);
  const known = memory.orderOf(who.id, { number });
  if (known !== null) return (await store.store.order.retrieve(known, { fields: orderFields }, headers)).order;
  if (who.jwt === null) throw refusals.noOrder();
  const { orders } = await store.store.order.list({ limit: 100, order: '-created_at' }, headers);
  const own = orders.find((order) => numberOf(order) === number);
  if (!own) throw refusals.noOrder();
  return (await store.store.order.retrieve(own.id, { fields: orderFields }, headers)).order;
};

const placeOrder = async (
  backend: Backend,
  asking: Pick<Asking<'createOrder'>, 'body' | 'person' | 'language' | 'indent'>,
): Promise<CallResult<'createOrder'>> => {
  const { store, memory, cards } = backend;
  const { idempotency_key: key, payment_nonce: nonce, email, grand_total: agreed } = asking.body;
  const person = demandPerson(asking);
  const headers = headersFor(asking.language, person.jwt);
  const earlier = memory.orderOf(person.id, { key });
  if (earlier !== null) {
    return placedOf((await store.store.order.retrieve(earlier, { fields: orderFields }, headers)).order);
  }
  // Not through `ownCart`: a cart that was ordered while its answer got lost is completed again, which gives its order.
  if (person.cart === null || (asking.indent !== null && asking.indent !== person.cart)) throw refusals.otherCart();
  // What comes to nothing is ordered without a payment.
  if (agreed > 0 && (nonce === undefined || !cards.isPayment(nonce))) throw refusals.noPayment();
  const { cart } = await store.store.cart.retrieve(person.cart, { fields: '*payment_collection' }, headers);
  if (!cart.completed_at) {
    if (centsOf(cart.total) !== agreed) throw refusals.otherTotal(centsOf(cart.total));
    if (email !== undefined && email !== cart.email) await store.store.cart.update(cart.id, { email }, {}, headers);
    if (agreed > 0) await store.store.payment.initiatePaymentSession(cart, { provider_id: testProvider }, {}, headers);
  }
  const done = await store.store.cart.complete(cart.id, {}, headers);
  if (done.type !== 'order') throw refusals.soldOut();
  if (nonce !== undefined) cards.use(nonce);
  memory.keepOrder(person.id, { number: numberOf(done.order), medusa: done.order.id, key });
  memory.keepCart(person.id, null);
  // Completing tells nothing of the payment.
  return placedOf((await store.store.order.retrieve(done.order.id, { fields: orderFields }, headers)).order);
};

export const shoppingHandlers: Handlers = {
  carts: shown,
  cartsFirstVersion: shown,
  laterCart: () => ({ list: [] }),
  addCartItem: async (backend, { body, ...asking }) => {
    if (body.qty < 1) throw refusals.field('qty');
    const variant_id = await demandVariant(backend, asking.language, body);
    return answered(backend, asking, (id, headers) =>
      backend.store.store.cart.createLineItem(id, { variant_id, quantity: body.qty }, {}, headers),
    );
  },
  editCartItem: (backend, { body, ...asking }) => setQuantity(backend, asking, body),
  cartsOperate: (backend, { body, ...asking }) => setQuantity(backend, asking, body),
  deleteCartItem: async (backend, { body, ...asking }) => {
    const item = await demandItem(backend, asking, body.item_id);
    return answered(backend, asking, (id, headers) =>
      backend.store.store.cart.deleteLineItem(id, item.id, {}, headers),
    );
  },
  applyCoupon: async (backend, { body: { coupon_code }, ...asking }) => {
    const cart = await answered(backend, asking, (id, headers) =>
      backend.store.client
        .fetch(`/store/carts/${id}/promotions`, { method: 'POST', body: { promo_codes: [coupon_code] }, headers })
        .catch((error: unknown) => {
          throw error instanceof FetchError && error.status === 400 ? refusals.noCoupon() : error;
        }),
    );
    if (cart.coupon_code?.toUpperCase() !== coupon_code.toUpperCase()) throw refusals.noCoupon();
    return cart;
  },
  removeCoupon: async (backend, asking) => {
    const cart = await ownCart(backend, asking);
    const promo_codes = (cart?.promotions ?? []).map(({ code }) => code).filter((code) => code !== undefined);
    if (promo_codes.length === 0) return shown(backend, asking);
    return answered(backend, asking, (id, headers) =>
      backend.store.client.fetch(`/store/carts/${id}/promotions`, { method: 'DELETE', body: { promo_codes }, headers }),
    );
  },
  cartsDiscountData: async (backend, asking) => {
    const { coupon_code, discount_amount } = await shown(backend, asking);
    const label = siteWords[asking.language].discount;
    return { coupon_code, discount_amount, discounts: discount_amount > 0 ? [{ label, amount: discount_amount }] : [] };
  },
  inputCoupons: () => ({ list: [] }),
  seelPlans: () => ({ plans: [] }),
  klarnaInfo: () => ({ is_enabled: 0, installments: 0, installment_amount: 0, terms_url: '' }),
  checkCashback: (_backend, { body: { order_id } }) => ({ order_id, has_cashback: 0, amount: 0 }),
  cartDelivery: async (backend, { query: { postcode }, ...asking }) => {
    const cart = await ownCart(backend, asking);
    if (!cart) throw refusals.noItem();
    const headers = headersFor(asking.language, asking.person?.jwt);
    const cheapest = await cheapestDelivery(backend, cart.id, headers);
    if (!cheapest) throw refusals.noDelivery();
    return { postcode, fee: centsOf(cheapest.amount), delivery_days: null };
  },
  cartAddress: async (backend, { body, ...asking }) => {
    const { email, billing_address, address_entity_id: _saved, ...typed } = body;
    const shipping_address = medusaPlace(typed);
    const bill = billing_address ? medusaPlace(billing_address) : shipping_address;
    return answered(backend, asking, (id, headers) =>
      backend.store.store.cart.update(
        id,
        { shipping_address, billing_address: bill, ...(email && { email }) },
        {},
        headers,
      ),
    );
  },
  cartPayment: shown,
  cartPaymentMethods: ({ isSandbox }, { language }) => ({
    list: isSandbox ? [{ code: 'card', title: siteWords[language].card, enabled: true, provider: 'sandbox' }] : [],
  }),
  orderToken: (_backend, asking) => {
    demandPerson(asking);
    return { order_token: randomUUID(), expires_at: new Date(Date.now() + hour).toISOString() };
  },
  braintreeClientToken: () => ({ client_token: `sandbox_${randomUUID()}`, provider: 'sandbox' }),
  braintreeCreditCard: ({ cards }, { body: { payment_method_nonce } }) => {
    const payment = cards.paymentFor(payment_method_nonce);
    if (!payment) throw refusals.noPayment();
    return payment;
  },
  braintreeUnderRiskified: () => ({ status: 'approved' }),
  prePayRisk: () => ({ status: 'approved' }),
  createOrder: placeOrder,
  orderByKey: async (backend, { query: { idempotency_key: key }, person, language }) => {
    const who = demandPerson({ person });
    const id = backend.memory.orderOf(who.id, { key });
    if (id === null) throw refusals.noOrder();
    const headers = headersFor(language, who.jwt);
    return placedOf((await backend.store.store.order.retrieve(id, { fields: orderFields }, headers)).order);
  },
  pollingData: async (backend, { body: { order_id }, ...asking }) => {
    const order = await findOrder(backend, asking, order_id);
    return { order_id, status: stateOf(order), payment: 'paid' };
  },
  orderInformation: async (backend, { query, ...asking }) =>
    orderOf(await findOrder(backend, asking, query.order_id), asking.language, backend),
  orderDetail: async (backend, { query, ...asking }) => {
    demandCustomer(asking);
    return orderOf(await findOrder(backend, asking, query.order_id), asking.language, backend);
  },
  orderList: async (backend, { query: { page = 1, page_size = 10, keyword, status }, ...asking }) => {
    const { jwt } = demandCustomer(asking);
    const headers = headersFor(asking.language, jwt);
    const { orders } = await backend.store.store.order.list(
      { limit: 100, order: '-created_at', fields: orderFields },
      headers,
    );
    const fits = (order: MedusaOrder): boolean =>
      (status === undefined || stateOf(order) === status) &&
      (keyword === undefined ||
        [numberOf(order), ...(order.items ?? []).map(({ product_title }) => product_title ?? '')].some((text) =>
          text.toLowerCase().includes(keyword.toLowerCase()),
        ));
    const fitting = orders.filter(fits);
    const list = fitting.slice((page - 1) * page_size, page * page_size).map((order) => summaryOf(order, backend));
    return { list, total: fitting.length, page, page_size };
  },
};
