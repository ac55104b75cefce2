interface Bought {
  /** Cents, before discounts. */
  subtotal: number;
  discountAmount: number;
  shippingFee: number;
  /** On goods after discount and on their delivery. */
  itemTax: number;
}

/**
 * What is paid back for goods that come back, in cents: their price less their share of the discount, with its tax.
 * Delivery and protection plans are not part of it.
 * @param goods price of the goods in cents, as they stand in the order
 */
export const refundFor = (goods: number, order: Bought): number => {
  if (order.subtotal <= 0) return 0;
  const paid = order.subtotal - order.discountAmount;
  const taxed = paid + order.shippingFee;
  const tax = taxed === 0 ? 0 : (order.itemTax * paid) / taxed;
  return Math.round(((paid + tax) * Math.min(goods, order.subtotal)) / order.subtotal);
};
