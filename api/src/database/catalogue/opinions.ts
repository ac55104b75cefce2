import { desc, eq, sql } from 'drizzle-orm';
import { schema, selectRows, type Queryable } from '../connection.ts';

const { review, question } = schema;

export interface PageRequest {
  productId: number;
  /** From 1. */
  page: number;
  pageSize: number;
}

export const reviewsOf = (db: Queryable, { productId, page, pageSize }: PageRequest) =>
  db
    .select()
    .from(review)
    .where(eq(review.productId, productId))
    .orderBy(desc(review.createdAt), desc(review.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);

/** How many reviews of a product give 1, 2, 3, 4 and 5 stars; null without the product. Stars that nobody gave are left out. */
export const starCounts = async (db: Queryable, productId: number) => {
  const [row] = await selectRows<{ stars: { star: number; count: number }[] }>(
    db,
    sql`select (select coalesce(json_agg(counted), '[]')
        from (select stars as star, count(*) as count from review where product_id = p.id group by stars) counted) as stars
      from product p where p.id = ${productId}`,
  );
  return row?.stars ?? null;
};

export const questionsOf = (db: Queryable, { productId, page, pageSize }: PageRequest) =>
  db
    .select()
    .from(question)
    .where(eq(question.productId, productId))
    .orderBy(desc(question.createdAt), desc(question.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);

/** How many questions were asked about a product; null without the product. */
export const questionCount = async (db: Queryable, productId: number): Promise<number | null> => {
  const [row] = await selectRows<{ count: number }>(
    db,
    sql`select (select count(*)::int from question where product_id = p.id) as count
      from product p where p.id = ${productId}`,
  );
  return row?.count ?? null;
};
