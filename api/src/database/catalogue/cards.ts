import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { schema, selectRows, type Queryable } from '../connection.ts';
import { preparedQuery, unnamed } from '../prepared-query.ts';
import type { CachedRows } from '../content/cached-rows.ts';
import { dropEndsAt } from './drop-end.ts';
import { type Matches, isListed, pIsListed } from '../listing/list-request.ts';
import { foundOrder } from '../listing/found-list.ts';
import { byStanding } from '../listing/orders.ts';
import { storedCount, WHOLE_SHOP } from '../listing/stored-counts.ts';

const { product } = schema;

/** How many products have a Plus+ price. */
export const plusCount = (db: Queryable): Promise<number> => storedCount(db, WHOLE_SHOP, 'plus:price');

/** One page of the products that cost members less, the most popular first, and how many there are; `page` from 1. */
export const plusCards = async (
  db: Queryable,
  page: number,
  pageSize: number,
): Promise<{ rows: CardRow[]; total: number }> => {
  // As its index has it, so that this is found there.
  const ids = await selectRows<{ id: number }>(
    db,
    sql`select p.id from product p where p.plus_price is not null and ${pIsListed}
      order by p.popularity desc, p.id limit ${pageSize} offset ${(page - 1) * pageSize}`,
  );
  const rows = await cardsByIds(
    db,
    ids.map(({ id }) => id),
  );
  return { rows, total: await plusCount(db) };
};

const columns = {
  id: product.id,
  type: product.type,
  name: product.name,
  urlPath: product.urlPath,
  series: product.series,
  price: product.price,
  finalPrice: product.finalPrice,
  plusPrice: product.plusPrice,
  tag: product.tag,
  presaleEndDate: product.presaleEndDate,
  minSaleQty: product.minSaleQty,
  usableQuantity: product.usableQuantity,
  ratingCount: product.ratingCount,
  ratingAverage: product.ratingAverage,
  thumbnail: product.thumbnail,
  hoverThumbnail: product.hoverThumbnail,
  swatches: product.swatches,
  dropEndsAt: dropEndsAt(product.details),
};

const selectCards = (db: Queryable) => db.select(columns).from(product);
export type CardRow = Awaited<ReturnType<typeof selectCards>>[number];

const inOrder = <R extends { id: number }>(ids: readonly number[], rows: readonly R[]): R[] => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

/** Cards of these products, in this order; unknown ones, and those that are no longer sold, are left out. */
export const cardsByIds = async (db: Queryable, ids: readonly number[]): Promise<CardRow[]> => {
  if (ids.length === 0) return [];
  const rows = await selectCards(db).where(and(inArray(product.id, [...ids]), eq(product.status, 1)));
  return inOrder(ids, rows);
};

const besideRows = preparedQuery((db: Queryable) =>
  db
    .select({
      id: product.id,
      name: product.name,
      urlPath: product.urlPath,
      price: product.price,
      finalPrice: product.finalPrice,
      usableQuantity: product.usableQuantity,
      thumbnail: product.thumbnail,
      // Of a price that is no lower the end says nothing, and the details are long.
      dropEndsAt: sql<Date | null>`case when ${product.finalPrice} <> ${product.price}
        then ${dropEndsAt(product.details)} end`.mapWith(schema.store.filledAt),
    })
    .from(product)
    .where(and(sql`${product.id} = any(${sql.placeholder('ids')}::int[])`, eq(product.status, 1)))
    .prepare(unnamed),
);
export type BesideRow = Awaited<ReturnType<typeof besideRows>>[number];

/**
 * Returns these products as shown beside another, like `cardsByIds`; each is beside several, and is read once.
 * `dropEndsAt` is null while nothing is lower.
 */
export const besideByIds = async (db: Queryable, cached: CachedRows, ids: readonly number[]): Promise<BesideRow[]> => {
  const rows = await cached.ofProducts(
    'beside',
    ids,
    async (unknown) =>
      new Map((await besideRows(db, { ids: `{${unknown.join(',')}}` })).map((row) => [row.id, row] as const)),
  );
  return rows.filter((row) => row !== undefined);
};

/** The cards of these ids. */
const cardsOf = async (db: Queryable, query: SQL): Promise<CardRow[]> => {
  const rows = await selectRows<{ id: number }>(db, query);
  return cardsByIds(
    db,
    rows.map(({ id }) => id),
  );
};

/** The cards that answer a search best. */
export const bestCards = async (db: Queryable, matches: Matches, count: number): Promise<CardRow[]> =>
  cardsByIds(db, (await foundOrder(db, matches, byStanding)).slice(0, count));

/** Each standing has the most popular first in its index; well rated are those that stand at 0 and 2. */
const mostPopular = (count: number): SQL =>
  sql`select l.id from unnest(array[0, 1, 2, 3]) s(standing) cross join lateral (
      select product_id as id, popularity from listing where standing = s.standing
      order by popularity desc, product_id limit ${count}) l
    order by s.standing % 2, l.popularity desc, l.id limit ${count}`;

/** The first cards on sale by popularity, the badly rated ones after all others, or by newness. */
export const topCards = (db: Queryable, by: 'popularity' | 'newness', count: number): Promise<CardRow[]> =>
  by === 'popularity'
    ? cardsOf(db, mostPopular(count))
    : selectCards(db)
        .where(isListed)
        .orderBy(sql`${product.createdRank}`)
        .limit(count);
