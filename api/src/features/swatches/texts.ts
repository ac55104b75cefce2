import { swatchBounds } from '@shop/contract';
import type { Message } from '../../domain/messages.ts';

const { most, days } = swatchBounds;

export const swatchMessages = {
  none: { en: 'Please choose a swatch.', fr: 'Veuillez choisir un échantillon.' },
  tooMany: {
    en: `A request has ${most} swatches at most. Please leave some out.`,
    fr: `Une demande compte ${most} échantillons au plus. Veuillez en retirer.`,
  },
  noColor: { en: 'This product has no swatches.', fr: 'Ce produit n’a pas d’échantillons.' },
} as const satisfies Record<string, Message>;

/** Swatches that have gone there lately, by their names. */
export const sentLately = (names: Record<'en' | 'fr', readonly string[]>): Message => ({
  en: `Already requested for you or this address in the last ${days} days: ${names.en.join('; ')}. Please leave it out.`,
  fr: `Déjà demandé pour vous ou cette adresse ces ${days} derniers jours\u00a0: ${names.fr.join(' ; ')}. Veuillez le retirer.`,
});
