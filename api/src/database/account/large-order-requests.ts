import { schema, type Queryable } from '../connection.ts';

const { largeOrderRequest } = schema;

export const insertLargeOrderRequest = async (
  db: Queryable,
  values: typeof largeOrderRequest.$inferInsert,
): Promise<void> => {
  await db.insert(largeOrderRequest).values(values);
};
