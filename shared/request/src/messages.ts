import type { Language } from '@shop/contract';

/** The three messages for a call that got no answer, verbatim (ERR-005, ERR-006, ERR-007). */
const en = {
  network: 'The network connection has been disconnected, please check the network.',
  timeout: 'The request timed out, please check the network, refresh and try again.',
  other: 'An error occurred, please try again later.',
} as const;

export type RequestMessageKey = keyof typeof en;

/** Their texts, to be registered as the i18n namespace `request`. */
export const requestMessages: Record<Language, Record<RequestMessageKey, string>> = {
  en,
  fr: {
    network: 'La connexion réseau est interrompue, veuillez vérifier le réseau.',
    timeout: 'La demande a expiré, veuillez vérifier le réseau, actualiser la page et réessayer.',
    other: 'Une erreur s’est produite, veuillez réessayer plus tard.',
  },
};

/** What a person is told: one of the client's own messages, or the API's text. */
export type RequestMessage = { key: RequestMessageKey } | { text: string };

const tooMany: Record<Language, (wait: string) => string> = {
  en: (wait) => `Too many requests. Please wait ${wait} and try again.`,
  fr: (wait) => `Trop de requêtes. Veuillez patienter ${wait} et réessayer.`,
};

/** What a person is told of an answer 429: the wait that Retry-After asks for, rounded up (ERR-001). */
export const tooManyText = (milliseconds: number, language: Language): string => {
  const seconds = Math.ceil(milliseconds / 1000);
  const [amount, unit] =
    seconds < 100
      ? [seconds, 'second']
      : seconds <= 100 * 60
        ? [Math.ceil(seconds / 60), 'minute']
        : [Math.ceil(seconds / 3600), 'hour'];
  const format = { style: 'unit', unit, unitDisplay: 'long' } as const;
  return tooMany[language](new Intl.NumberFormat(`${language}-CA`, format).format(amount));
};
