import { eq, getTableColumns, sql, type SQL, type Table } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { schema, type Queryable } from '../connection.ts';
import { preparedQuery, unnamed } from '../prepared-query.ts';
import type { QuestionRow } from '../reviews/questions.ts';
import type { ReviewRow } from '../reviews/reviews.ts';
import { productColumns, type ProductRow, type VariantRow } from './detail.ts';
import { galleryOf, questionsCounted, reviewsCounted, type OpinionCounts } from './opinions.ts';

const { product, productVariant, question, review } = schema;

/** A product with what its page shows of tables of its own. */
export interface ProductPageRows {
  row: ProductRow;
  variants: VariantRow[];
  counts: OpinionCounts;
  /** The newest, as many as a page shows. */
  reviews: ReviewRow[];
  questions: QuestionRow[];
}

/** Rows of a table as JSON has them, by the names of their columns. */
type Found = readonly Readonly<Record<string, unknown>>[];

/** Rows of a table that belong to the product of the statement; JSON keeps all that their columns hold. */
const rowsOf = <Row>(table: Table, rows: SQL): SQL<Row[]> => {
  const names = Object.keys(getTableColumns(table)).map((key) => [key, toSnakeCase(key)] as const);
  return sql`(select coalesce(json_agg(one), '[]') from (${rows}) one)`.mapWith((found: Found) =>
    // As the builder names the columns.
    found.map((row) => Object.fromEntries(names.map(([key, name]) => [key, row[name]]))),
  ) as SQL<Row[]>;
};

const newest = (table: SQL, most: string, which = sql`true`): SQL =>
  sql`select * from ${table} where product_id = product.id and ${which} order by created_at desc, id desc limit ${sql.placeholder(most)}`;

const pages = preparedQuery((db: Queryable) =>
  db
    .select({
      ...productColumns,
      variants: rowsOf<VariantRow>(
        productVariant,
        sql`select * from product_variant where product_id = product.id order by position`,
      ),
      reviewGroups: sql<OpinionCounts['reviews']>`${reviewsCounted(sql`product.id`)}`,
      gallery: sql<OpinionCounts['gallery']>`${galleryOf(sql`product.id`)}`,
      questionCount: sql<number>`${questionsCounted(sql`product.id`)}`,
      reviews: rowsOf<ReviewRow>(review, newest(sql`review`, 'reviews', sql`state = 'shown'`)),
      questions: rowsOf<QuestionRow>(question, newest(sql`question`, 'questions')),
    })
    .from(product)
    .where(eq(product.urlPath, sql.placeholder('urlPath')))
    .prepare(unnamed),
);

/**
 * The product that stands at a path with what its page shows of it, in one statement; null where none stands there.
 * @param most how many reviews and questions a page shows
 */
export const productPageRows = async (
  db: Queryable,
  urlPath: string,
  most: { reviews: number; questions: number },
): Promise<ProductPageRows | null> => {
  const [found] = await pages(db, { urlPath, ...most });
  if (!found) return null;
  const { variants, reviewGroups, gallery, questionCount, reviews, questions, ...row } = found;
  const counts = { reviews: reviewGroups, gallery, questions: questionCount };
  return { row, variants, counts, reviews, questions };
};
