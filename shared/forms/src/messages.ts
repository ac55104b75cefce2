import type { Language } from '@shop/format';

// The English texts are those of the VAL rows of docs/requirements.tsv, verbatim. The texts of the card fields and of a
// birthday are ours: no requirement gives any.
const en = {
  needsScripts: 'Sending this needs JavaScript. Please allow it for this page and load the page again.',
  required: 'This field is mandatory.',
  email: 'Please enter a valid email address. For example {{email}}',
  passwordRequired: 'This is a required field.',
  newPasswordRequired: 'Please enter a password',
  passwordLength: 'At least 6 characters',
  passwordLetter: 'At least one letter',
  passwordNumber: 'At least one number',
  passwordHint: 'At least 6 characters with letters and numbers.',
  passwordHintLength: 'At least 6 characters.',
  passwordHintMix: 'At least contains a letter and a number.',
  passwordMatch: 'Your passwords do not match, please try again.',
  signInCode: 'The verify code must be 6 characters.',
  postalCode: 'Zip Code is invalid. For example A1B 2C3.',
  phone: 'Invalid phone number format. Please try again.',
  phoneLength: 'Enter Number. Length should be 10',
  alternatePhone: 'Phone number is unavailable, please enter again.',
  number: 'Please enter the number.',
  temperature: 'The temperature must be between 60-90°F.',
  recaptcha: 'Incorrect reCAPTCHA.',
  agreement: 'Check the box to proceed.',
  squareFeet: 'Square Feet is required.',
  minQuantity: 'Min qty is {{n}}',
  maxQuantity: 'Max qty is {{n}}',
  birthday: 'Please enter a date with its year first. For example 1990-05-31.',
  birthdayYear: 'This cannot be a date of birth. Please check its year.',
  birthdayHint: 'Year, month and day: YYYY-MM-DD',
  cardNumber: 'This card number is not valid. Please check it.',
  cardExpiry: 'This expiry date is not valid. For example 04/29.',
  cardExpired: 'This card has expired.',
  cardCode: 'The security code has 3 or 4 digits.',
} as const;

export type RuleKey = keyof typeof en;

const fr: Record<RuleKey, string> = {
  needsScripts: 'L’envoi a besoin de JavaScript. Veuillez l’autoriser pour cette page, puis recharger la page.',
  required: 'Ce champ est obligatoire.',
  email: 'Veuillez entrer une adresse courriel valide. Par exemple : {{email}}',
  passwordRequired: 'Ce champ est requis.',
  newPasswordRequired: 'Veuillez entrer un mot de passe',
  passwordLength: 'Au moins 6 caractères',
  passwordLetter: 'Au moins une lettre',
  passwordNumber: 'Au moins un chiffre',
  passwordHint: 'Au moins 6 caractères, avec des lettres et des chiffres.',
  passwordHintLength: 'Au moins 6 caractères.',
  passwordHintMix: 'Doit contenir au moins une lettre et un chiffre.',
  passwordMatch: 'Vos mots de passe ne correspondent pas, veuillez réessayer.',
  signInCode: 'Le code de vérification doit compter 6 caractères.',
  postalCode: 'Le code postal n’est pas valide. Par exemple A1B 2C3.',
  phone: 'Le format du numéro de téléphone n’est pas valide. Veuillez réessayer.',
  phoneLength: 'Entrez le numéro. Il doit compter 10 chiffres',
  alternatePhone: 'Ce numéro de téléphone n’est pas disponible, veuillez l’entrer de nouveau.',
  number: 'Veuillez entrer un nombre.',
  temperature: 'La température doit être entre 60 et 90 °F.',
  recaptcha: 'reCAPTCHA incorrect.',
  agreement: 'Cochez la case pour continuer.',
  squareFeet: 'La superficie en pieds carrés est requise.',
  minQuantity: 'La quantité minimale est {{n}}',
  maxQuantity: 'La quantité maximale est {{n}}',
  birthday: 'Veuillez entrer une date qui commence par l’année. Par exemple 1990-05-31.',
  birthdayYear: 'Ce ne peut pas être une date de naissance. Veuillez vérifier l’année.',
  birthdayHint: 'Année, mois et jour : AAAA-MM-JJ',
  cardNumber: 'Ce numéro de carte n’est pas valide. Veuillez le vérifier.',
  cardExpiry: 'Cette date d’expiration n’est pas valide. Par exemple 04/29.',
  cardExpired: 'Cette carte est expirée.',
  cardCode: 'Le code de sécurité compte 3 ou 4 chiffres.',
};

/** The rules' texts, to be registered as the i18n namespace `rules`. */
export const ruleMessages: Record<Language, Record<RuleKey, string>> = { en, fr };

/** Which message, and the values that stand in it. */
// oxlint-disable-next-line typescript/consistent-type-definitions -- an interface is not assignable to yup's message type
export type RuleError = { key: RuleKey; values?: Record<string, string | number> };

/** The text of a rule's answer, in the language. */
export const ruleText = ({ key, values }: RuleError, language: Language): string =>
  ruleMessages[language][key].replace(/\{\{(\w+)\}\}/g, (mark, name: string) => String(values?.[name] ?? mark));

/** Type guard for the messages in yup's errors, which are untyped. */
export const isRuleError = (message: unknown): message is RuleError =>
  typeof message === 'object' && message !== null && 'key' in message && String(message.key) in en;
