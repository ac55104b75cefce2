import type { BothLanguages } from '../text/both-languages.ts';

/** Something that is charged for a cart or order beside its goods, their plans and their delivery. */
export interface Charge {
  /** Names it among the charges of its cart; whoever shows charges goes by `title`. */
  readonly kind: string;
  readonly title: BothLanguages;
  /** Cents; 0 for what is free. */
  readonly amount: number;
  /** Cents of the taxes that are on it; null while no address says where to. */
  readonly tax: number | null;
}

/** A charge before its taxes. */
export type Untaxed = Omit<Charge, 'tax'>;

/** What a shopper has chosen to be charged, at the price in cents for one of it that they were shown. */
export interface ChosenCharge {
  readonly kind: string;
  readonly price: number;
  /** Which one of its kind, where there are several. */
  readonly detail?: string;
}

/** All that is chosen, once what is chosen of these kinds is `next`. */
export const chosenAnew = (
  all: readonly ChosenCharge[],
  kinds: readonly string[],
  next: readonly ChosenCharge[],
): ChosenCharge[] => [...all.filter(({ kind }) => !kinds.includes(kind)), ...next];

const titles = {
  protection: { en: 'Delivery protection', fr: 'Protection de livraison' },
  tip: { en: 'Tip', fr: 'Pourboire' },
} as const satisfies Record<string, BothLanguages>;
type OwnKind = keyof typeof titles;

/** The protection of a shipment or the tip, of so many cents; nothing for 0. */
export const chargeOf = (kind: OwnKind, amount: number): Untaxed[] =>
  amount > 0 ? [{ kind, title: titles[kind], amount }] : [];

/** What is charged of this kind, in cents; 0 for nothing. */
export const amountOf = (charges: readonly Charge[], kind: OwnKind): number =>
  charges.find((charge) => charge.kind === kind)?.amount ?? 0;

/** The taxes on it, in cents; null where there are none, or they are not known. */
export const taxOf = (charges: readonly Charge[], kind: OwnKind): number | null =>
  charges.find((charge) => charge.kind === kind)?.tax ?? null;

/** Charges as an order stores them: protection and tip in columns of their own. */
export const storedCharges = (charges: readonly Charge[]) => ({
  shippingProtectionTotal: amountOf(charges, 'protection'),
  shippingProtectionTax: taxOf(charges, 'protection') ?? 0,
  tipAmount: amountOf(charges, 'tip'),
  charges: charges
    .filter(({ kind }) => !Object.hasOwn(titles, kind))
    .map((charge): Charge & { tax: number } => ({ ...charge, tax: charge.tax ?? 0 })),
});

/** All charges of an order, as its cart showed them. */
export const chargesOfOrder = (order: ReturnType<typeof storedCharges>): Charge[] => [
  ...chargeOf('protection', order.shippingProtectionTotal).map((one) => ({ ...one, tax: order.shippingProtectionTax })),
  ...order.charges,
  ...chargeOf('tip', order.tipAmount).map((one) => ({ ...one, tax: 0 })),
];
