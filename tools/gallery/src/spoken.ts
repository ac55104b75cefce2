import type { Language } from '@shop/contract';
import { formatMoney } from '@shop/format';
import { createI18n, type KeysOf } from '@shop/i18n';
import accountEn from '../../../remote-account/locales/en.json';
import accountFr from '../../../remote-account/locales/fr.json';
import cartEn from '../../../remote-cart-checkout/locales/en.json';
import cartFr from '../../../remote-cart-checkout/locales/fr.json';
import catalogEn from '../../../remote-catalog/locales/en.json';
import catalogFr from '../../../remote-catalog/locales/fr.json';
import hostEn from '../../../host/locales/en.json';
import hostFr from '../../../host/locales/fr.json';

const locales = {
  host: { en: hostEn, fr: hostFr },
  catalog: { en: catalogEn, fr: catalogFr },
  cart: { en: cartEn, fr: cartFr },
  account: { en: accountEn, fr: accountFr },
};
type Locales = typeof locales;

/** A text of the shop by its package and its key: `host:header.menu`. */
export type TextName = { [Name in keyof Locales]: `${Name}:${KeysOf<Locales[Name]['en']>}` }[keyof Locales];

/** What a story shows words and amounts with, in one language. */
export interface Spoken {
  language: Language;
  /** @throws Error when the shop has no such text in this language */
  t: (name: TextName, values?: Readonly<Record<string, string | number>>) => string;
  /** Cents as the shop writes a price. */
  money: (cents: number) => string;
}

/** The shop's own texts in one language. */
export const spokenIn = (language: Language): Spoken => {
  const resources = Object.entries(locales).map(([name, texts]) => [name, { [language]: texts[language] }]);
  const i18n = createI18n(language, Object.fromEntries(resources));
  return {
    language,
    t: (name, values = {}) => {
      if (!i18n.exists(name, values)) throw new Error(`The shop has no text ${name} in ${language}`);
      return i18n.t(name, values);
    },
    money: (cents) => formatMoney(cents, language),
  };
};
