import { eq, sql } from 'drizzle-orm';
import { schema, selectRows, type Queryable } from '../connection.ts';

const { upload } = schema;
export type UploadRow = typeof upload.$inferSelect;

export const insertUploads = async (db: Queryable, rows: readonly (typeof upload.$inferInsert)[]): Promise<void> => {
  for (const row of rows) await db.insert(upload).values(row);
};

/** What an upload is, and its size in bytes. */
export const findUpload = async (db: Queryable, id: string): Promise<{ mediaType: string; size: number } | null> => {
  const [row] = await db
    .select({ mediaType: upload.mediaType, size: sql<number>`octet_length(${upload.content})` })
    .from(upload)
    .where(eq(upload.id, id));
  return row ?? null;
};

/** Bytes `start` to `end` of an upload, both counted from 0; as base64, which both drivers read fast. */
export const uploadPart = async (db: Queryable, id: string, start: number, end: number): Promise<Buffer> => {
  const [row] = await selectRows<{ part: string }>(
    db,
    sql`select encode(substring(content from ${start + 1}::int for ${end - start + 1}::int), 'base64') as part
      from upload where id = ${id}`,
  );
  return Buffer.from(row?.part ?? '', 'base64');
};
