import { months, type Months } from '@shop/contract';
import type { Site } from '@shop/contract/contents';
import { placesOfSupply } from '../../domain/shipping/place-of-supply.ts';
import { arrivalOf, completeOn, type Arrival } from '../../domain/delivery/arrival.ts';
import { isGone, limitsOf } from '../../domain/cart/line.ts';
import { usablePoints, totalsOf, type TotalledLine, type Totals } from '../../domain/cart/totals.ts';
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
import type { Queryable } from '../../database/connection.ts';
import { creditBalance } from '../../database/membership/credit.ts';
import { pointsBalance } from '../../database/membership/points.ts';
import { chargesFor } from '../../database/cart/charges-for.ts';
import type { Charged } from '../../database/cart/charge-sources/charge-source.ts';
import { openTip } from '../../database/orders/tips.ts';
import { giftOffers, type GiftOffer } from '../../database/cart/gifts.ts';
import type { CartRow } from '../../database/cart/cart-rows.ts';
import { cartLines, type CartLine } from '../../database/cart/cart-lines.ts';
import type { CouponRow } from '../../database/promotions/coupons.ts';
import { findSiteDocument, pickupPlace, regionOf } from '../../database/content/site-document.ts';
import { personsCoupon, type PersonsCoupon } from '../promotions/shopper-coupons.ts';

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
  /** Why it cannot be ordered with what is to be charged beside its goods. */
  chargeProblem: Required<Charged>['problem'];
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

/** What somebody chooses that lowers the total of a cart. */
export interface Chosen {
  own: PersonsCoupon | null;
  points: number;
  /** Cents of store credit. */
  credit: number;
}

/** All else that the total of a cart depends on. */
export type CartFacts = Awaited<ReturnType<typeof cartFacts>>;

/** Reads what the total of a cart depends on beside coupon, points and credit, at today's prices. */
export const cartFacts = async (db: Queryable, row: CartRow, shopper: Shopper, clock: Clock) => {
  const lines = (await cartLines(db, row.id)).map((line) => priceLine(line, shopper, clock));
  const bought = lines.filter(({ inStock }) => inStock);
  const totalled: TotalledLine[] = bought.map(({ rowTotal, plan, item, product }) => ({
    rowTotal,
    planTotal: (plan?.price ?? 0) * item.quantity,
    oversize: product.details.oversize,
    pickup: product.details.pickup,
  }));
  const { shippingAddress: address } = row;
  const region = address ? await regionOf(db, address.region_id) : null;
  const sold = bought.map(({ product }) => product);
  const now = clock.now();
  const charged = { lines: bought, region, completeOn: address && completeOn(sold, address.postcode, now) };
  const { charges, arrival, problem } = await chargesFor(db, row.chosenCharges, charged);
  return {
    lines,
    bought,
    discountable: discountableOf(lines),
    totalled,
    now,
    plusMember: isPlusMember(shopper),
    region,
    pickup: await pickupPlace(db),
    payLater: await payLaterOffer(db, row),
    creditBalance: shopper.kind === 'customer' ? await creditBalance(db, shopper, clock.now()) : 0,
    protectShipment: row.shippingPlan !== null,
    charged,
    services: charges,
    arrival: arrival ?? (address && arrivalOf(sold, address.postcode, now)),
    chargeProblem: problem,
    // Nobody delivers what is picked up.
    tip: deliveredOf(totalled).length > 0 ? await openTip(db, ownerKey(shopper)) : null,
  };
};

/** The sums of a cart with these choices. A coupon that does not apply takes nothing off; its problem says why. */
export const totalsWith = (facts: CartFacts, { own, points: wanted, credit }: Chosen, pointsBalance: number) => {
  const { discountable, plusMember, now } = facts;
  const problem = own && couponProblem(own.coupon, discountable, { plusMember, now, ...own });
  const byCoupon = own && problem === null ? discountOf(own.coupon, discountable) : 0;
  const subtotal = discountable.reduce((sum, { rowTotal }) => sum + rowTotal, 0);
  const klarnaDiscount = payLaterDiscount(subtotal - byCoupon, facts.payLater);
  const discount = byCoupon + klarnaDiscount;
  const early = facts.bought.filter((line) => hasEarlyBird([line])).reduce((sum, { rowTotal }) => sum + rowTotal, 0);
  const points = usablePoints(wanted, pointsBalance, Math.max(0, subtotal - discount - early));
  const totals = totalsOf(facts.totalled, discount, placesOfSupply(facts.region, facts.pickup), {
    points: centsOfPoints(points),
    credit: Math.min(credit, facts.creditBalance),
    protectShipment: facts.protectShipment,
    services: facts.services,
    tip: facts.tip?.amount ?? 0,
  });
  return { problem, byCoupon, klarnaDiscount, points, totals, subtotal };
};

/** A cart with today's prices, its discount, delivery and taxes. Lines that cannot be bought are in no sum. */
export const priceCart = async (db: Queryable, row: CartRow, shopper: Shopper, clock: Clock): Promise<PricedCart> => {
  const facts = await cartFacts(db, row, shopper, clock);
  const own = row.couponCode === null ? null : await personsCoupon(db, row.couponCode, shopper);
  const balance =
    row.pointsUsed > 0 && shopper.kind === 'customer' ? await pointsBalance(db, shopper.customerId, clock.now()) : 0;
  const chosen = { own, points: row.pointsUsed, credit: row.creditUsed };
  const { problem, byCoupon, klarnaDiscount, points, totals, subtotal } = totalsWith(facts, chosen, balance);
  const { lines, bought, totalled, region } = facts;
  const saving = bought.reduce(
    (sum, line) => sum + plusSaving(pricesFor(line, isPartner(shopper), clock.now()), line.item.quantity),
    0,
  );
  return {
    lines,
    totals,
    freeDelivery: freeDeliveryOf(subtotal - totals.discount, totalled, region),
    arrival: facts.arrival,
    chargeProblem: facts.chargeProblem,
    coupon: own?.coupon ?? null,
    couponCode: problem !== null && !solvedByGoods.has(problem) ? null : row.couponCode,
    couponProblem: problem,
    plusMember: facts.plusMember,
    plusSaving: saving,
    points,
    creditBalance: facts.creditBalance,
    gifts: await giftOffers(db, row, subtotal - byCoupon),
    klarnaDiscount,
    tipId: facts.tip?.id ?? null,
  };
};
