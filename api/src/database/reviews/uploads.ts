import { and, eq, sql } from 'drizzle-orm';
import { schema, selectRows, type Queryable } from '../connection.ts';

const { upload, uploadChunk } = schema;

/** A file that a customer sent, as it is stored; `content` is read piece by piece. */
export interface NewUpload {
  readonly id: string;
  readonly mediaType: string;
  readonly content: Blob;
  /** Key of the object that has the content already; without it the database keeps it. */
  readonly object?: string | null;
  readonly createdAt: Date;
}
/** A stored upload without its bytes; `size` in bytes. */
export interface StoredUpload {
  readonly id: string;
  readonly mediaType: string;
  readonly size: number;
  /** Key of the object that has the bytes; null where the database has them. */
  readonly object: string | null;
  /** False when the bytes are in `upload` itself: small files, and all files of older releases. */
  readonly inChunks: boolean;
}

/** Bytes of a row: what one statement carries and a server holds of a file at a time. */
export const chunkSize = 1024 * 1024;

/** Stores uploads inside a transaction: a small one in its row, a larger one a chunk at a time. */
export const insertUploads = async (transaction: Queryable, uploads: readonly NewUpload[]): Promise<void> => {
  for (const { id, mediaType, content, object, createdAt } of uploads) {
    if (object) {
      const row = { id, mediaType, content: new Uint8Array(), size: content.size, object, createdAt };
      await transaction.insert(upload).values(row);
      continue;
    }
    if (content.size <= chunkSize) {
      const bytes = new Uint8Array(await content.arrayBuffer());
      await transaction.insert(upload).values({ id, mediaType, content: bytes, createdAt });
      continue;
    }
    await transaction
      .insert(upload)
      .values({ id, mediaType, content: new Uint8Array(), size: content.size, createdAt });
    for (let position = 0; position * chunkSize < content.size; position += 1) {
      const piece = content.slice(position * chunkSize, (position + 1) * chunkSize);
      const bytes = new Uint8Array(await piece.arrayBuffer());
      await transaction.insert(uploadChunk).values({ uploadId: id, position, content: bytes });
    }
  }
};

/** Of a review that everybody may read, or of none. */
const isPublic = sql`not exists (select from review
  where state <> 'shown' and (pictures ? ('/media/uploads/' || upload.id) or videos ? ('/media/uploads/' || upload.id)))`;

/** A file that everybody may see; null for any other. */
export const findUpload = async (db: Queryable, id: string): Promise<StoredUpload | null> => {
  const [row] = await db
    .select({
      mediaType: upload.mediaType,
      size: sql<number>`coalesce(${upload.size}, octet_length(${upload.content}))`,
      object: upload.object,
      inChunks: sql<boolean>`${upload.size} is not null`,
    })
    .from(upload)
    .where(and(eq(upload.id, id), isPublic));
  return row ? { id, ...row } : null;
};

/** So many bytes of one chunk from `from` on; as base64, which both drivers read fast. */
const bytesOf = async (
  db: Queryable,
  { id, inChunks }: StoredUpload,
  position: number,
  from: number,
  count: number,
) => {
  const first = (inChunks ? 0 : position * chunkSize) + from + 1;
  const part = sql`encode(substring(content from ${first}::int for ${count}::int), 'base64') as part`;
  const [row] = await selectRows<{ part: string }>(
    db,
    inChunks
      ? sql`select ${part} from upload_chunk where upload_id = ${id} and position = ${position}`
      : sql`select ${part} from upload where id = ${id}`,
  );
  return Buffer.from(row?.part ?? '', 'base64');
};

/** Bytes `start` to `end` of an upload, both counted from 0, a chunk at a time: no more than one is held. */
export const uploadBytes = async function* (
  db: Queryable,
  found: StoredUpload,
  start: number,
  end: number,
): AsyncGenerator<Buffer> {
  for (let position = Math.floor(start / chunkSize); position * chunkSize <= end; position += 1) {
    const from = Math.max(0, start - position * chunkSize);
    const until = Math.min(chunkSize, end + 1 - position * chunkSize);
    yield await bytesOf(db, found, position, from, until - from);
  }
};
