import { sql, type SQL } from 'drizzle-orm';
import type { Language } from '@shop/contract';
import type { Group } from '../../domain/search/plan.ts';
import { nearGoods } from './near-goods.ts';
import { numberedProducts } from './numbered-products.ts';
import { readQuery, type ReadQuery } from './read-query.ts';
import { selectRows, type Queryable } from '../connection.ts';
import { cachedRows } from '../content/cached-rows.ts';
import { idArray } from '../listing/id-array.ts';
import type { Matches } from '../listing/list-request.ts';
import { matchesOf, type Scope } from '../listing/matches.ts';
import { plainWords } from '../../domain/text/plain-words.ts';

/** The conditions of a query, whatever its spelling. */
type Asked = Omit<ReadQuery, 'keyword'>;

interface Found {
  groups: readonly Group[];
  scope: Scope;
  matches: Matches;
  /** Not every word of it is found in each product. */
  partial: boolean;
}

export interface Search extends Found {
  /** The text searched for; differs from the typed keyword after a correction. */
  keyword: string;
}

/** So many products of the kind that is wanted are enough: those with fewer words, and of near kinds, are left out. */
const ENOUGH = 10;
const NEAR_LENGTH = 0.1;
/** Of the same category, before those of near ones; less than any word. */
const BESIDE_WEIGHT = 0.2;
/** More than a word, less than standing in a category of the kind that is wanted. */
const SIZE_WEIGHT = 1.1;

const vectors = {
  en: { configuration: sql`'english'::regconfig`, vector: sql`p.search_en` },
  fr: { configuration: sql`'french'::regconfig`, vector: sql`p.search_fr` },
};
const joined = (parts: readonly SQL[], by: SQL): SQL => sql.join([...parts], by);

interface Condition extends Group {
  holds: SQL;
  /** The same for rows that were found already: words are read once, where an index would want to know them before. */
  has: SQL;
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
  const all = anyOf([...group.phrases, ...group.also]);
  return {
    ...group,
    holds: sql`${vector} @@ (${all})`,
    has: sql`${vector} @@ (select ${all})`,
    named: sql`ts_filter(${vector}, '{a}') @@ (select ${anyOf(group.phrases)})`,
  };
};

/** Hundredths, which add up exactly: what answers alike is ordered by other things. */
const hundredths = (weight: number): number => Math.round(weight * 100);
const points = (condition: SQL, weight: number): SQL =>
  sql`case when ${condition} then ${hundredths(weight)}::int else 0 end`;

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
  ...conditions.map(({ has, weight }) => points(has, weight)),
  ...(size ? [points(size, SIZE_WEIGHT)] : []),
];

const sumOf = (scores: readonly SQL[]): SQL => (scores.length === 0 ? sql`0::int` : sql`(${joined(scores, sql` + `)})`);

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

const sizeOf = ({ length, sides }: Asked): SQL | null =>
  sides ? nearSides(sides) : length === null ? null : nearLength(length);

/** Matches most of the words: the kind that is wanted, or else half of all by weight. */
const mostOf = (conditions: readonly Condition[]): SQL => {
  const head = conditions.find((condition) => condition.head);
  if (head) return head.holds;
  const total = conditions.reduce((sum, { weight }) => sum + weight, 0);
  const matches = joined(
    conditions.map(({ holds, weight }) => points(holds, weight)),
    sql` + `,
  );
  return sql`(${joined(
    conditions.map(({ holds }) => holds),
    sql` or `,
  )}) and (${matches}) >= ${hundredths(total / 2)}::int`;
};

/** How many of those that were found are of a kind that is wanted; all where none is. */
const ofKind = ({ count, scores }: Matches, kind: readonly SQL[]): number =>
  kind.length === 0 ? count : scores.split(/[{},]/).filter((score) => Number(score) > 0).length;

const answersOf = async (db: Queryable, read: Asked, categoryId?: number): Promise<Found | null> => {
  const conditions = read.groups.map(conditionOf);
  const size = sizeOf(read);
  const price = sql`p.final_price >= ${read.lowest ?? 0} and p.final_price <= ${read.highest ?? 2_147_483_647}`;
  const kind = kindScore(conditions);
  /** Which words are enough is decided by the whole shop. */
  const answer = async (scope: Scope, matches: Matches, partial: boolean): Promise<Found> => ({
    groups: read.groups,
    scope,
    matches: categoryId === undefined ? matches : await matchesOf(db, scope, categoryId),
    partial,
  });
  const all = {
    holds: joined([price, ...conditions.map(({ holds }) => holds), ...(size ? [size] : [])], sql` and `),
    relevance: sumOf(kind),
  };
  const found = await matchesOf(db, all);
  if (ofKind(found, kind) >= ENOUGH) return answer(all, found, read.missing);
  const isOne = conditions.length + (size ? 1 : 0) <= 1;
  if (conditions.length === 0) return isOne && found.count > 0 ? answer(all, found, read.missing) : null;
  const relevance = sumOf([...wordScore(conditions, size), ...kind]);
  const most = { holds: sql`(${price} and ${mostOf(conditions)})`, relevance };
  const partly = isOne ? found : await matchesOf(db, most);
  if (partly.count === 0) return null;
  const isPartial = read.missing || partly.count > found.count;
  if (partly.count >= ENOUGH || !conditions.some(({ head }) => head)) return answer(most, partly, isPartial);
  const { own, products } = await nearGoods(db, partly);
  const wider = {
    // By their ids: a condition that holds for words or for a category would be tried on each product of the shop.
    holds: sql`(${price} and p.id = any(${partly.ids}::int[] || ${idArray(products)}))`,
    relevance: sumOf([...wordScore(conditions, size), ...kind, points(inOneOf(own), BESIDE_WEIGHT)]),
  };
  const around = await matchesOf(db, wider);
  return answer(wider, around, isPartial || around.count > partly.count);
};

const numbered = async (db: Queryable, keyword: string, categoryId?: number): Promise<Search | null> => {
  const ids = (await numberedProducts(db, keyword)).map(({ id }) => id);
  if (ids.length === 0) return null;
  const scope = { holds: sql`p.id = any(${idArray(ids)})`, relevance: sql`0::int` };
  return { keyword, groups: [], scope, matches: await matchesOf(db, scope, categoryId), partial: false };
};

/**
 * Searches the shop or a category: what has the number that the query is; else products with every word of the query, then those with most of them, the kind of goods
 * before all. Words are read in the person's language or in the other one (`readQuery`). What was found is kept until
 * products change that lists choose by (`cachedRows`), and with it the lists that were made of it.
 * @returns null when nothing of the catalogue is meant
 */
export const searchFor = async (
  db: Queryable,
  language: Language,
  keyword: string,
  categoryId?: number,
): Promise<Search | null> => {
  const byNumber = await numbered(db, keyword, categoryId);
  if (byNumber) return byNumber;
  const [read, cached] = await Promise.all([readQuery(db, language, keyword), cachedRows(db)]);
  if (!read) return null;
  const { keyword: shown, ...asked } = read;
  const name = `search ${JSON.stringify([categoryId, asked])}`;
  const found = await cached.chosen(name, () => answersOf(db, asked, categoryId));
  return found && { ...found, keyword: shown };
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
