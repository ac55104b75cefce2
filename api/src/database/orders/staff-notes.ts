import { asc, eq } from 'drizzle-orm';
import { schema, stored, type Queryable } from '../connection.ts';

const { operatorKey, staffNote } = schema;

/** Notes of an order with the names of the keys of who wrote them, the oldest first. */
export const staffNotesOf = (db: Queryable, orderId: number) =>
  db
    .select({ id: staffNote.id, at: staffNote.createdAt, by: operatorKey.name, text: staffNote.text })
    .from(staffNote)
    .leftJoin(operatorKey, eq(operatorKey.id, staffNote.keyId))
    .where(eq(staffNote.orderId, orderId))
    .orderBy(asc(staffNote.id));
export type StaffNoteRow = Awaited<ReturnType<typeof staffNotesOf>>[number];

export const insertStaffNote = async (transaction: Queryable, values: typeof staffNote.$inferInsert): Promise<number> =>
  (await stored('A note', transaction.insert(staffNote).values(values).returning())).id;
