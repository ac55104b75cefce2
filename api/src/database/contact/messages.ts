import { and, asc, eq, getTableColumns, gt, isNull, sql } from 'drizzle-orm';
import type { StoredPicture } from '../../domain/stored-picture.ts';
import { first, schema, type Queryable } from '../connection.ts';
import type { Part } from '../part.ts';

const { contactMessage, contactPicture } = schema;
export type ContactRow = typeof contactMessage.$inferSelect;

/** Stores a message with its pictures. */
export const insertMessage = async (
  transaction: Queryable,
  values: Omit<typeof contactMessage.$inferInsert, 'id' | 'answer' | 'answeredAt'>,
  pictures: readonly StoredPicture[],
): Promise<ContactRow> => {
  const [row] = await transaction.insert(contactMessage).values(values).returning();
  if (!row) throw new Error('A message was not stored');
  if (pictures.length > 0) {
    await transaction
      .insert(contactPicture)
      .values(pictures.map((picture, position) => ({ ...picture, messageId: row.id, position })));
  }
  return row;
};

/** Messages with how many pictures each has, the oldest first; without `all` those that nobody has answered. */
export const messagesToAnswer = (db: Queryable, all: boolean, { after, rows }: Part) =>
  db
    .select({
      ...getTableColumns(contactMessage),
      pictures: sql<number>`(select count(*) from ${contactPicture} where ${contactPicture.messageId} = ${contactMessage.id})::int`,
    })
    .from(contactMessage)
    .where(and(gt(contactMessage.id, after), all ? undefined : isNull(contactMessage.answer)))
    .orderBy(asc(contactMessage.id))
    .limit(rows);

export const findMessage = (db: Queryable, id: number): Promise<ContactRow | null> =>
  first(db.select().from(contactMessage).where(eq(contactMessage.id, id)));

export const picturesOfMessage = (db: Queryable, id: number): Promise<StoredPicture[]> =>
  db
    .select({ mediaType: contactPicture.mediaType, content: contactPicture.content, object: contactPicture.object })
    .from(contactPicture)
    .where(eq(contactPicture.messageId, id))
    .orderBy(asc(contactPicture.position));

/** Answers a message that is open; null for any other. */
export const storeMessageAnswer = (
  transaction: Queryable,
  id: number,
  answer: string,
  answeredAt: Date,
): Promise<ContactRow | null> =>
  first(
    transaction
      .update(contactMessage)
      .set({ answer, answeredAt })
      .where(and(eq(contactMessage.id, id), isNull(contactMessage.answer)))
      .returning(),
  );
