import { months, type Months } from '@shop/contract';
import type { Site } from '@shop/contract/contents';
import { placesOfSupply } from '../../domain/shipping/place-of-supply.ts';
import { arrivalOf, type Arrival } from '../../domain/delivery/arrival.ts';
import { isGone, limitsOf } from '../../domain/cart/line.ts';
import { usablePoints, totalsOf, type Totals } from '../../domain/cart/totals.ts';
import { quantityProblem } from '../../domain/cart/quantity.ts';
import { deliveredOf, freeDeliveryOf, type FreeDelivery } from '../../domain/shipping/fees.ts';
import { plusSaving, unitPrice } from '../../domain/cart/unit-price.ts';
import { couponProblem, discountOf, type CouponProblem, type DiscountableLine } from '../../domain/promotion/coupon.ts';
import { couponTarget } from '../../domain/promotion/coupon-target.ts';
import { pricesFor } from '../../domain/cart/dropship.ts';
import { hasEarlyBird } from '../../domain/order/early-bird.ts';
import { payLaterDiscount } from '../../domain/payment/instalments.ts';
import { centsOfPoints } from '../../domain/membership/points.ts';
import { ownerKey, type Shopper, isPartner, isPlusMember } from '../../domain/account/identity.ts';
import { orderedAsMember } from '../../database/membership/first-order.ts';
import { customersCoupon } from '../../database/promotions/customer-coupons.ts';
import type { Queryable } from '../../database/connection.ts';
import { creditBalance } from '../../database/membership/credit.ts';
import { pointsBalance } from '../../database/membership/points.ts';
import { openTip } from '../../database/orders/tips.ts';
import { giftOffers, type GiftOffer } from '../../database/cart/gifts.ts';
import type { CartRow } from '../../database/cart/cart-rows.ts';
import { cartLines, type CartLine } from '../../database/cart/cart-lines.ts';
import { type CouponRow, findCoupon } from '../../database/promotions/coupons.ts';
import { findSiteDocument, pickupPlace, regionOf } from '../../database/content/site-document.ts';

export interface PricedLine extends CartLine {
  gone: boolean;
  inStock: boolean;
  /** Cents. */
  unit: number;
  rowTotal: number;
  oldRowTotal: number;
  plan: { term: Months; price: number } | null;
}
export interface PricedCart {
  lines: PricedLine[];
  totals: Totals;
  freeDelivery: FreeDelivery;
  /** When it would come to its address; null without one. */
  arrival: Arrival | null;
  coupon: CouponRow | null;
  /** The code that was entered; null when no contents of the cart would make it count, such as after the coupon has ended. */
  couponCode: string | null;
  couponProblem: CouponProblem | null;
  plusMember: boolean;
  /** Cents that Plus+ would save, or saves. */
  plusSaving: number;
  /** Points that are really used. */
  points: number;
  /** Cents of store credit that its person has. */
  creditBalance: number;
  gifts: GiftOffer[];
  /** Cents that paying later takes off; part of the discount in `totals`. */
  klarnaDiscount: number;
  /** The donation that goes with the order. */
  tipId: number | null;
}
interface Clock {
  now: () => Date;
}

export const priceLine = (line: CartLine, shopper: Shopper, clock: Clock): PricedLine => {
  const priced = pricesFor(line, isPartner(shopper), clock.now());
  const { quantity, planTerm } = line.item;
  const unit = unitPrice(priced, quantity, isPlusMember(shopper));
  const gone = isGone(line);
  const plan = line.product.details.plans.find(({ term }) => term === planTerm);
  return {
    ...line,
    gone,
    inStock: !gone && quantityProblem(line.product.minSaleQty, limitsOf(line))?.code !== 'out-of-stock',
    unit,
    rowTotal: unit * quantity,
    oldRowTotal: priced.price * quantity,
    plan: plan ? { ...plan, term: months(plan.term) } : null,
  };
};

