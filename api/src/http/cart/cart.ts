import { type Cart, type Handover, type Language, type LaterCart, yearsOf, type CartItem } from '@shop/contract';
import { shippingFees } from '../../domain/charges.ts';
import { amountOf, taxOf, type Charge } from '../../domain/cart/charges.ts';
import type { PricedCart, PricedLine } from '../../flows/cart/priced-cart.ts';
import { couponWithoutEffect } from '../../flows/cart/messages.ts';
import { totalsOf, type Totals } from '../../domain/cart/totals.ts';
import { deliveryPromise, deliveryTerms } from '../../domain/shipping/delivery-promise.ts';
import { returnTerms } from '../../domain/order/return.ts';
import { returnDays } from '../../domain/order/units.ts';
import { handoverOf } from '../../domain/shipping/handover.ts';
import { placesOfSupply } from '../../domain/shipping/place-of-supply.ts';
import type { ShownCart, ShownLines } from '../../flows/cart/read-cart.ts';
import { lineage } from '../../database/catalogue/categories.ts';
import { planIds, planTitle } from '../../domain/cart/plan.ts';
import { shownStock } from '../../domain/catalogue/shown-stock.ts';
import { dayInstant } from '../catalogue/card.ts';
import { thumbnailOf, pictureAt } from '../../domain/catalogue/picture.ts';
import { optionsOf } from '../../domain/cart/line.ts';
import type { GiftOffer } from '../../database/cart/gifts.ts';
import { isLargeOrder, largeOrderCountdown } from '../../domain/promotion/large-order.ts';
import { daysOf } from '../../domain/delivery/arrival.ts';

/** A gift on the wire (CART-006): its price in the shop, and its price as a gift. */
const giftOf = (gift: GiftOffer, language: Language): Cart['gift_product'][number] => ({
  is_add: gift.added ? 1 : 0,
  is_confirmed: gift.confirmed ? 1 : 0,
  name: gift.name[language],
  small_image: gift.thumbnail === null ? null : pictureAt(gift.thumbnail, 320),
  price: gift.price,
  special_price: 0,
  item_id: gift.id,
});

/** Returns the note on a large order; null for any other. `subtotal` in cents. */
const largeOrderPop = (subtotal: number, offer: ShownCart['largeOrder'], now: Date, language: Language): Cart['pop'] =>
  offer && isLargeOrder(subtotal, offer)
    ? { countdown: largeOrderCountdown(now), image: offer.picture, promotion_tip: offer.tip[language] }
    : null;

const benefits = {
  returns: { en: `${returnDays}-day returns`, fr: `${returnDays} jours pour retourner un article` },
  freeDelivery: { en: 'Free standard delivery', fr: 'Livraison standard gratuite' },
  oneDelivery: { en: 'One delivery, planned with you', fr: 'Une seule livraison, planifiée avec vous' },
};

/** Lists what comes with the order, in words; nothing for an empty cart. */
const benefitsOf = (
  { subtotal, discount, shippingFee }: Totals,
  isDelivered: boolean,
  offer: ShownCart['largeOrder'],
  language: Language,
): string[] => {
  if (subtotal === 0) return [];
  const free = subtotal - discount >= shippingFees.freeFrom && shippingFee === 0;
  if (!isDelivered) return [benefits.returns[language]];
  return [
    benefits.returns[language],
    ...(free ? [benefits.freeDelivery[language]] : []),
    ...(isLargeOrder(subtotal, offer) ? [benefits.oneDelivery[language]] : []),
  ];
};

/** 2 where a protection plan is attached, 1 where one can be, 0 where none is offered. */
const contractOf = ({ plan, product }: Pick<PricedLine, 'plan' | 'product'>): number => {
  if (plan) return 2;
  return product.details.plans.length > 0 ? 1 : 0;
};

