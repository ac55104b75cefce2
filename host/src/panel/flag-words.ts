import type { Language } from '@shop/contract';

/** The words of the panel's part about flags. */
export interface FlagWords {
  flags: string;
  none: string;
  /** Why a flag answers so, by the reason that the web server gives. */
  reasons: Readonly<Record<string, string>>;
  variant: (name: string) => string;
  owner: (name: string) => string;
  choose: (key: string) => string;
  answers: (key: string, value: string) => string;
  rules: string;
  toRules: (key: string) => string;
  allToRules: string;
}

export const flagWords: Readonly<Record<Language, FlagWords>> = {
  en: {
    flags: 'Flags',
    none: 'No remote of this page has declared a flag.',
    reasons: {
      DEFAULT: 'by default: it has no rules',
      STATIC: 'by its rules, for everybody',
      TARGETING_MATCH: 'by its rules, for this visitor',
      SPLIT: 'by chance, for this browser',
      DISABLED: 'by default: its rules are switched off',
      ERROR: 'by default: its rules do not fit',
      OVERRIDE: 'chosen here',
    },
    variant: (name) => `variant ${name}`,
    owner: (name) => `owner: ${name}`,
    choose: (key) => `What ${key} answers here`,
    answers: (key, value) => `${key} answers ${value} here`,
    rules: 'as the rules say',
    toRules: (key) => `as the rules say: ${key}`,
    allToRules: 'Back to the rules',
  },
  fr: {
    flags: 'Drapeaux',
    none: 'Aucun module de cette page n’a déclaré de drapeau.',
    reasons: {
      DEFAULT: 'par défaut : il n’a pas de règles',
      STATIC: 'par ses règles, pour tout le monde',
      TARGETING_MATCH: 'par ses règles, pour ce visiteur',
      SPLIT: 'au hasard, pour ce navigateur',
      DISABLED: 'par défaut : ses règles sont désactivées',
      ERROR: 'par défaut : ses règles ne conviennent pas',
      OVERRIDE: 'choisi ici',
    },
    variant: (name) => `variante ${name}`,
    owner: (name) => `responsable : ${name}`,
    choose: (key) => `Ce que ${key} répond ici`,
    answers: (key, value) => `${key} répond ${value} ici`,
    rules: 'selon les règles',
    toRules: (key) => `selon les règles : ${key}`,
    allToRules: 'Retour aux règles',
  },
};
