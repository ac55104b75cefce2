import { and, desc, eq, sql } from 'drizzle-orm';
import type { Language } from '@shop/contract';
import { schema, type Queryable } from '../../database/connection.ts';
import { cachedRows } from '../../database/content/cached-rows.ts';
import { aspectsOf } from './rules.ts';

const { review } = schema;
/** The newest reviews say what a product is like today. */
const most = 500;

const writtenOf = (db: Queryable, productId: number) =>
  db
    .select({
      id: review.id,
      nickname: review.author,
      language: sql<Language>`${review.language}`,
      title: review.title,
      text: review.text,
    })
    .from(review)
    .where(and(eq(review.productId, productId), eq(review.state, 'shown')))
    .orderBy(desc(review.createdAt), desc(review.id))
    .limit(most);

/** Counted once until something of the product changes, as its reviews do. */
export const countedAspects = async (db: Queryable, productId: number) => {
  const cached = await cachedRows(db);
  const [aspects = []] = await cached.ofProducts(
    'reviewAspects',
    [productId],
    async () => new Map([[productId, aspectsOf(await writtenOf(db, productId))]]),
  );
  return aspects;
};
