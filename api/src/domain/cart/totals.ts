import { shippingFee, type Shippable } from '../shipping/fees.ts';
import { taxOn, type RegionCode } from '../tax/rates.ts';

export interface TotalledLine extends Shippable {
  /** Cents for all units. */
  rowTotal: number;
  /** Cents for the protection plans of all units. */
  planTotal: number;
}

/** All in cents. The taxes are null while no address says where to. */
export interface Totals {
  subtotal: number;
  planTotal: number;
  shippingFee: number;
  discount: number;
  /** On goods after discount and on their delivery. */
  itemTax: number | null;
  planTax: number | null;
  tax: number | null;
  grandTotal: number;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The sums of a cart or order; `grandTotal` is exactly the sum of its parts. */
export const totalsOf = (lines: readonly TotalledLine[], discount: number, region: RegionCode | null): Totals => {
  const subtotal = sum(lines.map((line) => line.rowTotal));
  const planTotal = sum(lines.map((line) => line.planTotal));
  const fee = shippingFee(subtotal - discount, lines, region);
  const itemTax = region === null ? null : taxOn(subtotal - discount + fee, region);
  const planTax = region === null ? null : taxOn(planTotal, region);
  const tax = itemTax === null || planTax === null ? null : itemTax + planTax;
  const grandTotal = subtotal - discount + planTotal + fee + (tax ?? 0);
  return { subtotal, planTotal, shippingFee: fee, discount, itemTax, planTax, tax, grandTotal };
};
