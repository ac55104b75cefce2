import { formatMoney } from '@shop/format';
import { shippingFees } from '../charges.ts';
import { deliveryDays } from '../delivery/estimate.ts';
import type { BothLanguages } from '../text/both-languages.ts';

const free = formatMoney(shippingFees.freeFrom);
const standard = formatMoney(shippingFees.standard);
const oversize = formatMoney(shippingFees.oversize);
export const northernFee = formatMoney(shippingFees.northern);

/** From when delivery is free, and for what it is not: what header, cart, products, notes and letters say alike. */
export const deliveryPromise: BothLanguages = {
  en: `Free delivery from ${free}; large items and the North cost more`,
  fr: `Livraison gratuite dès ${free}; gros articles et Nord en sus`,
};

/** The fees behind the promise, each in a sentence. */
export const deliveryTerms = {
  en: {
    goods: `To the provinces it is free from ${free} of goods, and ${standard} below.`,
    oversize: `Something large costs ${oversize} more, once for each order.`,
    northern: `To Yukon, the Northwest Territories and Nunavut it is ${northernFee}, whatever the order.`,
  },
  fr: {
    goods: `Vers les provinces, gratuite dès ${free} d’achat; ${standard} en dessous.`,
    oversize: `Un gros article coûte ${oversize} de plus, une fois par commande.`,
    northern: `Vers le Yukon, les Territoires du Nord-Ouest et le Nunavut, ${northernFee} pour toute commande.`,
  },
} as const;

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
