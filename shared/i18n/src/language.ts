import { cookieDays, defaultLanguage, languages } from '@shop/contract';
import type { Language } from '@shop/contract';

/** Name of the language cookie; it lives 30 days (SESS-020). */
export const languageCookie = { name: 'lang', days: cookieDays.language } as const;

const isLanguage = (text: string | null | undefined): text is Language => languages.some((one) => one === text);

/**
 * The language of a visit: the query's `setLang`, else the cookie, else English (I18N-002). What is neither
 * `en` nor `fr` is ignored.
 */
export const pickLanguage = ({ query, cookie }: { query?: string | null; cookie?: string | null }): Language =>
  [query, cookie].find(isLanguage) ?? defaultLanguage;
