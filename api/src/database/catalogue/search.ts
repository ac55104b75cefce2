import { sql, type SQL } from 'drizzle-orm';
import type { Language } from '@shop/contract';
import type { Group } from '../../domain/search/plan.ts';
import { readQuery, type ReadQuery } from './read-query.ts';
import { selectRows, type Queryable } from '../connection.ts';
import { idArray } from '../listing/id-array.ts';
import type { Matches } from '../listing/list-request.ts';
import { matchesOf, type Scope } from '../listing/matches.ts';
import { plainWords } from '../../domain/text/plain-words.ts';

export interface Search {
  /** What is asked for. */
  groups: readonly Group[];
  scope: Scope;
  matches: Matches;
  /** What is searched for; differs from the keyword after a correction. */
  keyword: string;
  /** Not every word of it is found in each product. */
  partial: boolean;
}

/** So many products with every word are enough: those with fewer words are left out. */
const ENOUGH = 10;
const NEAR_LENGTH = 0.1;
/** More than a word, less than standing in a category of the kind that is wanted. */
const SIZE_WEIGHT = 1.1;

const vectors = {
  en: { configuration: sql`'english'::regconfig`, vector: sql`p.search_en` },
  fr: { configuration: sql`'french'::regconfig`, vector: sql`p.search_fr` },
};
const joined = (parts: readonly SQL[], by: SQL): SQL => sql.join([...parts], by);

interface Condition extends Group {
  holds: SQL;
  /** In the product's name, which says more than a word of its description. */
  named: SQL;
}

/** A phrase as it is written and without its hyphens: the database takes words that a hyphen joins for a word of their own. */
const spellingsOf = (phrase: string): string[] => {
  const plain = plainWords(phrase).join(' ');
  return phrase.includes('-') ? [phrase, plain] : [plain];
};

const conditionOf = (group: Group): Condition => {
  const { configuration, vector } = vectors[group.language];
  const anyOf = (phrases: readonly string[]): SQL =>
    joined(
      phrases.flatMap(spellingsOf).map((spelling) => sql`phraseto_tsquery(${configuration}, plain_text(${spelling}))`),
      sql` || `,
    );
  return {
    ...group,
    holds: sql`${vector} @@ (${anyOf([...group.phrases, ...group.also])})`,
    named: sql`ts_filter(${vector}, '{a}') @@ (${anyOf(group.phrases)})`,
  };
};

const points = (condition: SQL, weight: number): SQL => sql`case when ${condition} then ${weight}::real else 0 end`;

// With a limit, so that it is looked up for each product and no whole category is read.
const inOneOf = (categories: readonly number[]): SQL =>
  sql`(select true from product_category pc where pc.product_id = p.id and pc.category_id = any(${idArray(categories)}) limit 1)`;

/** How well a product is of the kind that is wanted. */
const kindScore = (conditions: readonly Condition[]): SQL[] =>
  conditions.flatMap(({ named, head, categories, lesser }) => {
    if (!head) return [];
    const also = lesser.length === 0 ? [] : [points(inOneOf(lesser), 0.6)];
    if (categories.length === 0) return [points(named, 1.5), ...also];
    return [points(named, 0.5), points(inOneOf(categories), 1.2), ...also];
  });

/** How much of what is asked for a product has. */
const wordScore = (conditions: readonly Condition[], size: SQL | null): SQL[] => [
  ...conditions.map(({ holds, weight }) => points(holds, weight)),
  ...(size ? [points(size, SIZE_WEIGHT)] : []),
];

const rounded = (scores: readonly SQL[]): SQL =>
  scores.length === 0 ? sql`(0)::real` : sql`round((${joined(scores, sql` + `)})::numeric, 2)`;

const side = (name: string): SQL => sql`(p.details->'dimensions'->>${name})::numeric`;
const isNear = (name: string, cm: number): SQL =>
  sql`${side(name)} between ${cm * (1 - NEAR_LENGTH)} and ${cm * (1 + NEAR_LENGTH)}`;

/** Whole numbers near a length, for a text query: the sizes that a product is sold in are words of it. */
const numbersNear = (cm: number): string => {
  const [least, most] = [Math.ceil(cm * (1 - NEAR_LENGTH)), Math.floor(cm * (1 + NEAR_LENGTH))];
  return `(${Array.from({ length: most - least + 1 }, (_, at) => least + at).join(' | ')})`;
};
const isSold = (size: string): SQL => sql`p.search_en @@ to_tsquery('simple', ${size})`;

