import type { WarrantyState } from '@shop/contract';
import type { BothLanguages } from '../text/both-languages.ts';

/** Days from the purchase: everyone's, and Plus+ members' extended warranty (MEM-001). */
export const warrantyDays = { standard: 90, plus: 365 } as const;

/** The same days in sentences: what products, the pages about the warranty and the account say alike. */
export const warrantyTerms = {
  standard: {
    en: `Every product comes with a ${warrantyDays.standard}-day warranty.`,
    fr: `Chaque produit est garanti ${warrantyDays.standard} jours.`,
  },
  plus: {
    en: `Plus+ members are covered for ${warrantyDays.plus} days`,
    fr: `Les membres Plus+ sont couverts ${warrantyDays.plus} jours`,
  },
  register: {
    en: 'Register it in your account within that time to have it repaired or replaced',
    fr: 'Enregistrez-le dans votre compte dans ce délai pour le faire réparer ou remplacer',
  },
  parts: {
    en: 'Missing or damaged parts are sent free of charge',
    fr: 'Les pièces manquantes ou endommagées sont envoyées sans frais',
  },
} as const satisfies Record<string, BothLanguages>;

const day = 86_400_000;

/** When the warranty of something bought then ends. */
export const warrantyEnd = (boughtAt: Date, isPlusMember: boolean): Date =>
  new Date(boughtAt.getTime() + (isPlusMember ? warrantyDays.plus : warrantyDays.standard) * day);

/** Where a warranty stands at `now`; `end` is the registered one, or the one that could be registered. */
export const warrantyState = (isRegistered: boolean, end: Date, now: Date): WarrantyState => {
  if (now >= end) return 'over';
  return isRegistered ? 'registered' : 'open';
};
