import type { OrderItem } from '@shop/contract';
import { sharesOf, sum } from '../shares.ts';
import { unitsOf, type Units } from './units.ts';

/** What staff paid back of an order: units that had not left, which are not sent any more, and money for its delivery. */
export interface StaffRefund {
  /** Chosen by staff; identifies one refund of its order. */
  readonly reference: string;
  readonly items: Units[];
  /** Cents. */
  readonly amount: number;
  /** Cents of the amount that had been paid for delivery, with tax; absent for none. */
  readonly delivery?: number;
  /** ISO 8601. */
  readonly at: string;
}

type PlannedItem = Pick<OrderItem, 'item_id' | 'qty' | 'plan' | 'own_tax'>;

/** Items that are taxed in one province, and those that are taxed in another. */
const bySupply = <I extends Pick<OrderItem, 'own_tax'>>(items: readonly I[]): [together: I[], apart: I[]] => [
  items.filter(({ own_tax }) => own_tax === undefined),
  items.filter(({ own_tax }) => own_tax !== undefined),
];

const taxApart = (items: readonly Pick<OrderItem, 'own_tax'>[], of: 'goods' | 'plan'): number =>
  sum(items.map(({ own_tax }) => own_tax?.[of] ?? 0));

/**
 * Returns the price paid for the protection plans of these units, in cents with tax, rounded down. Plans of an item
 * that covers fewer units than were bought are those of the units that were sent first.
 * @param earlier units that were paid back before
 */
export const plansBackFor = (
  units: readonly Units[],
  earlier: readonly Units[],
  order: { items: readonly PlannedItem[]; productContractTotal: number; productProtectionTax: number },
): number => {
  const until = (items: readonly PlannedItem[], gone: readonly Units[]): number =>
    sum(
      items.map(({ item_id, qty, plan }) => {
        const remaining = qty - unitsOf(item_id, gone);
        return plan ? plan.price * Math.max(0, plan.qty - remaining) : 0;
      }),
    );
  const backFor = (items: readonly PlannedItem[], all: number, tax: number): number => {
    const plans = until(items, [...earlier, ...units]) - until(items, earlier);
    return all === 0 ? 0 : plans + Math.floor((tax * plans) / all);
  };
  const [together, apart] = bySupply(order.items);
  const [plansApart, tax] = [sum(apart.map(({ plan }) => (plan ? plan.price * plan.qty : 0))), taxApart(apart, 'plan')];
  return (
    backFor(together, order.productContractTotal - plansApart, order.productProtectionTax - tax) +
    backFor(apart, plansApart, tax)
  );
};

/** The cost of an order's goods and what paid for them; amounts in cents. */
export interface GoodsPayment {
  /** Before discounts. */
  subtotal: number;
  discountAmount: number;
  pointsAmount: number;
  creditAmount: number;
  shippingFee: number;
  /** On goods after discount and points, and on their delivery. */
  itemTax: number;
  /** Absent where all of them are taxed in one province. */
  items?: readonly Pick<OrderItem, 'item_id' | 'row_total' | 'unit_price' | 'own_tax'>[];
  /** What else was done for whoever had them delivered. */
  charges?: readonly { amount: number; tax: number }[];
}

/** Money paid for the goods, in cents, without tax: their price less what discount, points and credit paid. */
export const paidForGoods = ({ subtotal, discountAmount, pointsAmount, creditAmount }: GoodsPayment): number =>
  Math.max(0, subtotal - discountAmount - pointsAmount - creditAmount);

/** Goods that are taxed in one province: what they cost before discounts, and what is paid back for all of them. */
interface TaxedGoods {
  items: NonNullable<GoodsPayment['items']>;
  subtotal: number;
  refundable: number;
}

/** Adds the tax to money paid for goods, without the part that falls to the fee of their delivery. */
const withTax = (paid: number, shippingFee: number, itemTax: number): number =>
  paid + (paid + shippingFee === 0 ? 0 : Math.round((itemTax * paid) / (paid + shippingFee)));

