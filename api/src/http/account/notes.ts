import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { CallResult, Language } from '@shop/contract';
import { findCustomer, updateCustomer } from '../../database/account/customers.ts';
import { schema, selectRows, type Queryable } from '../../database/connection.ts';
import type { BothLanguages } from '../../domain/text/both-languages.ts';
import { registerCall } from '../call.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { messages } from '../../domain/messages.ts';

interface NoteRow {
  id: number;
  title: BothLanguages;
  content: BothLanguages;
  url: string | null;
  read: boolean;
}

/** The notes, newest first, with what this customer has read; of a guest nothing is known (id 0). */
const notesFor = async (db: Queryable, customerId: number, language: Language) => {
  const rows = await selectRows<NoteRow>(
    db,
    sql`select n.id, n.title, n.content, n.url,
        exists (select 1 from system_note_read r where r.note_id = n.id and r.customer_id = ${customerId}) as read
      from system_note n order by n.id desc`,
  );
  return rows.map(({ id, title, content, url, read }) => ({
    id,
    title: title[language],
    content: content[language],
    url,
    image: null,
    has_read: read ? 1 : 0,
    flame_identification: null,
  }));
};

const switchedOff: CallResult<'systemNotes'> = { list: [], notes_count: 0, is_enabled: false };

/** Notifications are the same for everyone; which of them were read is kept for customers only (NOTE-002). */
export const registerNotes = (app: FastifyInstance): void => {
  registerCall(
    app,
    'systemNotes',
    'anyone',
    async ({ services, who, language }) => {
      const customerId = who?.kind === 'customer' ? who.customerId : 0;
      const customer = customerId === 0 ? null : await findCustomer(services.db, customerId);
      if (customer?.notificationsEnabled === false) return switchedOff;
      const list = await notesFor(services.db, customerId, language);
      return { list, notes_count: list.filter(({ has_read }) => has_read === 0).length, is_enabled: true };
    },
    ['/customer/get_system_notes'],
  );

  registerCall(app, 'updateSystemNotes', 'customer', async ({ services, who, body }) => {
    const { systemNote, systemNoteRead } = schema;
    const [note] = await services.db.select({ id: systemNote.id }).from(systemNote).where(eq(systemNote.id, body.id));
    if (!note) throw new ShopError(404, messages.notFound);
    await services.db
      .insert(systemNoteRead)
      .values({ customerId: who.customerId, noteId: note.id })
      .onConflictDoNothing();
    return { id: note.id, has_read: 1 };
  });

  registerCall(app, 'notificationToggle', 'customer', async ({ services, who, body }) => {
    await updateCustomer(services.db, who.customerId, { notificationsEnabled: body.is_enabled });
    return { is_enabled: body.is_enabled };
  });
};
