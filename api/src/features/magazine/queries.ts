import { schema, type Queryable } from '../../database/connection.ts';

const { magazineReader } = schema;

/** False for an e-mail address that has the magazine already. */
export const addMagazineReader = async (
  db: Queryable,
  values: typeof magazineReader.$inferInsert,
): Promise<boolean> => {
  const added = await db
    .insert(magazineReader)
    .values(values)
    .onConflictDoNothing()
    .returning({ email: magazineReader.email });
  return added.length > 0;
};
