import { taxKinds, type OrderItem, type TaxPart } from '@shop/contract';
import { deliveredOf, shippingFee, type Shippable, protectionPrice } from '../shipping/fees.ts';
import { partsBySupply, type PlacesOfSupply } from '../shipping/place-of-supply.ts';
import { taxesOn } from '../tax/rates.ts';
import { pointsOfCents } from '../membership/points.ts';
import { sharesOf, sum } from '../shares.ts';

/** How many of the chosen points a cart really uses: never more than there are, nor more than `goods` cents cost. */
export const usablePoints = (chosen: number, balance: number, goods: number): number =>
  Math.max(0, Math.min(chosen, balance, pointsOfCents(goods)));

export interface TotalledLine extends Shippable {
  /** Cents for all units. */
  rowTotal: number;
  /** Cents for the protection plans of all units. */
  planTotal: number;
}

export interface Choices {
  /** Cents that points take off the goods; at most what they cost after the discount. */
  points: number;
  /** Cents of store credit; at most what the goods cost after the discount and the points. */
  credit: number;
  protectShipment: boolean;
  /** Cents given on top, to those who deliver. */
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
  /** Each sales tax, of the regions together; each region’s is on all that is supplied there. */
  taxes: TaxPart[] | null;
  /** Their sum. */
  tax: number | null;
  /** Its shares: of goods after discount, points and credit with their delivery, and of what is bought beside them. */
  itemTax: number | null;
  planTax: number | null;
  shippingProtectionTax: number | null;
  /** By line: its part of them where it is taxed elsewhere than what is delivered with it; null for any other. */
  ownTaxes: (OwnTax | null)[];
  /** A donation: never taxed. */
  tip: number;
  grandTotal: number;
}

type OwnTax = NonNullable<OrderItem['own_tax']>;

/** Taxed amounts of lines of one region: goods with their delivery, plans, and the shipment’s protection. */
type Taxed = [goods: number, plans: number, protection: number];

/** The taxes of one region, and what of their sum falls to each of the amounts that they are on. */
const taxedAt = (region: Parameters<typeof taxesOn>[1], amounts: Taxed) => {
  const taxes = taxesOn(sum(amounts), region);
  return { taxes, shares: sharesOf(sum(taxes.map(({ amount }) => amount)), amounts) };
};

/** Taxes of several regions, kind by kind. */
const together = (parts: readonly TaxPart[][]): TaxPart[] =>
  taxKinds.flatMap((kind) => {
    const same = parts.flat().filter((tax) => tax.kind === kind);
    return same.length === 0 ? [] : { kind, amount: sum(same.map(({ amount }) => amount)) };
  });

/** The taxes of lines that are taxed elsewhere than what is delivered with them, line by line. */
const ownTaxesOf = (lines: readonly TotalledLine[], [goods = 0, plans = 0]: readonly number[]): OwnTax[] => {
  const ofGoods = sharesOf(
    goods,
    lines.map(({ rowTotal }) => rowTotal),
  );
  const ofPlans = sharesOf(
    plans,
    lines.map(({ planTotal }) => planTotal),
  );
  return lines.map((_, place) => ({ goods: ofGoods[place] ?? 0, plan: ofPlans[place] ?? 0 }));
};

/**
 * The sums of a cart or order; `grandTotal` is exactly the sum of its parts. Points and store credit are a
 * discount, but cost nobody their free delivery. What is picked up is taxed where that is, the rest where it is delivered;
 * discount, points and credit come off both by what they cost.
 */
export const totalsOf = (
  lines: readonly TotalledLine[],
  discount: number,
  supply: PlacesOfSupply,
  choices: Choices = nothingChosen,
): Totals => {
  const subtotal = sum(lines.map((line) => line.rowTotal));
  const planTotal = sum(lines.map((line) => line.planTotal));
  const fee = shippingFee(subtotal - discount, lines, supply.delivery);
  const points = Math.min(choices.points, subtotal - discount);
  const credit = Math.min(choices.credit, subtotal - discount - points);
  const goods = subtotal - discount - points - credit;
  const protection = choices.protectShipment ? (protectionPrice(subtotal - discount, lines) ?? 0) : 0;
  const tip = deliveredOf(lines).length === 0 ? 0 : choices.tip;
  const parts = partsBySupply(lines, supply);
  const goodsOf = sharesOf(
    goods,
    parts.map((part) => sum(part.lines.map(({ rowTotal }) => rowTotal))),
  );
  const taxed = parts.flatMap(({ region, lines: own }, place) => {
    const plans = sum(own.map((line) => line.planTotal));
    const [toDoor, protects] = place === 0 ? [fee, protection] : [0, 0];
    return region === null ? [] : taxedAt(region, [(goodsOf[place] ?? 0) + toDoor, plans, protects]);
  });
  const isKnown = taxed.length === parts.length;
  const taxes = isKnown ? together(taxed.map((part) => part.taxes)) : null;
  const tax = taxes && sum(taxes.map(({ amount }) => amount));
  const shareOf = (place: number): number | null =>
    isKnown ? sum(taxed.map(({ shares }) => shares[place] ?? 0)) : null;
  const [, pickedUp] = parts;
  const own = ownTaxesOf(pickedUp?.lines ?? [], taxed[1]?.shares ?? []);
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
    itemTax: shareOf(0),
    planTax: shareOf(1),
    shippingProtectionTax: shareOf(2),
    ownTaxes: lines.map((line) => own[pickedUp?.lines.indexOf(line) ?? -1] ?? null),
    tip,
    grandTotal,
  };
};
