import { unitsOf, type Units } from './units.ts';

/** Units of an order that were paid back before they left: they are not sent any more. */
export interface UnsentRefund {
  /** What staff calls it; it stands for one refund of its order. */
  readonly reference: string;
  readonly items: Units[];
  /** Cents. */
  readonly amount: number;
  /** ISO 8601. */
  readonly at: string;
}

interface PlannedItem extends Units {
  readonly plan: { readonly price: number; readonly qty: number } | null;
}

/**
 * What was paid for the protection plans of these units, in cents with its tax, rounded down. Plans of an item that
 * covers fewer units than were bought are those of the units that were sent first.
 * @param earlier units that were paid back before
 */
export const plansBackFor = (
  units: readonly Units[],
  earlier: readonly Units[],
  order: { items: readonly PlannedItem[]; productContractTotal: number; productProtectionTax: number },
): number => {
  const until = (gone: readonly Units[]): number =>
    order.items.reduce((sum, { item_id, qty, plan }) => {
      const remaining = qty - unitsOf(item_id, gone);
      return plan ? sum + plan.price * Math.max(0, plan.qty - remaining) : sum;
    }, 0);
  const plans = until([...earlier, ...units]) - until(earlier);
  const { productContractTotal: all, productProtectionTax: tax } = order;
  return all === 0 ? 0 : plans + Math.floor((tax * plans) / all);
};

/** What an order's goods cost and what paid for them; amounts in cents. */
export interface GoodsPayment {
  /** Before discounts. */
  subtotal: number;
  discountAmount: number;
  /** What points paid of the goods. */
  pointsAmount: number;
  /** What store credit paid of the goods. */
  creditAmount: number;
  shippingFee: number;
  /** On goods after discount and points, and on their delivery. */
  itemTax: number;
}

/** What was paid for the goods in money, in cents, without tax: their price less what discount, points and credit paid. */
export const paidForGoods = ({ subtotal, discountAmount, pointsAmount, creditAmount }: GoodsPayment): number =>
  Math.max(0, subtotal - discountAmount - pointsAmount - creditAmount);

/** The most that is paid back for goods: what was paid for them in money, with its tax. */
const refundable = (order: GoodsPayment): number => {
  const paid = paidForGoods(order);
  const taxed = paid + order.shippingFee;
  return paid + (taxed === 0 ? 0 : Math.round((order.itemTax * paid) / taxed));
};

/**
 * The share of `whole` that falls to goods of `goods` cents when goods of `before` cents had theirs already. Counted
 * from the first of them on, so that many small shares come to no more, and all of them to no less, than the whole.
 */
const shareOf = (whole: number, goods: number, before: number, subtotal: number): number => {
  if (subtotal <= 0) return 0;
  const until = (cents: number): number => Math.floor((whole * Math.min(cents, subtotal)) / subtotal);
  return until(before + goods) - until(before);
};

/**
 * What is paid back for goods that come back, in cents: their price less their share of the discount and of the
 * points, with its tax. Delivery and protection plans are not part of it.
 * @param goods price of the goods in cents, as they stand in the order
 * @param before the same of goods that were paid back earlier
 */
export const refundFor = (goods: number, order: GoodsPayment, before = 0): number =>
  shareOf(refundable(order), goods, before, order.subtotal);

/** How many of the points that paid for an order come back with goods of it; parameters as above. */
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
 * order earns nothing for what went back. Whatever was refunded counts as goods, until no goods are left.
 */
export const goodsNotRefunded = (order: GoodsPayment & { refundedAmount: number }): number => {
  const all = refundable(order);
  if (all === 0) return 0;
  const paid = paidForGoods(order);
  return paid - Math.ceil((paid * Math.min(order.refundedAmount, all)) / all);
};
