import { and, asc, desc, eq, gt, isNull } from 'drizzle-orm';
import { first, schema, stored, type Queryable } from '../connection.ts';
import type { Part } from '../part.ts';

const { question, product } = schema;
export type QuestionRow = typeof question.$inferSelect;

export const insertQuestion = (
  db: Queryable,
  values: Omit<typeof question.$inferInsert, 'id' | 'answer' | 'answeredAt'>,
): Promise<QuestionRow> => stored('A question', db.insert(question).values(values).returning());

/** One page of what a customer asked, the newest first, each with its product, and how many there are; `page` from 1. */
export const ownQuestions = async (db: Queryable, customerId: number, page: number, pageSize: number) => {
  const own = eq(question.customerId, customerId);
  const rows = await db
    .select({
      question,
      product: { id: product.id, name: product.name, urlPath: product.urlPath, status: product.status },
    })
    .from(question)
    .leftJoin(product, eq(product.id, question.productId))
    .where(own)
    .orderBy(desc(question.createdAt), desc(question.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { rows, total: await db.$count(question, own) };
};

/** Questions with their products, the oldest first; without `all` those that nobody has answered. */
export const questionsToAnswer = (db: Queryable, all: boolean, { after, rows }: Part) =>
  db
    .select({ question, sku: product.sku })
    .from(question)
    .leftJoin(product, eq(product.id, question.productId))
    .where(and(gt(question.id, after), all ? undefined : isNull(question.answer)))
    .orderBy(asc(question.id))
    .limit(rows);

export const findQuestion = (db: Queryable, id: number): Promise<QuestionRow | null> =>
  first(db.select().from(question).where(eq(question.id, id)));

/** Answers a question that is open; null for any other. */
export const storeAnswer = (
  transaction: Queryable,
  id: number,
  answer: string,
  answeredAt: string,
): Promise<QuestionRow | null> =>
  first(
    transaction
      .update(question)
      .set({ answer, answeredAt })
      .where(and(eq(question.id, id), isNull(question.answer)))
      .returning(),
  );
