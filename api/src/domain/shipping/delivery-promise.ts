import { formatMoney, type Language } from '@shop/format';
import { shippingFees } from '../charges.ts';
import { deliveryDays } from '../delivery/estimate.ts';
import type { RegionCode } from '../tax/rates.ts';
import type { BothLanguages } from '../text/both-languages.ts';
import { isNorthern } from './fees.ts';

const amountsIn = (language: Language) => ({
  free: formatMoney(shippingFees.freeFrom, language),
  standard: formatMoney(shippingFees.standard, language),
  oversize: formatMoney(shippingFees.oversize, language),
  northern: formatMoney(shippingFees.northern, language),
});
const [en, fr] = [amountsIn('en'), amountsIn('fr')];

export const northernFee: BothLanguages = { en: en.northern, fr: fr.northern };

/** From when delivery is free, and for what it is not: what header, cart, products, notes and letters say alike. */
export const deliveryPromise: BothLanguages = {
  en: `Free delivery from ${en.free}; large items and the North cost more`,
  fr: `Livraison gratuite dès ${fr.free}; gros articles et Nord en sus`,
};

/** The fees behind the promise, each in a sentence. */
export const deliveryTerms = {
  en: {
    goods: `To the provinces it is free from ${en.free} of goods, and ${en.standard} below.`,
    oversize: `A large item costs ${en.oversize} more, once for each order.`,
    northern: `To Yukon, the Northwest Territories and Nunavut it is ${en.northern}, whatever the order.`,
  },
  fr: {
    goods: `Vers les provinces, gratuite dès ${fr.free} d’achat; ${fr.standard} en dessous.`,
    oversize: `Un gros article coûte ${fr.oversize} de plus, une fois par commande.`,
    northern: `Vers le Yukon, les Territoires du Nord-Ouest et le Nunavut, ${fr.northern} pour toute commande.`,
  },
} as const;

/** Which of the terms a delivery to this region was charged by; none for a fee that they do not make. */
export const chargedTerms = (fee: number, region: RegionCode | null): (keyof (typeof deliveryTerms)['en'])[] => {
  const base = isNorthern(region) ? 'northern' : 'goods';
  const ofBase = base === 'northern' ? shippingFees.northern : shippingFees.standard;
  if (fee === ofBase) return [base];
  if (fee === shippingFees.oversize) return ['oversize'];
  return fee === ofBase + shippingFees.oversize ? [base, 'oversize'] : [];
};

const { provinces, north } = deliveryDays;

/** How long delivery takes, by the days of which the estimate for a postal code is made. */
export const deliveryTimes = {
  provinces: {
    en: `${provinces.from} to ${provinces.to} business days to the provinces`,
    fr: `${provinces.from} à ${provinces.to} jours ouvrables vers les provinces`,
  },
  north: {
    en: `${north.from} to ${north.to} business days to Yukon, the Northwest Territories and Nunavut`,
    fr: `${north.from} à ${north.to} jours ouvrables vers le Yukon, les Territoires du Nord-Ouest et le Nunavut`,
  },
} as const satisfies Record<string, BothLanguages>;
