import { inArray } from 'drizzle-orm';
import { schema, type Queryable } from '../connection.ts';

const { product, productVariant } = schema;

/** Products by their numbers, each with the sizes in which it comes. */
export const findSizes = async (db: Queryable, ids: readonly number[]) => {
  if (ids.length === 0) return [];
  const [rows, variants] = await Promise.all([
    db
      .select({ id: product.id, name: product.name, urlPath: product.urlPath, details: product.details })
      .from(product)
      .where(inArray(product.id, [...ids])),
    db
      .select({ productId: productVariant.productId, options: productVariant.options })
      .from(productVariant)
      .where(inArray(productVariant.productId, [...ids])),
  ]);
  return ids.flatMap((id) =>
    rows
      .filter((row) => row.id === id)
      .map((row) => ({ ...row, variants: variants.filter(({ productId }) => productId === id) })),
  );
};
