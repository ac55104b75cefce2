import { schema, type Queryable } from '../../database/connection.ts';

const { largeOrderRequest } = schema;

export const insertLargeOrderRequest = async (
  db: Queryable,
  values: typeof largeOrderRequest.$inferInsert,
): Promise<void> => {
  await db.insert(largeOrderRequest).values(values);
};
