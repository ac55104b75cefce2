import type { Language, SiteConfig } from '@shop/contract';
import { formatPhone } from '@shop/format';
import type { BothLanguages } from '../text/both-languages.ts';

/** E.164, for links that call it. */
const telephone = '+18885550142';

/** Eastern Time, by the 24-hour clock; days as schema.org writes them. */
const opening = { days: 'Mo-Sa', from: '08:00', to: '20:00' } as const;

/** As it is written for people. */
export const telephoneText = formatPhone(telephone);

const hourOf = (time: string): number => Number(time.slice(0, 2));
const [from, to] = [hourOf(opening.from), hourOf(opening.to)];

export const openingHours: BothLanguages = {
  en: `Monday to Saturday, ${from}:00 to ${to}:00 Eastern Time`,
  fr: `Du lundi au samedi, de ${from} h à ${to} h (heure de l’Est)`,
};

/** A sentence for letters and notes. */
export const reachUs: BothLanguages = {
  en: `Call us at ${telephoneText}: ${openingHours.en}, in English and French.`,
  fr: `Téléphonez-nous au ${telephoneText}. ${openingHours.fr}, en français et en anglais.`,
};

/**
 * How the shop's people are reached, and when: what footer, pages, letters, notes and structured data say alike.
 */
export const customerServiceOf = (language: Language): SiteConfig['customer_service'] => ({
  telephone,
  telephone_text: telephoneText,
  hours: openingHours[language],
  opening: `${opening.days} ${opening.from}-${opening.to}`,
});