const goodsBySupply = (order: GoodsPayment): TaxedGoods[] => {
  const [together, apart] = bySupply(order.items ?? []);
  const [cost, tax] = [sum(apart.map(({ row_total }) => row_total)), taxApart(apart, 'goods')];
  const [paid = 0, paidApart = 0] = sharesOf(paidForGoods(order), [order.subtotal - cost, cost]);
  const rest = {
    items: together,
    subtotal: order.subtotal - cost,
    refundable: withTax(paid, order.shippingFee, order.itemTax - tax),
  };
  return apart.length === 0 ? [rest] : [rest, { items: apart, subtotal: cost, refundable: paidApart + tax }];
};

/** The most that is paid back for goods: what was paid for them in money, with its tax. */
const refundable = (order: GoodsPayment): number => sum(goodsBySupply(order).map((goods) => goods.refundable));

/** What was paid for an order's delivery and what was done with it, in cents with its tax: all but what is paid back for goods. */
export const paidForDelivery = (order: GoodsPayment): number =>
  (order.shippingFee === 0 ? 0 : order.shippingFee + order.itemTax - (refundable(order) - paidForGoods(order))) +
  sum((order.charges ?? []).map(({ amount, tax }) => amount + tax));

const deliveryRefunded = (refunds: readonly Pick<StaffRefund, 'delivery'>[]): number =>
  sum(refunds.map(({ delivery = 0 }) => delivery));

/** The most that may still be paid back for an order's delivery, in cents. */
export const deliveryLeft = (
  order: GoodsPayment & { grandTotal: number; refundedAmount: number; refunds: readonly StaffRefund[] },
): number =>
  Math.max(
    0,
    Math.min(paidForDelivery(order) - deliveryRefunded(order.refunds), order.grandTotal - order.refundedAmount),
  );

/**
 * The share of `whole` that falls to goods of `goods` cents when goods of `before` cents had theirs already. Counted
 * from the first of them on, so that many small shares come to no more, and all of them to no less, than the whole.
 */
const shareOf = (whole: number, goods: number, before: number, subtotal: number): number => {
  if (subtotal <= 0) return 0;
  const until = (cents: number): number => Math.floor((whole * Math.min(cents, subtotal)) / subtotal);
  return until(before + goods) - until(before);
};

/** Price of these units in their order, in cents, before discounts. */
export const priceOf = (units: readonly Units[], items: readonly Pick<OrderItem, 'item_id' | 'unit_price'>[]): number =>
  sum(items.map(({ item_id, unit_price }) => unit_price * unitsOf(item_id, units)));

/**
 * Returns the refund for units that come back, in cents: their price less their share of the discount and of the
 * points, with its tax. Delivery and protection plans are not part of it.
 * @param earlier units that were paid back before
 */
export const refundOf = (
  units: readonly Units[],
  earlier: readonly Units[],
  order: GoodsPayment & Required<Pick<GoodsPayment, 'items'>>,
): number =>
  sum(
    goodsBySupply(order).map(({ items, subtotal, refundable: whole }) =>
      shareOf(whole, priceOf(units, items), priceOf(earlier, items), subtotal),
    ),
  );

/**
 * How many of the points that paid for an order come back with goods of it.
 * @param goods price of the goods in cents, as they stand in the order
 * @param before the same of goods that were paid back earlier
 */
export const pointsBackFor = (
  goods: number,
  { pointsUsed, subtotal }: { pointsUsed: number; subtotal: number },
  before = 0,
): number => shareOf(pointsUsed, goods, before, subtotal);

/** How many cents of the store credit that paid for an order come back with goods of it; parameters as above. */
export const creditBackFor = (
  goods: number,
  { creditAmount, subtotal }: { creditAmount: number; subtotal: number },
  before = 0,
): number => shareOf(creditAmount, goods, before, subtotal);

/**
 * Cents paid for goods that were not paid back: what cashback and points are counted from. Rounded down, so that an
 * order earns nothing for what went back. Whatever was refunded counts as goods, until no goods are left, but for what is
 * known to be of the delivery, for which nothing was earned.
 */
export const goodsNotRefunded = (
  order: GoodsPayment & { refundedAmount: number; refunds?: readonly Pick<StaffRefund, 'delivery'>[] },
): number => {
  const all = refundable(order);
  if (all === 0) return 0;
  const paid = paidForGoods(order);
  const refunded = order.refundedAmount - deliveryRefunded(order.refunds ?? []);
  return paid - Math.ceil((paid * Math.min(refunded, all)) / all);
};
