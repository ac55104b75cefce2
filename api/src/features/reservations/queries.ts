import { schema, type Queryable } from '../../database/connection.ts';

const { offlineReservation } = schema;

export const insertReservation = async (
  db: Queryable,
  values: typeof offlineReservation.$inferInsert,
): Promise<void> => {
  await db.insert(offlineReservation).values(values);
};
