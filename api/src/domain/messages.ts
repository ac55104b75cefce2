import type { BothLanguages } from './text/both-languages.ts';

/** A text for a person, in the two languages of the shop. */
export type Message = BothLanguages;

/** Messages that several areas of the API use; those of one area are kept with that area. */
export const messages = {
  notFound: { en: 'We could not find what you asked for.', fr: 'Nous n’avons pas trouvé ce que vous cherchez.' },
  signInNeeded: { en: 'Please sign in.', fr: 'Veuillez vous connecter.' },
  tooMany: {
    en: 'Too many requests. Please wait a moment and try again.',
    fr: 'Trop de requêtes. Veuillez patienter un moment et réessayer.',
  },
  busy: {
    en: 'We are very busy just now. Please try again in a moment.',
    fr: 'Nous sommes très occupés en ce moment. Veuillez réessayer dans un instant.',
  },
} as const satisfies Record<string, Message>;

export const missingField = (field: string): Message => ({
  en: `Missing field: ${field}.`,
  fr: `Champ manquant\u00a0: ${field}.`,
});
export const invalidField = (field: string): Message => ({
  en: `Invalid value: ${field}.`,
  fr: `Valeur non valide\u00a0: ${field}.`,
});
