import { deliveryServiceKinds, type DeliveryServiceKind } from '@shop/contract';
import type { ServicePrices } from '@shop/contract/contents';
import type { ChosenCharge, Untaxed } from './charges.ts';
import { sum } from '../shares.ts';
import type { BothLanguages } from '../text/both-languages.ts';
import { deliveredOf } from '../shipping/fees.ts';

/** Goods of one line of a cart. */
export interface Piece {
  readonly quantity: number;
  readonly pickup: boolean;
  readonly inParts: boolean;
}

/** A service that a cart may have: its price for one in cents, and how many of it the cart needs. */
export interface OfferedService {
  readonly kind: DeliveryServiceKind;
  readonly price: number;
  readonly count: number;
}

/** Why a service that was chosen is not charged: it is not offered there, has another price, or nothing needs it. */
export type Dropped = { readonly kind: DeliveryServiceKind } & (
  | { readonly why: 'elsewhere' | 'needless' }
  | { readonly why: 'price'; readonly before: number; readonly now: number }
);

/** The services of a cart: those that it may have, those of them that it has, and those that were chosen in vain. */
export interface Judged {
  readonly offered: readonly OfferedService[];
  readonly charged: readonly OfferedService[];
  readonly dropped: readonly Dropped[];
}

export const serviceTitles = {
  room: { en: 'Room of choice', fr: 'Pièce de votre choix' },
  assembly: { en: 'Assembly', fr: 'Montage' },
  takeaway: { en: 'Take-away of an old piece', fr: 'Enlèvement d’un vieux meuble' },
} as const satisfies Record<DeliveryServiceKind, BothLanguages>;

/** How many of a service these goods need: one for a delivery, or one for each piece that is put together. */
const countFor = (kind: DeliveryServiceKind, pieces: readonly Piece[]): number => {
  const delivered = deliveredOf(pieces);
  if (kind !== 'assembly') return Math.min(1, delivered.length);
  return sum(delivered.filter(({ inParts }) => inParts).map(({ quantity }) => quantity));
};

/** In cents; null where it is not offered. Nothing is ever free, or takes something off. */
const priceOf = (kind: DeliveryServiceKind, prices: ServicePrices = {}): number | null => {
  const price = prices[kind] ?? 0;
  return Number.isSafeInteger(price) && price > 0 ? price : null;
};

const droppedOf = (kind: DeliveryServiceKind, before: number, now: number | null, count: number): Dropped[] => {
  if (now === null) return [{ kind, why: 'elsewhere' }];
  if (count === 0) return [{ kind, why: 'needless' }];
  return now === before ? [] : [{ kind, why: 'price', before, now }];
};

/**
 * The services of a cart of these goods where they have these prices. One that was chosen is charged at the price that it
 * was chosen at, or not at all.
 */
export const judgeServices = (
  prices: ServicePrices | undefined,
  pieces: readonly Piece[],
  chosen: readonly ChosenCharge[],
): Judged => {
  const all = deliveryServiceKinds.map((kind) => ({
    kind,
    price: priceOf(kind, prices),
    count: countFor(kind, pieces),
    before: chosen.find((one) => one.kind === kind)?.price,
  }));
  const offered = all.flatMap(({ kind, price, count }) =>
    price === null || count === 0 ? [] : [{ kind, price, count }],
  );
  return {
    offered,
    charged: offered.filter(({ kind, price }) => all.some((one) => one.kind === kind && one.before === price)),
    dropped: all.flatMap(({ kind, price, count, before }) =>
      before === undefined ? [] : droppedOf(kind, before, price, count),
    ),
  };
};

const titleOf = ({ kind, count }: OfferedService): BothLanguages => {
  const { en, fr } = serviceTitles[kind];
  return count > 1 ? { en: `${en} (${count} pieces)`, fr: `${fr} (${count} articles)` } : { en, fr };
};

export const chargeOfService = (service: OfferedService): Untaxed => ({
  kind: service.kind,
  title: titleOf(service),
  amount: service.price * service.count,
});
