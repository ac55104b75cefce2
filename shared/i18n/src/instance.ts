import { defaultLanguage, languages } from '@shop/contract';
import type { Language } from '@shop/contract';
import i18next from 'i18next';
import type { i18n as I18n } from 'i18next';

/** Texts as in a locales file: keys, or groups of them, with texts. */
export interface Texts {
  readonly [key: string]: string | Texts;
}

/** By namespace (one for each package), then by language. A language may come later, with `addTexts`. */
export type TextResources = Readonly<Record<string, Partial<Record<Language, Texts>>>>;

/** Adds a package's texts when its code arrives; views that show them are drawn again. */
export const addTexts = (i18n: I18n, namespace: string, texts: Partial<Record<Language, Texts>>): void => {
  for (const [language, bundle] of Object.entries(texts)) {
    i18n.addResourceBundle(language, namespace, bundle, true, true);
  }
};

/**
 * One instance for each page in a browser and each request on a server; nothing is global, so requests in two languages
 * cannot mix. It is ready at once. A text that French lacks is shown in English.
 */
export const createI18n = (language: Language, resources: TextResources = {}): I18n => {
  const i18n = i18next.createInstance();
  void i18n.init({
    lng: language,
    fallbackLng: defaultLanguage,
    supportedLngs: [...languages],
    ns: Object.keys(resources),
    resources: {},
    initAsync: false,
    // React escapes what it draws.
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18nStore: 'added' },
  });
  for (const [namespace, texts] of Object.entries(resources)) addTexts(i18n, namespace, texts);
  return i18n;
};
