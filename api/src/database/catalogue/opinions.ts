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

/** How many reviews give 1, 2, 3, 4 and 5 stars; stars that nobody gave are left out. */
export const starCounts = (db: Queryable, productId: number) =>
  selectRows<{ star: number; count: number }>(
    db,
    sql`select stars as star, count(*)::int as count from review where product_id = ${productId} group by stars order by stars desc`,
  );

export const questionsOf = (db: Queryable, { productId, page, pageSize }: PageRequest) =>
  db
    .select()
    .from(question)
    .where(eq(question.productId, productId))
    .orderBy(desc(question.createdAt), desc(question.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);

export const questionCount = (db: Queryable, productId: number): Promise<number> =>
  db.$count(question, eq(question.productId, productId));