/** A cart item on the wire (CART-001). */
const cartItemOf = (
  line: PricedLine,
  { siblings, categories }: Omit<ShownLines, 'lines'>,
  language: Language,
): CartItem => {
  const { item, product, variant, plan } = line;
  const stock = variant ?? product;
  return {
    item_id: item.id,
    product_id: product.id,
    name: product.name[language],
    thumbnail: thumbnailOf(line),
    url_path: product.urlPath,
    type_id: product.type,
    piid: variant?.id ?? null,
    sku: variant?.sku ?? product.sku,
    qty: item.quantity,
    color: variant?.options.color?.[language] ?? null,
    options: optionsOf(line, language),
    relation: siblings
      .filter(({ productId }) => productId === product.id)
      .map((sibling) => ({
        product_id: sibling.id,
        color: sibling.options.color?.[language] ?? null,
        label: optionsOf({ variant: sibling }, language)
          .map(({ value }) => value)
          .join(', '),
        is_in_stock: sibling.usableQuantity > 0,
      })),
    unit_price: line.unit,
    row_total: line.rowTotal,
    old_row_total: line.oldRowTotal,
    special_price: line.rowTotal < line.oldRowTotal ? line.unit : null,
    status: line.gone ? 2 : 1,
    inventory: {
      is_in_stock: line.inStock,
      usable_qty: shownStock(stock.usableQuantity),
      min_sale_qty: Math.max(1, product.minSaleQty),
      qty: shownStock(stock.quantity),
      product_id: variant?.id ?? product.id,
    },
    sub_product_id: variant?.id ?? null,
    product_tag: product.tag,
    presale_end_date: dayInstant(product.presaleEndDate),
    is_pickup: product.details.pickup,
    pickup_title: product.details.pickup ? (language === 'fr' ? 'Cueillette' : 'Pickup') : null,
    is_no_discount_product: product.noDiscount,
    has_contract: contractOf(line),
    extend: plan && {
      ...planIds(product.id, plan.term),
      price: plan.price,
      term: yearsOf(plan.term),
      title: planTitle(plan.term, language),
      qty: item.quantity,
    },
    category_list: lineage(categories, product.details.categoryIds[0] ?? 0).map(({ name }) => name[language]),
  };
};

type Summed = Pick<PricedCart, 'totals' | 'points'>;

/** Charges of a cart or order on the wire. */
export const chargesIn = (charges: readonly Charge[], language: Language) =>
  charges.map(({ title, ...charge }) => ({ ...charge, title: title[language] }));

const wireTotals = ({ totals, points }: Summed, empty: boolean, language: Language) => ({
  subtotal: totals.subtotal,
  product_contract_total: totals.planTotal,
  shipping_fee: totals.shippingFee,
  tax_amount: totals.tax,
  taxes: empty ? [] : (totals.taxes ?? []),
  item_tax: totals.itemTax,
  product_protection_tax: totals.planTax,
  shipping_protection_tax: totals.tax === null ? null : (taxOf(totals.charges, 'protection') ?? 0),
  discount_amount: totals.discount,
  points_data: { points_used: points, points_cur_amount: totals.points },
  credit_amount: totals.credit,
  shipping_protection_total: amountOf(totals.charges, 'protection'),
  tip_amount: amountOf(totals.charges, 'tip'),
  charges: chargesIn(totals.charges, language),
  grand_total: totals.grandTotal,
  tax_failed: totals.tax === null || empty ? 1 : 0,
});

const nothing: Summed = { totals: totalsOf([], 0, placesOfSupply(null, null)), points: 0 };

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
    ...wireTotals(priced ?? nothing, items.length === 0, language),
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
    return_promise: (handover.is_delivered ? returnTerms.days : returnTerms.pickupDays)[language],
    delivery_exceptions: (priced?.freeDelivery.exceptions ?? []).map((exception) => deliveryTerms[language][exception]),
    delivery_days: daysOf(priced?.arrival ?? null, language),
    handover,
    customer_email: email,
    shipping_address: address,
    billing_address: row?.billingAddress ?? address,
    later_count: laterCount,
    tip_id: priced?.tipId ?? null,
    credit_available: priced?.creditBalance ?? 0,
  };
};
