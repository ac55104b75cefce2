import type { Cart, Handover, Language, LaterCart } from '@shop/contract';
import { shippingFees } from '../../domain/charges.ts';
import { type PricedCart } from '../../flows/cart/priced-cart.ts';
import { couponWithoutEffect } from '../../flows/cart/messages.ts';
import { totalsOf } from '../../domain/cart/totals.ts';
import { deliveryPromise, deliveryTerms } from '../../domain/shipping/delivery-promise.ts';
import { handoverOf } from '../../domain/shipping/handover.ts';
import { benefitsOf, giftOf, largeOrderPop } from './extras.ts';
import { daysOf } from './delivery-days.ts';
import { cartItemOf } from './item.ts';
import type { ShownCart, ShownLines } from '../../flows/cart/read-cart.ts';

type Summed = Pick<PricedCart, 'totals' | 'region' | 'points'>;

const wireTotals = ({ totals, region, points }: Summed, empty: boolean) => ({
  subtotal: totals.subtotal,
  product_contract_total: totals.planTotal,
  shipping_fee: totals.shippingFee,
  tax_amount: totals.tax,
  item_tax: totals.itemTax,
  product_protection_tax: totals.planTax,
  shipping_protection_tax: totals.shippingProtectionTax,
  discount_amount: totals.discount,
  points_data: { points_used: points, points_cur_amount: totals.points },
  credit_amount: totals.credit,
  shipping_protection_total: totals.shippingProtection,
  tip_amount: totals.tip,
  grand_total: totals.grandTotal,
  tax_failed: region === null || empty ? 1 : 0,
});

const nothing: Summed = { totals: totalsOf([], 0, null), region: null, points: 0 };

/** The list for later on the wire. */
export const laterOf = ({ lines, ...others }: ShownLines, language: Language): LaterCart => ({
  list: lines.map((line) => cartItemOf(line, others, language)),
});

const methodOf = ({ is_delivered, pickup }: Handover, language: Language) =>
  is_delivered || !pickup
    ? { code: 'standard', title: language === 'fr' ? 'Livraison standard' : 'Standard delivery' }
    : { code: 'pickup', title: pickup.title };

const couponProblemOf = (priced: PricedCart | null, language: Language): Cart['coupon_problem'] => {
  if (!priced?.coupon || priced.couponProblem === null) return null;
  const { code } = priced.coupon;
  return { coupon_code: code, message: couponWithoutEffect(code, priced.couponProblem)[language] };
};

/** A cart on the wire. */
export const cartOf = (shown: ShownCart, language: Language): Cart => {
  const { row, email, priced, laterCount, largeOrder, pickup, at } = shown;
  const { totals } = priced ?? nothing;
  const { list: items } = laterOf(shown, language);
  const bought = shown.lines.filter(({ inStock }) => inStock).map(({ product }) => product.details);
  const handover = handoverOf(bought, pickup, language);
  const address = row?.shippingAddress ?? null;
  return {
    list: items,
    items_count: items.length,
    items_qty: items.reduce((sum, { qty }) => sum + qty, 0),
    quote_id: row?.id ?? null,
    indent: row?.indent ?? null,
    ...wireTotals(priced ?? nothing, items.length === 0),
    coupon_code: priced?.couponCode ?? null,
    coupon_problem: couponProblemOf(priced, language),
    klarna_discount: priced?.klarnaDiscount ?? 0,
    coupon_discount: totals.discount - (priced?.klarnaDiscount ?? 0),
    goods_total: totals.subtotal - totals.discount,
    payment_method: row?.paymentMethod ?? null,
    pop: largeOrderPop(totals.subtotal, handover.is_delivered ? largeOrder : null, at, language),
    gift_product: (priced?.gifts ?? []).map((gift) => giftOf(gift, language)),
    order_benefits: benefitsOf(totals, handover.is_delivered, largeOrder, language),
    shipping_method_list: [{ ...methodOf(handover, language), fee: totals.shippingFee, selected: true }],
    is_plus_allow: priced?.plusMember ? 1 : 0,
    plusTotal: priced?.plusSaving ?? 0,
    // Who has Plus+ already is not shown what it would be.
    plusImg: priced?.plusMember ? null : shown.plusPicture,
    cartBannerStatus: items.length > 0 ? 1 : 0,
    free_shipping_threshold: shippingFees.freeFrom,
    free_delivery_missing: priced?.freeDelivery.missing ?? null,
    delivery_promise: deliveryPromise[language],
    delivery_exceptions: (priced?.freeDelivery.exceptions ?? []).map((exception) => deliveryTerms[language][exception]),
    delivery_days: daysOf(priced?.arrival ?? null),
    handover,
    customer_email: email,
    shipping_address: address,
    billing_address: row?.billingAddress ?? address,
    later_count: laterCount,
    tip_id: priced?.tipId ?? null,
    credit_available: priced?.creditBalance ?? 0,
  };
};
