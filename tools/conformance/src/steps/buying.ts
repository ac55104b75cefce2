import { asked, ofCustomer, tried, written, writtenByCustomer, type Seen, type Step } from '../step.ts';
import { guestAddress } from './account.ts';
import { someChoice } from './catalogue.ts';

const someItem = (seen: Seen) => seen('addCartItem')?.list[0];
const someOrder = (seen: Seen) => seen('orderList')?.list[0];
const someDraft = (seen: Seen): string | undefined => seen('orderGeneration')?.draft_id;
const nothing = 'none-such';
const key = 'conformance-1';
/** What a button might say; nothing is paid. */
const grand_total = 100;

const withOrder =
  <I>(input: (order_id: string) => I) =>
  (seen: Seen): I | undefined => {
    const order = someOrder(seen);
    return order && input(order.order_id);
  };
const withDraft =
  <I>(input: (draft_id: string) => I) =>
  (seen: Seen): I | undefined => {
    const draft = someDraft(seen);
    return draft === undefined ? undefined : input(draft);
  };
const withItem =
  <I>(input: (item_id: number) => I) =>
  (seen: Seen): I | undefined => {
    const item = someItem(seen);
    return item && input(item.item_id);
  };

/** What the cart comes to, paid as was chosen. */
const withTotal = (seen: Seen) => {
  const cart = seen('cartPayment');
  return cart && { query: { grand_total: cart.grand_total } };
};

/** From the cart to what follows an order. Nothing is paid: the payments that are named are none. */
export const buyingSteps: readonly Step[] = [
  tried('addCartItem', (seen) => {
    const choice = someChoice(seen);
    return choice && { body: { ...choice, qty: 1 } };
  }),
  tried(
    'editCartItem',
    withItem((item_id) => ({ body: { item_id, qty: 2 } })),
  ),
  tried(
    'cartsOperate',
    withItem((item_id) => ({ body: { item_id, qty: 1 } })),
  ),
  tried('cartDelivery', { query: { postcode: 'M5V 3L9' } }),
  asked('applyCoupon', { body: { coupon_code: nothing } }),
  tried('removeCoupon', { body: {} }),
  asked('applyCredit', { body: { amount: 0 } }),
  asked('applyPoints', { body: { points: 0 } }),
  tried('seelPlans', { body: {} }),
  asked('extendShipping', { body: { is_add: 0 } }),
  asked('refundShippingProtection', { body: {} }),
  asked(
    'refundPlan',
    withItem((item_id) => ({ body: { item_id } })),
  ),
  asked('addGift', { body: { item_id: 1 } }),
  asked('deleteGift', { body: { item_id: 1 } }),
  asked('freeGiftConfirm', { body: { gift_id: 1 } }),
  tried('cartAddress', (seen) => {
    const address = guestAddress(seen);
    return address && { body: address };
  }),
  tried('cartPayment', { body: { payment_method: 'card' } }),
  tried('prePayRisk', { body: { payment_method: 'card' } }),
  tried('klarnaClientToken', withTotal),
  tried('walletToken', withTotal),
  asked('braintreeCreditCard', { body: { payment_method_nonce: nothing, grand_total } }),
  asked('braintreeUnderRiskified', { query: { nonce: nothing } }),
  asked('klarnaPayment', { body: { authorization_token: nothing, idempotency_key: key, grand_total } }),
  asked('alipayCheck', { body: { token: nothing } }),
  asked('alipayCancel', { body: { token: nothing } }),
  asked('alipayUnderRiskified', { body: { token: nothing } }),
  asked('createOrder', {
    body: { idempotency_key: key, payment_method: 'card', payment_nonce: nothing, grand_total },
  }),
  asked('orderByKey', { query: { idempotency_key: key } }),
  tried('orderGeneration', { body: {} }),
  tried(
    'orderDiscountData',
    withDraft((draft_id) => ({ query: { draft_id } })),
  ),
  asked(
    'confirmCoupon',
    withDraft((draft_id) => ({ body: { draft_id, coupon_code: nothing } })),
  ),
  tried(
    'applyDraftCoupon',
    withDraft((draft_id) => ({ body: { draft_id, coupon_code: null } })),
  ),
  tried('orderAddress', (seen) => {
    const [draft_id, address] = [someDraft(seen), guestAddress(seen)];
    return draft_id !== undefined && address ? { body: { ...address, draft_id } } : undefined;
  }),
  asked(
    'placeOrder',
    withDraft((draft_id) => ({
      body: { draft_id, idempotency_key: key, payment_method: 'card', payment_nonce: nothing, grand_total },
    })),
  ),
  asked('checkCashback', { body: { order_id: nothing } }),
  tried(
    'editLaterCart',
    withItem((item_id) => ({ body: { item_id } })),
  ),
  asked(
    'deleteCartItem',
    withItem((item_id) => ({ body: { item_id } })),
  ),
  written('createTipDonation', { body: { amount: 100 } }),
  written('updateTipDonation', (seen) => {
    const donation = seen('createTipDonation');
    return donation && { body: { tip_id: donation.tip_id, amount: 0 } };
  }),
  ofCustomer(
    'orderDetail',
    withOrder((order_id) => ({ query: { order_id } })),
  ),
  ofCustomer(
    'orderInformation',
    withOrder((order_id) => ({ query: { order_id } })),
  ),
  ofCustomer(
    'orderItems',
    withOrder((order_id) => ({ query: { order_id } })),
  ),
  ofCustomer(
    'orderShipments',
    withOrder((order_id) => ({ query: { order_id } })),
  ),
  ofCustomer(
    'orderTrack',
    withOrder((order_id) => ({ query: { order_id } })),
  ),
  asked('orderClaim', { body: { order_id: nothing } }),
  asked('orderByLetter', { query: { order_id: nothing, key: nothing } }),
  asked('cancelByLetter', { body: { order_id: nothing, key: nothing } }),
  writtenByCustomer('returnOrder', (seen) => {
    const order = seen('orderDetail');
    const [item] = order?.returnable ?? [];
    const reason = 'damaged' as const;
    return order && item && { body: { order_id: order.order_id, item_ids: [item.item_id], qtys: [1], reason } };
  }),
  asked('returnPhoto', { query: { order_id: nothing, return_id: nothing, photo: 1 } }),
  writtenByCustomer(
    'reorder',
    withOrder((order_id) => ({ body: { order_id } })),
  ),
  ofCustomer(
    'pollingData',
    withOrder((order_id) => ({ body: { order_id } })),
  ),
  writtenByCustomer('cancelOrder', (seen) => {
    const order = seen('orderDetail');
    return order?.can_cancel ? { body: { order_id: order.order_id } } : undefined;
  }),
  asked('warrantySuccess', { body: { order_id: nothing } }),
];
