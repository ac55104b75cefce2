import { changeCart } from '../../flows/cart/change-cart.ts';
import { addToCart, deleteFromCart, editCart, moveForLater, withdrawPlan } from '../../flows/cart/changes.ts';
import { applyCoupon, cartDiscount, removeCoupon, usableCoupons } from '../../flows/cart/coupons.ts';
import { cartDelivery } from '../../flows/cart/delivery-to.ts';
import { readCart, readLater } from '../../flows/cart/read-cart.ts';
import { couponOnWire } from '../promotions/coupons.ts';
import { callsFor, type CallContext } from '../call.ts';
import { cartOf, laterOf } from './cart.ts';
import { daysOf } from '../../domain/delivery/arrival.ts';
import { discountsOf } from './discounts.ts';
import { applyCredit, applyPoints } from '../../flows/cart/credit.ts';
import { addGift, confirmGift, deleteGift } from '../../flows/cart/gifts.ts';

export const inputCouponsCalls = callsFor('shopper', {
  inputCoupons: async ({ services, who, language }) => {
    const usable = await usableCoupons({ services, who });
    return { list: usable.map((coupon) => couponOnWire(coupon, language)) };
  },
});

/** Free gifts: one goes with an order once the person has confirmed it (CART-032). */
export const giftsCalls = callsFor('shopper', {
  addGift: async (context) => cartOf(await addGift(context, context.body.item_id), context.language),

  deleteGift: async (context) => cartOf(await deleteGift(context, context.body.item_id), context.language),

  freeGiftConfirm: async (context) => {
    const { gift_id } = context.body;
    await confirmGift(context, gift_id);
    return { gift_id, is_confirmed: 1 as const };
  },
});

export const cartPointsCalls = callsFor('customer', {
  applyPoints: async (context) => cartOf(await applyPoints(context, context.body.points), context.language),
});

export const cartCreditCalls = callsFor('customer', {
  applyCredit: async (context) => cartOf(await applyCredit(context, context.body.amount), context.language),
});

type Asking = Pick<CallContext<'carts', 'shopper'>, 'services' | 'who' | 'language'>;

const ownCart = async ({ services, who, language }: Asking) =>
  cartOf(await readCart(services.db, who, services), language);

export const cartCalls = callsFor('shopper', {
  carts: ownCart,

  cartsFirstVersion: ownCart,

  cartDelivery: async ({ services, who, query, language }) => {
    const { arrival, ...delivery } = await cartDelivery(services, who, query.postcode);
    return { ...delivery, delivery_days: daysOf(arrival, language) };
  },

  addCartItem: async (context) =>
    cartOf(await changeCart(context, (db, { id }) => addToCart(db, id, context.body)), context.language),

  editCartItem: async (context) =>
    cartOf(await changeCart(context, (db, { id }) => editCart(db, id, context.body)), context.language),

  cartsOperate: async (context) =>
    cartOf(await changeCart(context, (db, { id }) => editCart(db, id, context.body)), context.language),

  deleteCartItem: async (context) =>
    cartOf(await changeCart(context, (db, { id }) => deleteFromCart(db, id, context.body.item_id)), context.language),

  // A plan is attached with the item itself, by addCartItem and editCartItem.
  refundPlan: async (context) =>
    cartOf(await changeCart(context, (db, { id }) => withdrawPlan(db, id, context.body.item_id)), context.language),

  applyCoupon: async (context) => cartOf(await applyCoupon(context, context.body.coupon_code), context.language),

  removeCoupon: async (context) => cartOf(await removeCoupon(context), context.language),

  cartsDiscountData: async ({ services, who, language }) => {
    const discount = await cartDiscount({ services, who });
    return { coupon_code: discount?.entered ?? null, ...discountsOf(discount, language) };
  },

  laterCart: async ({ services, who, language }) => laterOf(await readLater(services.db, who, services), language),

  editLaterCart: async (context) => {
    const { services, who, language, body } = context;
    const cart = await changeCart(context, (db, { id }) => moveForLater(db, id, body));
    const later = laterOf(await readLater(services.db, who, services), language);
    return { cart: cartOf(cart, language), later, count: later.list.length };
  },
});
