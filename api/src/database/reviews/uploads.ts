import { eq } from 'drizzle-orm';
import { schema, type Queryable } from '../connection.ts';

const { upload } = schema;
export type UploadRow = typeof upload.$inferSelect;

export const insertUploads = async (db: Queryable, rows: readonly (typeof upload.$inferInsert)[]): Promise<void> => {
  if (rows.length > 0) await db.insert(upload).values([...rows]);
};

export const findUpload = async (db: Queryable, id: string): Promise<UploadRow | null> => {
  const [row] = await db.select().from(upload).where(eq(upload.id, id));
  return row ?? null;
};