/** Lines as coupons look at them; what cannot be bought is not among them. */
export const discountableOf = (lines: readonly PricedLine[]): DiscountableLine[] =>
  lines.filter(({ inStock }) => inStock).map(({ rowTotal, product }) => couponTarget(product, rowTotal));

/** Problems of a coupon that other contents of the cart would solve. */
const solvedByGoods: ReadonlySet<CouponProblem> = new Set(['below-minimum', 'nothing-eligible']);

/** Returns the site's discount for a cart that is paid later; null for any other. */
const payLaterOffer = async (db: Queryable, { paymentMethod }: CartRow): Promise<Site['payLater']> =>
  paymentMethod === 'klarna' ? ((await findSiteDocument(db, 'site'))?.payLater ?? null) : null;

/** A cart with today's prices, its discount, delivery and taxes. Lines that cannot be bought are in no sum. */
export const priceCart = async (db: Queryable, row: CartRow, shopper: Shopper, clock: Clock): Promise<PricedCart> => {
  const plusMember = isPlusMember(shopper);
  const lines = (await cartLines(db, row.id)).map((line) => priceLine(line, shopper, clock));
  const bought = lines.filter(({ inStock }) => inStock);
  const found = row.couponCode === null ? null : await findCoupon(db, row.couponCode);
  const discountable = discountableOf(lines);
  const copy = found && (await customersCoupon(db, shopper, found.code));
  const ordered = found?.firstOrderOnly === true && (await orderedAsMember(db, shopper));
  const problem = found && couponProblem(found, discountable, { plusMember, ordered, now: clock.now(), copy });
  const byCoupon = found && problem === null ? discountOf(found, discountable) : 0;
  const region = row.shippingAddress ? await regionOf(db, row.shippingAddress.region_id) : null;
  const subtotal = discountable.reduce((sum, { rowTotal }) => sum + rowTotal, 0);
  const klarnaDiscount = payLaterDiscount(subtotal - byCoupon, await payLaterOffer(db, row));
  const discount = byCoupon + klarnaDiscount;
  const balance =
    row.pointsUsed > 0 && shopper.kind === 'customer' ? await pointsBalance(db, shopper.customerId, clock.now()) : 0;
  const early = bought.filter((line) => hasEarlyBird([line])).reduce((sum, { rowTotal }) => sum + rowTotal, 0);
  const points = usablePoints(row.pointsUsed, balance, Math.max(0, subtotal - discount - early));
  const credit = shopper.kind === 'customer' ? await creditBalance(db, shopper, clock.now()) : 0;
  const totalled = bought.map(({ rowTotal, plan, item, product }) => ({
    rowTotal,
    planTotal: (plan?.price ?? 0) * item.quantity,
    oversize: product.details.oversize,
    pickup: product.details.pickup,
  }));
  // Nobody delivers what is picked up.
  const tip = deliveredOf(totalled).length > 0 ? await openTip(db, ownerKey(shopper)) : null;
  const totals = totalsOf(totalled, discount, placesOfSupply(region, await pickupPlace(db)), {
    points: centsOfPoints(points),
    credit: Math.min(row.creditUsed, credit),
    protectShipment: row.shippingPlan !== null,
    tip: tip?.amount ?? 0,
  });
  const saving = bought.reduce(
    (sum, line) => sum + plusSaving(pricesFor(line, isPartner(shopper), clock.now()), line.item.quantity),
    0,
  );
  const gifts = await giftOffers(db, row, subtotal - byCoupon);
  const tipId = tip?.id ?? null;
  const sold = bought.map(({ product }) => product);
  const arrival = row.shippingAddress ? arrivalOf(sold, row.shippingAddress.postcode, clock.now()) : null;
  return {
    lines,
    totals,
    freeDelivery: freeDeliveryOf(subtotal - discount, totalled, region),
    arrival,
    coupon: found,
    couponCode: problem !== null && !solvedByGoods.has(problem) ? null : row.couponCode,
    couponProblem: problem,
    plusMember,
    plusSaving: saving,
    points,
    creditBalance: credit,
    gifts,
    klarnaDiscount,
    tipId,
  };
};
