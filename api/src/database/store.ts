import { schema, type Queryable } from './connection.ts';

export const isFilledBySandbox = async (db: Queryable): Promise<boolean> => {
  const [row] = await db.select({ bySandbox: schema.store.bySandbox }).from(schema.store);
  return row?.bySandbox ?? false;
};
