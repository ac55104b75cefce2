import { and, inArray, isNull, eq } from 'drizzle-orm';
import type { Plan } from '../../domain/cart/plan.ts';
import { schema, type Queryable } from '../connection.ts';

export interface PlansOfProduct {
  id: number;
  /** Path of the department that it stands in first; null for none. */
  rootPath: string | null;
  plans: readonly Plan[];
}

/** Protection plans of these products; an unknown product is left out. */
export const plansOf = async (db: Queryable, ids: readonly number[]): Promise<PlansOfProduct[]> => {
  if (ids.length === 0) return [];
  const { product, category, productCategory } = schema;
  const [rows, roots] = await Promise.all([
    db
      .select({ id: product.id, details: product.details })
      .from(product)
      .where(inArray(product.id, [...ids])),
    db
      .select({ productId: productCategory.productId, urlPath: category.urlPath })
      .from(productCategory)
      .innerJoin(category, eq(category.id, productCategory.categoryId))
      .where(and(inArray(productCategory.productId, [...ids]), isNull(category.parentId)))
      .orderBy(category.id),
  ]);
  return rows.map(({ id, details }) => ({
    id,
    rootPath: roots.find(({ productId }) => productId === id)?.urlPath ?? null,
    plans: details.plans,
  }));
};
