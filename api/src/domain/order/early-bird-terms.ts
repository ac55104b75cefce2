import { formatRoundMoney, type Language } from '@shop/format';
import { shippingFees } from '../charges.ts';
import type { BothLanguages } from '../text/both-languages.ts';
import { earlyBirdTerms } from './early-bird.ts';

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
