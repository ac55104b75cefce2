import { type Language, defaultLanguage, languageQuery, languages } from '@shop/contract';
import type { FastifyRequest } from 'fastify';
import { cookieNames } from './cookies.ts';
import { queryOf } from './known-query.ts';

const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value);

/** The language of a visitor whose address names none. */
export const languageOfCookie = (cookie: string | null | undefined): Language =>
  isLanguage(cookie) ? cookie : defaultLanguage;

/** The page's language: the query `setLang`, else the cookie, else English. `chosen` is set when the query decides. */
export const languageOf = (
  { url, cookies }: Pick<FastifyRequest, 'url' | 'cookies'>,
  query = queryOf(url),
): { language: Language; chosen: boolean } => {
  const asked = query.get(languageQuery);
  if (isLanguage(asked)) return { language: asked, chosen: true };
  return { language: languageOfCookie(cookies[cookieNames.language]), chosen: false };
};
