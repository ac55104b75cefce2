import { type Language, defaultLanguage, languages } from '@shop/contract';

/** The language that an address asks for by `setLang`; English where it names none that there is (I18N-002). */
export const pickLanguage = (asked: string | null): Language =>
  languages.find((language) => language === asked) ?? defaultLanguage;
