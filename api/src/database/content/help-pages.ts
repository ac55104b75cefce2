import type { FoundPage, Language } from '@shop/contract';
import type { HelpPage } from '@shop/contract/contents';
import { derived, memo, type Memo } from '@shop/serving/memo';
import { inArray } from 'drizzle-orm';
import { helpBeginning, helpFor } from '../../domain/search/help.ts';
import { schema, type Queryable } from '../connection.ts';
import { findSiteDocument } from './site-document.ts';

const { contentPage } = schema;

/** How long they are kept: they are looked through at each letter that is typed. */
const CACHE_MS = 3_000;
const cachedHelp = derived<Queryable, Memo<Promise<readonly HelpPage[]>>>(() => memo({ max: 1, ttl: CACHE_MS }));

const helpPages = (db: Queryable): Promise<readonly HelpPage[]> =>
  cachedHelp(db).of('help', async () => (await findSiteDocument(db, 'helpPages')) ?? []);

/** Help under its titles; a content page that is gone is left out. */
const titled = async (db: Queryable, language: Language, pages: readonly HelpPage[]): Promise<FoundPage[]> => {
  const untitled = pages.filter(({ title }) => title === undefined).map(({ urlPath }) => urlPath);
  const rows =
    untitled.length === 0
      ? []
      : await db
          .select({ urlPath: contentPage.urlPath, title: contentPage.title })
          .from(contentPage)
          .where(inArray(contentPage.urlPath, untitled));
  const titles = new Map([...pages, ...rows].map(({ urlPath, title }) => [urlPath, title]));
  return pages.flatMap(({ urlPath }) => {
    const title = titles.get(urlPath);
    return title ? [{ title: title[language], url_path: urlPath }] : [];
  });
};

/** The help that a query asks for in all its words; none for goods. */
export const helpAskedFor = async (db: Queryable, language: Language, query: string): Promise<FoundPage[]> =>
  titled(db, language, helpFor(await helpPages(db), language, query));

/** The help that may be meant by what is still being typed. */
export const helpTyped = async (db: Queryable, language: Language, typed: string): Promise<FoundPage[]> =>
  titled(db, language, helpBeginning(await helpPages(db), language, typed));
