import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';
import frenchMessages from 'ra-language-french';
import type { Language } from '@shop/contract';
import { en } from './en.ts';
import { fr } from './fr.ts';

const messages = {
  en: { ...englishMessages, ...en },
  fr: { ...frenchMessages, ...fr },
} as const;

export const languageOf = (locale: string | undefined): Language => (locale === 'fr' ? 'fr' : 'en');

const first = languageOf(navigator.language.slice(0, 2));
document.documentElement.lang = first;

/** English and French; what the API says is asked for in the language that is shown. */
export const i18nProvider = polyglotI18nProvider(
  (locale) => {
    const language = languageOf(locale);
    document.documentElement.lang = language;
    return messages[language];
  },
  first,
  [
    { locale: 'en', name: 'English' },
    { locale: 'fr', name: 'Français' },
  ],
);
