import { eq, sql, type SQL } from 'drizzle-orm';
import type { BothLanguages } from '../../domain/text/both-languages.ts';
import { schema, selectRows, type Queryable } from '../../database/connection.ts';

export interface NoteRow {
  id: number;
  title: BothLanguages;
  content: BothLanguages;
  url: string | null;
  /** The picture of the category that it leads to; null where it leads elsewhere. */
  image: string | null;
  /** Something is reduced in the category that it leads to. */
  hot: boolean;
  read: boolean;
}

/** The notes, newest first, with what this customer has read; of a guest nothing is known (id 0). */
export const notesFor = (db: Queryable, customerId: number): Promise<NoteRow[]> => {
  const reduced = (folded: SQL) =>
    sql`select k.count from listing_count k where k.category_id = c.id and k.token = 'sale:on_sale' and ${folded}`;
  return selectRows<NoteRow>(
    db,
    sql`select n.id, n.title, n.content, n.url, c.picture as image,
        (select coalesce(sum(count), 0) > 0
          from (${reduced(sql`k.folded`)} union all ${reduced(sql`not k.folded`)}) kept) as hot,
        exists (select 1 from system_note_read r where r.note_id = n.id and r.customer_id = ${customerId}) as read
      from system_note n left join category c on '/' || c.url_path = n.url order by n.id desc`,
  );
};

/** Writes down that a customer has read a note; false when there is no such note. */
export const readNote = async (db: Queryable, customerId: number, id: number): Promise<boolean> => {
  const { systemNote, systemNoteRead } = schema;
  const [note] = await db.select({ id: systemNote.id }).from(systemNote).where(eq(systemNote.id, id));
  if (!note) return false;
  await db.insert(systemNoteRead).values({ customerId, noteId: note.id }).onConflictDoNothing();
  return true;
};
