import { and, eq, lt, sql } from 'drizzle-orm';
import { isListed } from '../catalogue/listed.ts';
import { schema, type Queryable } from '../connection.ts';

/** Ids of what is sold at a drop price, the first to end first; some of them may have ended. */
export const dropPriceIds = async (db: Queryable, most: number): Promise<number[]> => {
  const { product } = schema;
  const seconds = sql<number>`(${product.details} ->> 'dropPriceSeconds')::int`;
  const rows = await db
    .select({ id: product.id })
    .from(product)
    .where(and(isListed, eq(product.tag, 'Drop Price'), sql`${seconds} is not null`))
    .orderBy(seconds, product.id)
    .limit(most);
  return rows.map(({ id }) => id);
};

/** How many products cost less today than usual. */
export const dealCount = (db: Queryable): Promise<number> => {
  const { product } = schema;
  return db.$count(product, and(isListed, lt(product.finalPrice, product.price)));
};
