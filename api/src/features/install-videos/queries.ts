import { eq } from 'drizzle-orm';
import { schema, type Queryable } from '../../database/connection.ts';

/** A product's name and link, and the categories that it is in; null for an unknown one. */
export const productWithCategories = async (db: Queryable, id: number) => {
  const { product, productCategory } = schema;
  const [row] = await db
    .select({ id: product.id, name: product.name, urlPath: product.urlPath })
    .from(product)
    .where(eq(product.id, id));
  if (!row) return null;
  const places = await db.select().from(productCategory).where(eq(productCategory.productId, id));
  return { ...row, categoryIds: places.map(({ categoryId }) => categoryId) };
};