/** Products of a length, or that are sold in it: “210 cm”. */
const nearLength = (cm: number): SQL =>
  sql`(${isNear('width', cm)} or ${isNear('height', cm)} or ${isSold(`${numbersNear(cm)} <-> cm`)})`;

/** Products with both sides, whichever is named first, or that are sold in such a size: “160 x 230 cm”. */
const nearSides = ([one, other]: readonly [number, number]): SQL => {
  const both = (first: number, second: number) =>
    sql`(${isNear('width', first)} and (${isNear('depth', second)} or ${isNear('height', second)}))
      or ${isSold(`${numbersNear(first)} <2> ${numbersNear(second)}`)}`;
  return sql`(${both(one, other)} or ${both(other, one)})`;
};

/** What a query says of size. */
const sizeOf = ({ length, sides }: ReadQuery): SQL | null =>
  sides ? nearSides(sides) : length === null ? null : nearLength(length);

/** What has most of the words: the kind that is wanted, or else half of all by weight. */
const mostOf = (conditions: readonly Condition[]): SQL => {
  const head = conditions.find((condition) => condition.head);
  if (head) return head.holds;
  const total = conditions.reduce((sum, { weight }) => sum + weight, 0);
  const held = joined(
    conditions.map(({ holds, weight }) => points(holds, weight)),
    sql` + `,
  );
  return sql`(${joined(
    conditions.map(({ holds }) => holds),
    sql` or `,
  )}) and (${held}) >= ${total / 2}::real`;
};

const answersOf = async (db: Queryable, read: ReadQuery, categoryId?: number): Promise<Search | null> => {
  const conditions = read.groups.map(conditionOf);
  const size = sizeOf(read);
  const price = sql`p.final_price >= ${read.lowest ?? 0} and p.final_price <= ${read.highest ?? 2_147_483_647}`;
  const kind = kindScore(conditions);
  /** Which words are enough is decided by the whole shop. */
  const answer = async (scope: Scope, matches: Matches, partial: boolean): Promise<Search> => ({
    groups: read.groups,
    scope,
    matches: categoryId === undefined ? matches : await matchesOf(db, scope, categoryId),
    keyword: read.keyword,
    partial,
  });
  const all = {
    holds: joined([price, ...conditions.map(({ holds }) => holds), ...(size ? [size] : [])], sql` and `),
    relevance: rounded(kind),
  };
  const found = await matchesOf(db, all);
  if (found.ids.length >= ENOUGH || (found.ids.length > 0 && conditions.length + (size ? 1 : 0) <= 1)) {
    return answer(all, found, read.missing);
  }
  if (conditions.length === 0) return null;
  const most = {
    holds: sql`(${price} and ${mostOf(conditions)})`,
    relevance: rounded([...wordScore(conditions, size), ...kind]),
  };
  const partly = await matchesOf(db, most);
  return partly.ids.length > 0 ? answer(most, partly, true) : null;
};

/**
 * Searches the shop or a category: products with every word of the query, then those with most of them, the kind of goods
 * before all. Words are read in the person's language or in the other one (`readQuery`).
 * @returns null when nothing of the catalogue is meant
 */
export const searchFor = async (
  db: Queryable,
  language: Language,
  keyword: string,
  categoryId?: number,
): Promise<Search | null> => {
  const read = await readQuery(db, language, keyword);
  return read ? answersOf(db, read, categoryId) : null;
};

/** Phrases of the catalogue that begin like the text or hold a word that does; for want of any, those spelt nearly so. */
export const suggestions = async (
  db: Queryable,
  language: Language,
  text: string,
  count: number,
): Promise<string[]> => {
  const plain = plainWords(text).join(' ');
  if (plain === '') return [];
  const phrases = async (condition: SQL, nearest = sql``): Promise<string[]> => {
    const rows = await selectRows<{ phrase: string }>(
      db,
      sql`select phrase from search_phrase where language = ${language} and (${condition})
        order by ${nearest} weight desc, phrase limit ${count}`,
    );
    return rows.map(({ phrase }) => phrase);
  };
  const begins = await phrases(sql`plain like ${`${plain}%`}`);
  const inside = begins.length < count ? await phrases(sql`plain like ${`% ${plain}%`}`) : [];
  const found = [...new Set([...begins, ...inside])].slice(0, count);
  if (found.length > 0) return found;
  return phrases(sql`plain % ${plain} or ${plain} <% plain`, sql`word_similarity(${plain}, plain) desc,`);
};
