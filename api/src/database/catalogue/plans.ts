import { inArray } from 'drizzle-orm';
import type { Plan } from '../../domain/cart/plan.ts';
import { schema, type Queryable } from '../connection.ts';

/** Protection plans of these products; an unknown product is left out. */
export const plansOf = async (
  db: Queryable,
  ids: readonly number[],
): Promise<{ id: number; plans: readonly Plan[] }[]> => {
  if (ids.length === 0) return [];
  const { product } = schema;
  const rows = await db
    .select({ id: product.id, details: product.details })
    .from(product)
    .where(inArray(product.id, [...ids]));
  return rows.map(({ id, details }) => ({ id, plans: details.plans }));
};
