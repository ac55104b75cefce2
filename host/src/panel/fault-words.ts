import type { Language } from '@shop/contract';
import type { FaultKind } from '@shop/contract/sandbox';

/** The words of the panel's part about calls that fail. */
const en = {
  faults: 'Faults',
  none: 'No call fails for this browser.',
  call: 'Call',
  how: 'How it fails',
  later: 'Later by, in ms',
  fail: 'Let it fail',
  endOne: 'End',
  endOf: (call: string) => `End the fault of ${call}`,
  endAll: 'End the faults',
  kinds: {
    '500': '500',
    '503': '503, with Retry-After',
    '404': '404',
    '429': '429, with Retry-After',
    slow: 'slow',
    hang: 'never answers',
    cut: 'the connection is cut',
    lost: 'done, and the answer is lost',
    garbage: 'no JSON',
    field: 'a field is missing',
  } satisfies Readonly<Record<FaultKind, string>>,
};
export type FaultWords = typeof en;

const fr: FaultWords = {
  faults: 'Pannes',
  none: 'Aucun appel n’est en panne pour ce navigateur.',
  call: 'Appel',
  how: 'Type de panne',
  later: 'Retard, en ms',
  fail: 'Mettre en panne',
  endOne: 'Arrêter',
  endOf: (call) => `Arrêter la panne de ${call}`,
  endAll: 'Mettre fin aux pannes',
  kinds: {
    '500': '500',
    '503': '503, avec Retry-After',
    '404': '404',
    '429': '429, avec Retry-After',
    slow: 'lent',
    hang: 'ne répond jamais',
    cut: 'la connexion est coupée',
    lost: 'exécuté, mais la réponse est perdue',
    garbage: 'pas de JSON',
    field: 'un champ manque',
  },
};

export const faultWords: Readonly<Record<Language, FaultWords>> = { en, fr };
