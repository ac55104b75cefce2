import { and, isNotNull, sql } from 'drizzle-orm';
import { schema, type Queryable } from '../connection.ts';
import { cardsByIds, type CardRow } from './cards.ts';
import { isListed } from './listed.ts';

const { product } = schema;

/** One page of the products that cost members less, the most popular first, and how many there are; `page` from 1. */
export const plusCards = async (
  db: Queryable,
  page: number,
  pageSize: number,
): Promise<{ rows: CardRow[]; total: number }> => {
  const forMembers = and(isListed, isNotNull(product.plusPrice));
  const ids = await db
    .select({ id: product.id })
    .from(product)
    .where(forMembers)
    .orderBy(sql`${product.popularity} desc, ${product.id}`)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const rows = await cardsByIds(
    db,
    ids.map(({ id }) => id),
  );
  return { rows, total: await db.$count(product, forMembers) };
};
