export { addTexts, createI18n } from './instance.ts';
export { rememberTexts } from './remember-texts.ts';
export type { TextResources, Texts } from './instance.ts';
export { pickLanguage } from './language.ts';
export { languageOf, textsOf, useTexts } from './texts.ts';
export type { KeysOf, TextFunction, TextKey, TextNamespaces } from './typed-keys.ts';
export { I18nextProvider as TextsProvider, Trans } from 'react-i18next';
export type { i18n as I18n } from 'i18next';
