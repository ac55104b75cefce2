export { addTexts, createI18n } from './instance.ts';
export type { I18n, TextResources, Translate } from './instance.ts';
export { languageCookie, pickLanguage } from './language.ts';
export type { Texts, TextValues } from './text.ts';
export { languageOf, TextsProvider, textsOf, useTexts, useTranslation } from './texts.ts';
export type { KeysOf, TextFunction, TextKey, TextNamespaces } from './typed-keys.ts';
