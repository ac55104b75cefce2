import type { ReturnReason } from '@shop/contract';
import { formatRoundMoney, type Language } from '@shop/format';
import { shippingFees } from '../charges.ts';
import { unitsOf, type Units } from './units.ts';
import type { BothLanguages } from '../text/both-languages.ts';

/** Conditions of a super early bird's lower price (POP-036); fees in cents, for each item. */
export const earlyBirdTerms = {
  /** Business days from its arrival until it is sent off. */
  ships: { from: 10, to: 15 },
  recallFee: 2_500,
  repackagingFee: 4_500,
} as const;

const { ships, recallFee, repackagingFee } = earlyBirdTerms;
const feesIn = (language: Language) => ({
  recall: formatRoundMoney(recallFee, language),
  repackaging: formatRoundMoney(repackagingFee, language),
  shipping: formatRoundMoney(shippingFees.standard, language),
});
const [en, fr] = [feesIn('en'), feesIn('fr')];

/** The same terms in sentences, for the page of the policy. */
export const earlyBirdTexts = {
  ships: {
    en: `Ships within ${ships.from} to ${ships.to} business days after arrival.`,
    fr: `Expédition dans les ${ships.from} à ${ships.to} jours ouvrables suivant l’arrivage.`,
  },
  recall: {
    en: `${en.recall} recall fee for each item that is in transit: write to us to have it recalled.`,
    fr: `Frais de rappel de ${fr.recall} par article en transit\u00A0: écrivez-nous pour le faire rappeler.`,
  },
  repackaging: {
    en: `${en.repackaging} repackaging fee for each item that comes back for another reason than its quality.`,
    fr: `Frais de réemballage de ${fr.repackaging} par article retourné pour une autre raison que sa qualité.`,
  },
  shipping: {
    en: `Shipping is deducted from returns that are not due to quality: ${en.shipping} where delivery was free.`,
    fr: `La livraison est déduite des retours non liés à la qualité\u00A0: ${fr.shipping} si elle était gratuite.`,
  },
} as const satisfies Record<string, BothLanguages>;

/** Whether one of these is a super early bird: it is paid at once, with no points and no coupon. */
export const hasEarlyBird = (lines: readonly { product: { details: { superEarlyBird: boolean } } }[]): boolean =>
  lines.some(({ product }) => product.details.superEarlyBird);

type Item = Units & { super_early_bird?: number | undefined };

/** How many of these units are super early birds. */
export const earlyBirdUnits = (items: readonly Item[], units: readonly Units[]): number =>
  items.reduce((sum, item) => sum + (item.super_early_bird === 1 ? unitsOf(item.item_id, units) : 0), 0);

const ofQuality: ReadonlySet<ReturnReason> = new Set(['damaged', 'wrong_item', 'missing_parts', 'not_as_described']);

interface Returned {
  reason: ReturnReason;
  items: readonly Units[];
}

/**
 * Cents that a return's super early birds take off its refund: repackaging for each of them, and once for the order the
 * delivery that was free. Nothing where their quality is the reason. `earlier` are returns that were paid back.
 */
export const returnFee = (
  { items, shippingFee }: { items: readonly Item[]; shippingFee: number },
  one: Returned,
  earlier: readonly Returned[],
): number => {
  const charged = ({ reason, items: units }: Returned): number =>
    ofQuality.has(reason) ? 0 : earlyBirdUnits(items, units);
  const units = charged(one);
  if (units === 0) return 0;
  const isFirst = earlier.every((other) => charged(other) === 0);
  return units * earlyBirdTerms.repackagingFee + (isFirst && shippingFee === 0 ? shippingFees.standard : 0);
};
