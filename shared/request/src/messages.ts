import type { Language } from '@shop/contract';
import { isTooMany, type CallFailure } from './outcome.ts';

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

/** One of the client's own messages, or the API's text. */
export type RequestMessage = { key: RequestMessageKey } | { text: string };

const tooMany: Record<Language, (wait: string) => string> = {
  en: (wait) => `Too many requests. Please wait ${wait} and try again.`,
  fr: (wait) => `Trop de requêtes. Veuillez patienter ${wait} et réessayer.`,
};
const aMoment: Record<Language, string> = { en: 'a moment', fr: 'un instant' };
const gone: Record<Language, string> = {
  en: 'This could not be found. It may have been removed.',
  fr: 'Élément introuvable : il a peut-être été supprimé.',
};

/**
 * For an answer that has no better text of its own: how long Retry-After asks to wait (ERR-001),
 * and that something is gone (ERR-004).
 */
export const answeredText = (failure: CallFailure, retryAfter: number, language: Language): string => {
  const { code, message } = failure;
  if (isTooMany(code) && retryAfter > 0) return tooMany[language](waitText(retryAfter, language));
  if (message !== '') return message;
  if (isTooMany(code)) return tooMany[language](aMoment[language]);
  return code === 10404 ? gone[language] : message;
};

/** A wait, rounded up. */
const waitText = (milliseconds: number, language: Language): string => {
  const seconds = Math.ceil(milliseconds / 1000);
  const [amount, unit] =
    seconds < 100
      ? [seconds, 'second']
      : seconds <= 100 * 60
        ? [Math.ceil(seconds / 60), 'minute']
        : [Math.ceil(seconds / 3600), 'hour'];
  const format = { style: 'unit', unit, unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(`${language}-CA`, format).format(amount);
};
