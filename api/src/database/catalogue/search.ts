import { sql, type SQL } from 'drizzle-orm';
import type { Language } from '@shop/contract';
import { selectRows, type Queryable } from '../connection.ts';
import { plainWords } from '../../domain/text/plain-words.ts';

const configurations = { en: sql`'english'::regconfig`, fr: sql`'french'::regconfig` };
const vectors = { en: sql`p.search_en`, fr: sql`p.search_fr` };

export interface SearchScope {
  scope: SQL;
  relevance: SQL;
  /** What is searched for; differs from the keyword after a correction. */
  keyword: string;
}

const scopeOf = (language: Language, keyword: string): SearchScope => {
  const query = sql`websearch_to_tsquery(${configurations[language]}, plain_text(${keyword}))`;
  return {
    scope: sql`${vectors[language]} @@ ${query}`,
    relevance: sql`round(ts_rank(${vectors[language]}, ${query})::numeric, 2)`,
    keyword,
  };
};

const matchesAnything = async (db: Queryable, { scope }: SearchScope): Promise<boolean> => {
  const [row] = await selectRows<{ found: boolean }>(
    db,
    sql`select exists (select 1 from product p where p.status = 1 and ${scope}) as found`,
  );
  return row?.found ?? false;
};

/** The keyword with each unknown word replaced by the most similar word of the catalogue, or null when none is. */
const corrected = async (db: Queryable, language: Language, keyword: string): Promise<string | null> => {
  const words = plainWords(keyword).slice(0, 8);
  const fixed = await Promise.all(
    words.map(async (word) => {
      if (word.length < 3) return word;
      const [best] = await selectRows<{ word: string }>(
        db,
        sql`select word from search_word where language = ${language} and (word = ${word} or word % ${word})
          order by word = ${word} desc, similarity(word, ${word}) desc, uses desc limit 1`,
      );
      return best?.word ?? word;
    }),
  );
  const text = fixed.join(' ');
  return text === words.join(' ') ? null : text;
};

/**
 * What to search for: the words as typed in the person's language, then in the other one, then with each word corrected.
 * @returns null when nothing of the catalogue matches either way
 */
export const resolveSearch = async (
  db: Queryable,
  language: Language,
  keyword: string,
): Promise<SearchScope | null> => {
  const languages: readonly Language[] = language === 'en' ? ['en', 'fr'] : ['fr', 'en'];
  for (const tried of languages) {
    const scope = scopeOf(tried, keyword);
    if (await matchesAnything(db, scope)) return scope;
  }
  for (const tried of languages) {
    const text = await corrected(db, tried, keyword);
    const scope = text === null ? null : scopeOf(tried, text);
    if (scope && (await matchesAnything(db, scope))) return scope;
  }
  return null;
};

/** Phrases of the catalogue that begin like the text, hold a word that does, or are spelt nearly so. */
export const suggestions = async (
  db: Queryable,
  language: Language,
  text: string,
  count: number,
): Promise<string[]> => {
  const plain = plainWords(text).join(' ');
  if (plain === '') return [];
  const rows = await selectRows<{ phrase: string }>(
    db,
    sql`select phrase from search_phrase
      where language = ${language}
        and (plain like ${`${plain}%`} or plain like ${`% ${plain}%`} or plain % ${plain} or ${plain} <% plain)
      order by plain like ${`${plain}%`} desc, plain like ${`% ${plain}%`} desc,
        word_similarity(${plain}, plain) desc, weight desc, phrase
      limit ${count}`,
  );
  return rows.map(({ phrase }) => phrase);
};
