import { and, asc, desc, eq, getTableColumns, gt, sql } from 'drizzle-orm';
import { first, schema, type Queryable } from '../connection.ts';
import { preparedQuery, unnamed } from '../prepared-query.ts';
import { dropEndsAt } from './drop-end.ts';

const { product, productVariant } = schema;

/** A product and what may be bought of it, or of its variant whose id this is. */
export const findStock = async (
  db: Queryable,
  id: number,
): Promise<{ product: ProductRow; usableQuantity: number } | null> => {
  const product = await findProduct(db, { piid: id });
  if (!product) return null;
  const variants = product.id === id ? [] : await variantsOf(db, product.id);
  const { usableQuantity } = variants.find((variant) => variant.id === id) ?? product;
  return { product, usableQuantity };
};

export type VariantRow = typeof productVariant.$inferSelect;

const {
  searchEn: _searchEn,
  searchFr: _searchFr,
  wordsEn: _wordsEn,
  wordsFr: _wordsFr,
  ...shown
} = getTableColumns(product);

/** Columns that are read of a whole product. */
export const productColumns = { ...shown, dropEndsAt: dropEndsAt(product.details) };

const productsWhere = (column: 'id' | 'urlPath') =>
  preparedQuery((db: Queryable) =>
    db
      .select(productColumns)
      .from(product)
      .where(eq(product[column], sql.placeholder('value')))
      .prepare(unnamed),
  );
const productsBy = { id: productsWhere('id'), urlPath: productsWhere('urlPath') };

const productOf = (db: Queryable, column: keyof typeof productsBy, value: number | string) =>
  first(productsBy[column](db, { value }));
export type ProductRow = NonNullable<Awaited<ReturnType<typeof productOf>>>;

/** A product by its id, its path, or a variant's id (`piid`, which may also name a simple product). */
export const findProduct = async (
  db: Queryable,
  wanted: { id?: number; urlPath?: string; piid?: number },
): Promise<ProductRow | null> => {
  if (wanted.id !== undefined) return productOf(db, 'id', wanted.id);
  if (wanted.urlPath !== undefined) return productOf(db, 'urlPath', wanted.urlPath);
  if (wanted.piid === undefined) return null;
  const [variant] = await db
    .select({ productId: productVariant.productId })
    .from(productVariant)
    .where(eq(productVariant.id, wanted.piid));
  return productOf(db, 'id', variant?.productId ?? wanted.piid);
};

const variants = preparedQuery((db: Queryable) =>
  db
    .select()
    .from(productVariant)
    .where(eq(productVariant.productId, sql.placeholder('productId')))
    .orderBy(asc(productVariant.position))
    .prepare(unnamed),
);

export const variantsOf = (db: Queryable, productId: number): Promise<VariantRow[]> => variants(db, { productId });

/** The product's place among the most popular of a category, from 1; null when `most` are before it. */
export const rankOf = async (
  db: Queryable,
  row: ProductRow,
  { categoryId, most }: { categoryId: number; most: number },
): Promise<number | null> => {
  const { listingPlace } = schema;
  const ahead = await db
    .select({ id: listingPlace.productId })
    .from(listingPlace)
    .where(and(eq(listingPlace.categoryId, categoryId), gt(listingPlace.popularity, row.popularity)))
    .orderBy(desc(listingPlace.popularity)) // so that these are read from their index
    .limit(most);
  return ahead.length < most ? ahead.length + 1 : null;
};
