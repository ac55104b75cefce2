import type { Language } from '@shop/contract';

/** The words of the panel's part about flags. */
const en = {
  flags: 'Flags',
  none: 'No remote of this page has declared a flag.',
  /** By the reason that the web server gives. */
  reasons: {
    DEFAULT: 'by default: it has no rules',
    STATIC: 'by its rules, for everybody',
    TARGETING_MATCH: 'by its rules, for this visitor',
    SPLIT: 'by chance, for this browser',
    DISABLED: 'by default: its rules are switched off',
    ERROR: 'by default: its rules do not fit',
    OVERRIDE: 'chosen here',
  } as Readonly<Record<string, string>>,
  variant: (name: string) => `variant ${name}`,
  owner: (name: string) => `owner: ${name}`,
  choose: (key: string) => `What ${key} answers here`,
  answers: (key: string, value: string) => `${key} answers ${value} here`,
  rules: 'as the rules say',
  toRules: (key: string) => `as the rules say: ${key}`,
  allToRules: 'Back to the rules',
};
export type FlagWords = typeof en;

const fr: FlagWords = {
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
};

export const flagWords: Readonly<Record<Language, FlagWords>> = { en, fr };
