import { findProduct, variantsOf, type ProductRow } from './detail.ts';
import type { Queryable } from '../connection.ts';

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
