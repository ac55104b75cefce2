import { sql } from 'drizzle-orm';
import type { FoundPage, Language } from '@shop/contract';
import { plainWords } from '../../domain/text/plain-words.ts';
import { selectRows, type Queryable } from '../connection.ts';

const MOST_PAGES = 3;
const columns = {
  en: { configuration: sql`'english'::regconfig`, vector: sql`search_en` },
  fr: { configuration: sql`'french'::regconfig`, vector: sql`search_fr` },
};

/**
 * Content pages whose title has all the words, the last of which may still be being typed; with `anywhere`, also those
 * that have them in their text.
 */
export const foundPages = async (
  db: Queryable,
  language: Language,
  keyword: string,
  anywhere: boolean,
): Promise<FoundPage[]> => {
  const words = plainWords(keyword).slice(0, 8);
  if (words.join('').length < 3) return [];
  const { configuration, vector } = columns[language];
  const query = sql`to_tsquery(${configuration}, ${words.map((word) => `${word}:*`).join(' & ')})`;
  const rows = await selectRows<{ title: Readonly<Record<Language, string>>; url_path: string }>(
    db,
    sql`select title, url_path from content_page
      where ${anywhere ? vector : sql`ts_filter(${vector}, '{a}')`} @@ ${query}
        and url_path not like 'go/%' -- pages about what is outside the shop are no help
      order by ts_rank(${vector}, ${query}) desc, id limit ${MOST_PAGES}`,
  );
  return rows.map(({ title, url_path }) => ({ title: title[language], url_path }));
};
