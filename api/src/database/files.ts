import { isNotNull } from 'drizzle-orm';
import { schema, type Queryable } from './connection.ts';

const { contactPicture, returnPhoto, shopPicture, upload } = schema;

export const namedObjects = async (db: Queryable): Promise<Set<string | null>> => {
  const named = new Set<string | null>();
  for (const table of [upload, returnPhoto, contactPicture, shopPicture]) {
    const rows = await db.select({ object: table.object }).from(table).where(isNotNull(table.object));
    for (const { object } of rows) named.add(object);
  }
  return named;
};
