import { and, eq, inArray, max } from 'drizzle-orm';
import { schema, type Queryable } from '../../database/connection.ts';

const { productWarranty } = schema;

/**
 * Registers warranties of lines of one order; a line that is registered keeps the end that it has. Answers the last end.
 */
export const registerWarranty = async (
  db: Queryable,
  lines: readonly (typeof productWarranty.$inferInsert)[],
): Promise<Date | null> => {
  const [first] = lines;
  if (!first) return null;
  await db
    .insert(productWarranty)
    .values([...lines])
    .onConflictDoNothing();
  const [row] = await db
    .select({ until: max(productWarranty.endsAt) })
    .from(productWarranty)
    .where(
      and(
        eq(productWarranty.orderNumber, first.orderNumber),
        inArray(
          productWarranty.itemId,
          lines.map(({ itemId }) => itemId),
        ),
      ),
    );
  return row?.until ?? null;
};
