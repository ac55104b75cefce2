import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import { first, schema, selectRows, type Queryable } from '../connection.ts';
import { preparedQuery, unnamed } from '../prepared-query.ts';

const { review, question } = schema;

export interface PageRequest {
  productId: number;
  /** From 1. */
  page: number;
  pageSize: number;
}

const reviews = preparedQuery((db: Queryable) =>
  db
    .select()
    .from(review)
    .where(and(eq(review.productId, sql.placeholder('productId')), eq(review.state, 'shown')))
    .orderBy(desc(review.createdAt), desc(review.id))
    .limit(sql.placeholder('pageSize'))
    .offset(sql.placeholder('before'))
    .prepare(unnamed),
);

export const reviewsOf = (db: Queryable, { productId, page, pageSize }: PageRequest) =>
  reviews(db, { productId, pageSize, before: (page - 1) * pageSize });

/** How much was said of a product. */
export interface OpinionCounts {
  /** How many reviews give so many stars; stars that nobody gave are left out. */
  stars: readonly { star: number; count: number }[];
  questions: number;
}

/** How many reviews of a product give so many stars, as JSON. */
export const starsCounted = (productId: SQL): SQL => sql`(select coalesce(json_agg(counted), '[]')
  from (select stars as star, count(*) as count from review
    where product_id = ${productId} and state = 'shown' group by stars) counted)`;

export const questionsCounted = (productId: SQL): SQL =>
  sql`(select count(*)::int from question where product_id = ${productId})`;

/** Counts of a product's reviews and questions, in one statement; null without the product. */
export const opinionCounts = (db: Queryable, productId: number): Promise<OpinionCounts | null> =>
  first(
    selectRows<OpinionCounts>(
      db,
      sql`select ${starsCounted(sql`p.id`)} as stars, ${questionsCounted(sql`p.id`)} as questions
      from product p where p.id = ${productId}`,
    ),
  );

const questions = preparedQuery((db: Queryable) =>
  db
    .select()
    .from(question)
    .where(eq(question.productId, sql.placeholder('productId')))
    .orderBy(desc(question.createdAt), desc(question.id))
    .limit(sql.placeholder('pageSize'))
    .offset(sql.placeholder('before'))
    .prepare(unnamed),
);

export const questionsOf = (db: Queryable, { productId, page, pageSize }: PageRequest) =>
  questions(db, { productId, pageSize, before: (page - 1) * pageSize });
