import { taxKinds, type OrderItem, type TaxPart } from '@shop/contract';
import { deliveredOf, shippingFee, type Shippable, protectionPrice } from '../shipping/fees.ts';
import { partsBySupply, type PlacesOfSupply } from '../shipping/place-of-supply.ts';
import { taxesOn } from '../tax/rates.ts';
import { pointsOfCents } from '../membership/points.ts';
import { sharesOf, sum } from '../shares.ts';
import { chargeOf, type Charge, type Untaxed } from './charges.ts';

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
  /** What else is done for whoever has it delivered, each taxed there. */
  services?: readonly Untaxed[];
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
  /** What is charged beside them, in the order in which it is shown. */
  charges: Charge[];
  /** Each sales tax, of the regions together; each region’s is on all that is supplied there. */
  taxes: TaxPart[] | null;
  /** Their sum. */
  tax: number | null;
  /** Its shares, beside those of the charges: of goods after discount, points and credit with their delivery, and of plans. */
  itemTax: number | null;
  planTax: number | null;
  /** By line: its part of them where it is taxed elsewhere than what is delivered with it; null for any other. */
  ownTaxes: (OwnTax | null)[];
  grandTotal: number;
}

type OwnTax = NonNullable<OrderItem['own_tax']>;

/** Taxed amounts of lines of one region: goods with their delivery, plans, and what is charged for the way. */
type Taxed = readonly [goods: number, plans: number, ...charges: number[]];

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
  const isDelivered = deliveredOf(lines).length > 0;
  const protection = choices.protectShipment ? (protectionPrice(subtotal - discount, lines) ?? 0) : 0;
  const forTheWay = [...chargeOf('protection', protection), ...((isDelivered && choices.services) || [])];
  const parts = partsBySupply(lines, supply);
  const goodsOf = sharesOf(
    goods,
    parts.map((part) => sum(part.lines.map(({ rowTotal }) => rowTotal))),
  );
  const taxed = parts.flatMap(({ region, lines: own }, place) => {
    const plans = sum(own.map((line) => line.planTotal));
    const isFirst = place === 0;
    const charged = forTheWay.map(({ amount }) => (isFirst ? amount : 0));
    return region === null ? [] : taxedAt(region, [(goodsOf[place] ?? 0) + (isFirst ? fee : 0), plans, ...charged]);
  });
  const isKnown = taxed.length === parts.length;
  const taxes = isKnown ? together(taxed.map((part) => part.taxes)) : null;
  const tax = taxes && sum(taxes.map(({ amount }) => amount));
  const shareOf = (place: number): number | null =>
    isKnown ? sum(taxed.map(({ shares }) => shares[place] ?? 0)) : null;
  const [, pickedUp] = parts;
  const own = ownTaxesOf(pickedUp?.lines ?? [], taxed[1]?.shares ?? []);
  // A donation is never taxed.
  const tip = chargeOf('tip', isDelivered ? choices.tip : 0);
  const charges: Charge[] = [
    ...forTheWay.map((one, place) => ({ ...one, tax: shareOf(place + 2) })),
    ...tip.map((one) => ({ ...one, tax: 0 })),
  ];
  const grandTotal = goods + planTotal + fee + sum(charges.map(({ amount }) => amount)) + (tax ?? 0);
  return {
    subtotal,
    planTotal,
    shippingFee: fee,
    discount,
    points,
    credit,
    charges,
    taxes,
    tax,
    itemTax: shareOf(0),
    planTax: shareOf(1),
    ownTaxes: lines.map((line) => own[pickedUp?.lines.indexOf(line) ?? -1] ?? null),
    grandTotal,
  };
};
