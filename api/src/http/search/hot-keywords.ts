import type { Language } from '@shop/contract';
import { siteDocument } from '../../database/content/site-document.ts';
import type { Services } from '../../services.ts';

/** Popular keywords in a language; with the page that a keyword leads to in place of a search. */
export const hotKeywords = async ({ db }: Pick<Services, 'db'>, language: Language) =>
  (await siteDocument(db, 'hotKeywords')).map(({ id, keyword, url }) => ({ id, keyword: keyword[language], url }));
