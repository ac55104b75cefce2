import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { schema, selectRows, type Queryable } from '../connection.ts';
import { dropEndsAt } from './drop-end.ts';
import { isBadlyRated, isListed, pIsListed } from './listed.ts';

const { product } = schema;

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

/** Cards of these products, in this order; unknown ones, and those that are no longer sold, are left out. */
export const cardsByIds = async (db: Queryable, ids: readonly number[]): Promise<CardRow[]> => {
  if (ids.length === 0) return [];
  const rows = await selectCards(db).where(and(inArray(product.id, [...ids]), eq(product.status, 1)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

/** The cards that answer a search best. */
export const bestCards = async (
  db: Queryable,
  { scope, relevance }: { scope: SQL; relevance: SQL },
  count: number,
): Promise<CardRow[]> => {
  const rows = await selectRows<{ id: number }>(
    db,
    sql`select p.id from product p where ${pIsListed} and ${scope}
      order by ${relevance} desc, (p.usable_quantity >= p.min_sale_qty) desc, ${isBadlyRated(sql`p.`)}, p.popularity desc, p.id limit ${count}`,
  );
  return cardsByIds(
    db,
    rows.map(({ id }) => id),
  );
};

/** The first cards on sale by popularity, the badly rated ones after all others, or by newness. */
export const topCards = (db: Queryable, by: 'popularity' | 'newness', count: number): Promise<CardRow[]> =>
  selectCards(db)
    .where(isListed)
    .orderBy(
      by === 'popularity'
        ? sql`${isBadlyRated()}, ${product.popularity} desc, ${product.id}`
        : sql`${product.createdRank}`,
    )
    .limit(count);
