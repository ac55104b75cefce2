import { waysBack, type OrderItem, type ReturnState, type WayBack } from '@shop/contract';
import type { StandingState } from './state.ts';
import { unitsOf, type Units, returnDays } from './units.ts';
import type { BothLanguages } from '../text/both-languages.ts';

/** Cents that sending something back costs. */
export const returnCost = 0;

/** Business days that banks take to bring money back to where it came from. */
const refundDays = 10;

/**
 * The terms of returns, in sentences that products, the page of the policy and letters share. Nothing is taken off a
 * refund but the fees of a super early bird.
 */
export const returnTerms = {
  days: {
    en: `You have ${returnDays} days from delivery to change your mind`,
    fr: `Vous avez ${returnDays} jours à compter de la livraison pour changer d’avis`,
  },
  pickupDays: {
    en: `You have ${returnDays} days from pickup to change your mind`,
    fr: `Vous avez ${returnDays} jours à compter de la cueillette pour changer d’avis`,
  },
  state: { en: 'Unused, complete and in its carton', fr: 'Inutilisé, complet et dans son emballage' },
  cost: {
    en: 'Sending it back costs nothing; what delivery to you cost is not paid back',
    fr: 'Le retour est gratuit; les frais de la livraison chez vous ne sont pas remboursés',
  },
  parcel: {
    en: 'A parcel goes back with the label that we email to you',
    fr: 'Un colis revient avec l’étiquette que nous vous envoyons par courriel',
  },
  large: {
    en: 'A large item is fetched at your door, on a day that our carrier agrees on with you',
    fr: 'Un gros article est repris à votre porte, le jour convenu avec notre transporteur',
  },
  pickup: {
    en: 'What you picked up comes back to where you picked it up',
    fr: 'Ce que vous avez récupéré sur place se rapporte au même endroit',
  },
  refund: {
    en: `Banks take up to ${refundDays} business days`,
    fr: `Les banques mettent jusqu’à ${refundDays} jours ouvrables`,
  },
} as const satisfies Record<string, BothLanguages>;

/** How something goes back, by how it came. */
const wayBackOf = ({
  is_pickup: isPickup,
  is_oversize: isLarge,
}: Pick<OrderItem, 'is_pickup' | 'is_oversize'>): WayBack => {
  if (isPickup) return 'pickup';
  return isLarge ? 'large' : 'parcel';
};

/** The ways on which units of an order's items go back, each once. */
export const waysBackOf = (
  units: readonly Units[],
  items: readonly Pick<OrderItem, 'item_id' | 'is_pickup' | 'is_oversize'>[],
): WayBack[] => {
  const going = new Set(items.filter(({ item_id }) => unitsOf(item_id, units) > 0).map(wayBackOf));
  return waysBack.filter((way) => going.has(way));
};

/** States in which a return waits for the shop. */
export const openReturns: readonly ReturnState[] = ['requested', 'received'];

interface Item extends Units {
  /** Cents. */
  unit_price: number;
}

/**
 * The state of an order of which these units were paid back. A kept gift does not count: the order is still fully
 * returned.
 */
export const stateAfterRefund = (items: readonly Item[], paidBack: readonly Units[]): StandingState =>
  items.every(({ item_id, qty, unit_price }) => unit_price === 0 || unitsOf(item_id, paidBack) >= qty)
    ? 'returned'
    : 'partly_refunded';
