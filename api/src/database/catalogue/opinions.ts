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

/** How much was said of a product. */
export interface OpinionCounts {
  /** How many reviews give so many stars; stars that nobody gave are left out. */
  stars: readonly { star: number; count: number }[];
  questions: number;
}

/** Counts of a product's reviews and questions, in one statement; null without the product. */
export const opinionCounts = async (db: Queryable, productId: number): Promise<OpinionCounts | null> => {
  const [row] = await selectRows<OpinionCounts>(
    db,
    sql`select (select coalesce(json_agg(counted), '[]')
        from (select stars as star, count(*) as count from review where product_id = p.id group by stars) counted) as stars,
        (select count(*)::int from question where product_id = p.id) as questions
      from product p where p.id = ${productId}`,
  );
  return row ?? null;
};

export const questionsOf = (db: Queryable, { productId, page, pageSize }: PageRequest) =>
  db
    .select()
    .from(question)
    .where(eq(question.productId, productId))
    .orderBy(desc(question.createdAt), desc(question.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
