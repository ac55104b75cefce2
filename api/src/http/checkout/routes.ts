import { paymentMethods, type CallResult, type Language } from '@shop/contract';
import * as draft from '../../flows/orders/draft.ts';
import { cartLines } from '../../database/cart/cart-lines.ts';
import { findCart } from '../../database/cart/cart-rows.ts';
import { storeOrderToken } from '../../database/orders/order-tokens.ts';
import { hasEarlyBird } from '../../domain/order/early-bird.ts';
import { ownerKey, isDropshipGroup } from '../../domain/account/identity.ts';
import { providerOf } from '../../payment/providers.ts';
import { callsFor } from '../call.ts';
import { placedOrderOf } from '../orders/wire.ts';
import { payOrder } from '../../flows/orders/pay-order.ts';
import { cartOf } from '../cart/cart.ts';
import { addressCart, choosePayment } from '../../flows/orders/checkout-steps.ts';
import { findOwnOrder } from '../../database/orders/orders.ts';
import { cashbackOf } from '../../domain/membership/cashback.ts';
import { orNotFound } from '../../domain/shop-error.ts';
import { discountsOf } from '../cart/discounts.ts';
import type { TipRow } from '../../database/orders/tips.ts';
import { changeTip, giveTip } from '../../flows/orders/tips.ts';

const donationOf = ({ id, amount, orderNumber }: TipRow): CallResult<'createTipDonation'> => ({
  tip_id: id,
  amount,
  order_id: orderNumber,
});

/** Donations on top of an order (CHK-011): one is open at a time, and goes with the next order. */
export const tipsCalls = callsFor('shopper', {
  createTipDonation: async ({ services, who, body: { amount } }) =>
    donationOf(await giveTip({ services, who }, amount)),

  updateTipDonation: async ({ services, who, body: { tip_id, amount } }) =>
    donationOf(await changeTip({ services, who }, tip_id, amount)),
});

const draftOf = ({ id, cart }: draft.ShownDraft, language: Language): CallResult<'orderGeneration'> => ({
  draft_id: id,
  cart: cartOf(cart, language),
});

/** The single-page pay (CHK-015). */
export const draftCalls = callsFor('shopper', {
  orderGeneration: async ({ services, who, language }) => draftOf(await draft.openDraft({ services, who }), language),

  orderDiscountData: async ({ services, who, language, query }) =>
    discountsOf(await draft.draftDiscount({ services, who }, query.draft_id), language),

  confirmCoupon: async ({ services, who, body }) => {
    const { code, discount } = await draft.tryDraftCoupon({ services, who }, body.draft_id, body.coupon_code);
    return { coupon_code: code, discount_amount: discount };
  },

  applyDraftCoupon: async ({ services, who, language, body }) =>
    draftOf(await draft.applyDraftCoupon({ services, who }, body.draft_id, body.coupon_code), language),

  orderAddress: async ({ services, who, language, body: { draft_id, ...typed } }) =>
    draftOf(await draft.addressDraft({ services, who }, draft_id, typed), language),

  placeOrder: async ({ services, who, language, body }) =>
    placedOrderOf(await draft.placeDraft({ services, who }, language, body)),
});

/** An order's cashback (CHK-014). Guests and dropshippers earn nothing, nor does an order that nobody paid. */
export const checkCashbackCalls = callsFor('shopper', {
  checkCashback: async ({ services, who, body }) => {
    const order = orNotFound(await findOwnOrder(services.db, who, body.order_id));
    const none = { order_id: order.number, has_cashback: 0 as const, amount: 0 };
    if (who.kind !== 'customer' || isDropshipGroup(who.group) || order.state === 'pending_payment') return none;
    const { amount, status } = cashbackOf(order, services.now());
    return status === 'cancelled' || amount === 0 ? none : { order_id: order.number, has_cashback: 1, amount };
  },
});

const methodTitles = {
  card: { en: 'Credit or debit card', fr: 'Carte de crédit ou de débit' },
  klarna: { en: 'Klarna – pay later', fr: 'Klarna – payer plus tard' },
  alipay: { en: 'Alipay', fr: 'Alipay' },
} as const;

export const checkoutCalls = callsFor('shopper', {
  cartAddress: async (context) => {
    const { services, who, body } = context;
    return cartOf(await addressCart({ services, who }, body), context.language);
  },

  cartPayment: async (context) => cartOf(await choosePayment(context, context.body.payment_method), context.language),

  cartPaymentMethods: async ({ language, services, who }) => {
    const row = await findCart(services.db, who);
    const isPaidAtOnce = row !== null && hasEarlyBird(await cartLines(services.db, row.id));
    const list = paymentMethods.map((code) => {
      const { open, name } = providerOf(services, code);
      const enabled = open && !(isPaidAtOnce && code === 'klarna');
      return { code, title: methodTitles[code][language], enabled, provider: name };
    });
    return { list };
  },

  orderToken: async ({ services, who }) => {
    const { token, expiresAt } = await storeOrderToken(services.db, ownerKey(who), services.now());
    return { order_token: token, expires_at: expiresAt.toISOString() };
  },

  createOrder: async ({ services, who, language, body, indent }) => {
    return placedOrderOf(await payOrder({ services, who, language, body, by: 'token', indent }));
  },
});
