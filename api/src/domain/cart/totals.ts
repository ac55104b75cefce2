import type { TaxPart } from '@shop/contract';
import { shippingFee, type Shippable, protectionPrice } from '../shipping/fees.ts';
import { taxesOn, type RegionCode } from '../tax/rates.ts';
import { pointsOfCents } from '../membership/points.ts';

/** How many of the chosen points a cart really uses: never more than there are, nor more than `goods` cents cost. */
export const usablePoints = (chosen: number, balance: number, goods: number): number =>
  Math.max(0, Math.min(chosen, balance, pointsOfCents(goods)));

export interface TotalledLine extends Shippable {
  /** Cents for all units. */
  rowTotal: number;
  /** Cents for the protection plans of all units. */
  planTotal: number;
}

/** What a person has chosen beside the goods. */
export interface Choices {
  /** Cents that points take off the goods; at most what they cost after the discount. */
  points: number;
  /** Cents of store credit; at most what the goods cost after the discount and the points. */
  credit: number;
  /** Whether the shipment is to be protected. */
  protectShipment: boolean;
  /** Cents given on top. */
  tip: number;
}
const nothingChosen: Choices = { points: 0, credit: 0, protectShipment: false, tip: 0 };

/** All in cents. The taxes are null while no address says where to. */
export interface Totals {
  subtotal: number;
  planTotal: number;
  shippingFee: number;
  discount: number;
  points: number;
  credit: number;
  shippingProtection: number;
  /** Each sales tax of the region, on everything that is taxed together. */
  taxes: TaxPart[] | null;
  /** Their sum. */
  tax: number | null;
  /** What of it falls to goods after discount, points and credit with their delivery, and to what is bought beside them. */
  itemTax: number | null;
  planTax: number | null;
  shippingProtectionTax: number | null;
  /** A donation: never taxed. */
  tip: number;
  grandTotal: number;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Splits a whole number of cents by the parts that it was computed on; the shares add up to it exactly. */
const sharesOf = (whole: number, parts: readonly number[]): number[] => {
  const all = sum(parts);
  const until = (count: number): number => (all === 0 ? 0 : Math.round((whole * sum(parts.slice(0, count))) / all));
  return parts.map((_, place) => until(place + 1) - until(place));
};

/**
 * The sums of a cart or order; `grandTotal` is exactly the sum of its parts. Points and store credit are a
 * discount, but cost nobody their free delivery.
 */
export const totalsOf = (
  lines: readonly TotalledLine[],
  discount: number,
  region: RegionCode | null,
  choices: Choices = nothingChosen,
): Totals => {
  const subtotal = sum(lines.map((line) => line.rowTotal));
  const planTotal = sum(lines.map((line) => line.planTotal));
  const fee = shippingFee(subtotal - discount, lines, region);
  const points = Math.min(choices.points, subtotal - discount);
  const credit = Math.min(choices.credit, subtotal - discount - points);
  const goods = subtotal - discount - points - credit;
  const protection = choices.protectShipment ? (protectionPrice(subtotal - discount, lines) ?? 0) : 0;
  const tip = lines.length === 0 ? 0 : choices.tip;
  const taxed = [goods + fee, planTotal, protection];
  const taxes = region && taxesOn(sum(taxed), region);
  const tax = taxes && sum(taxes.map(({ amount }) => amount));
  const [itemTax = null, planTax = null, shippingProtectionTax = null] = tax === null ? [] : sharesOf(tax, taxed);
  const grandTotal = goods + planTotal + fee + protection + tip + (tax ?? 0);
  return {
    subtotal,
    planTotal,
    shippingFee: fee,
    discount,
    points,
    credit,
    shippingProtection: protection,
    taxes,
    tax,
    itemTax,
    planTax,
    shippingProtectionTax,
    tip,
    grandTotal,
  };
};
