import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';
import frenchMessages from 'ra-language-french';
import { mergeTranslations } from 'react-admin';
import type { Language } from '@shop/contract';
import * as resources from '../resources/index.ts';
import type { FeatureResource } from '../resources/feature-resource.ts';
import { accountsFilesTexts } from './accounts-files.ts';
import { categoriesTexts } from './categories.ts';
import { customersTexts } from './customers.ts';
import { deskTexts } from './desk.ts';
import { en } from './en.ts';
import { figuresTexts } from './figures.ts';
import { filesTexts } from './files.ts';
import { fr } from './fr.ts';
import { ordersTexts } from './orders.ts';
import { releasesTexts } from './releases.ts';

const features: readonly FeatureResource[] = Object.values(resources);
const parts = [
  customersTexts,
  figuresTexts,
  filesTexts,
  deskTexts,
  ordersTexts,
  accountsFilesTexts,
  categoriesTexts,
  releasesTexts,
  ...features.map(({ texts }) => texts),
];
const messages = {
  en: mergeTranslations(englishMessages, en, ...parts.map((part) => part.en)),
  fr: mergeTranslations(frenchMessages, fr, ...parts.map((part) => part.fr)),
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
