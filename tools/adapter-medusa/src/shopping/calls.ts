import { randomUUID } from 'node:crypto';
import { demandCustomer, demandPerson, type Backend, type Handlers } from '../call.ts';
import { centsOf } from '../catalogue/product.ts';
import { headersFor, type MedusaOrder } from '../medusa.ts';
import { refusals } from '../refusal.ts';
import { siteWords } from '../words.ts';
import { afterOrderHandlers } from './after-order.ts';
import { answered, shown, type Cartwise } from './answers.ts';
import type { Cart } from './cart.ts';
import { cheapestDelivery, demandItem, demandVariant, ownCart } from './carts.ts';
import { couponHandlers } from './coupons.ts';
import { addressedCart } from './delivery-address.ts';
import { draftHandlers } from './draft.ts';
import { findOrder, orderFields } from './find-order.ts';
import { laterHandlers } from './later.ts';
import { numberOf } from './order-number.ts';
import { orderOf, placedOf, stateOf, summaryOf } from './orders.ts';
import { placeOrder } from './placing.ts';

const hour = 3_600_000;
/** Of what a list of orders shows. */
const listFields = '+payment_status,+fulfillment_status,*items';

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

export const shoppingHandlers: Handlers = {
  ...laterHandlers,
  ...couponHandlers,
  ...draftHandlers,
  ...afterOrderHandlers,
  carts: shown,
  cartsFirstVersion: shown,
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
  /** The adapter knows of no other shop. */
  pastOrders: (_backend, asking) => {
    demandCustomer(asking);
    return { list: [] };
  },
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
  cartAddress: (backend, { body, ...asking }) => addressedCart(backend, asking, body),
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
    const asked = { limit: 100, order: '-created_at', fields: listFields };
    const { orders } = await backend.store.store.order.list(asked, headers);
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
