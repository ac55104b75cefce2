import { sql } from 'drizzle-orm';
import type { FoundPage, Language } from '@shop/contract';
import { otherThan } from '../../domain/text/other-language.ts';
import { plainWords } from '../../domain/text/plain-words.ts';
import { selectRows, type Queryable } from '../connection.ts';

/** So many pages stand beside the products of a search. */
export const MOST_PAGES = 3;
const columns = {
  en: { configuration: sql`'english'::regconfig`, vector: sql`search_en` },
  fr: { configuration: sql`'french'::regconfig`, vector: sql`search_fr` },
};

interface PageRow {
  title: Readonly<Record<Language, string>>;
  url_path: string;
}

const pagesWith = async (db: Queryable, language: Language, keyword: string, anywhere: boolean): Promise<PageRow[]> => {
  const words = plainWords(keyword).slice(0, 8);
  if (words.join('').length < 3) return [];
  const { configuration, vector } = columns[language];
  const query = sql`to_tsquery(${configuration}, ${words.map((word) => `${word}:*`).join(' & ')})`;
  return selectRows<PageRow>(
    db,
    sql`select title, url_path from content_page
      where ${anywhere ? vector : sql`ts_filter(${vector}, '{a}')`} @@ ${query}
        and url_path not like 'go/%' -- pages about what is outside the shop are no help
      order by ts_rank(${vector}, ${query}) desc, id limit ${MOST_PAGES}`,
  );
};

/**
 * Content pages whose title has all the words, the last of which may still be being typed; with `anywhere`, also those
 * that have them in their text. For want of any they are looked for in the other language.
 */
export const foundPages = async (
  db: Queryable,
  language: Language,
  keyword: string,
  anywhere: boolean,
): Promise<FoundPage[]> => {
  const found = await pagesWith(db, language, keyword, anywhere);
  const rows = found.length > 0 ? found : await pagesWith(db, otherThan(language), keyword, anywhere);
  return rows.map(({ title, url_path }) => ({ title: title[language], url_path }));
};
