import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Customer } from '@shop/contract';
import { findCustomer, updateCustomer, type CustomerRow } from '../../database/account/customers.ts';
import { schema, selectRows } from '../../database/connection.ts';
import { isDropshipGroup } from '../../domain/account/group.ts';
import { normalisedPhone } from '../../domain/address/phone.ts';
import type { BothLanguages } from '../../database/schema/column-types.ts';
import type { Services } from '../../services.ts';
import { addressMessages } from '../address/messages.ts';
import { registerCall } from '../call.ts';
import { ApiError, messages } from '../error.ts';

const groupIds: Readonly<Record<string, number>> = { General: 1, 'PLUS+': 4, Enterprise: 5, 'Dropship Partner': 6 };

/** A customer on the wire (documents 1 and 3 §3). */
const customerOf = (row: CustomerRow): Customer => ({
  entity_id: row.id,
  email: row.email,
  firstName: row.firstname,
  lastName: row.lastname,
  customer_phone: row.telephone,
  interest: [],
  gender: row.gender,
  births: row.birthday,
  grade: null,
  points: row.points,
  tip: null,
  is_dropship: isDropshipGroup(row.group),
  customer_group: row.group,
  customer_group_id: groupIds[row.group] ?? 1,
  subscriber: { subscriber_email: row.subscriberEmail, subscriber_sms: row.subscriberSms },
  plus_invite_code: null,
  plus_invite_list: [],
});

const ownRow = async ({ db }: Services, customerId: number): Promise<CustomerRow> => {
  const row = await findCustomer(db, customerId);
  if (!row) throw new ApiError(401, messages.signInNeeded);
  return row;
};

export const registerProfile = (app: FastifyInstance): void => {
  registerCall(app, 'accountInit', 'customer', async ({ services, who }) => {
    const row = await ownRow(services, who.customerId);
    return {
      ...customerOf(row),
      wishlist: [],
      customer_verify: row.verified,
      is_general: row.group === 'General',
      is_old_user: true,
      play_birthday_wishes: row.birthday === services.now().toISOString().slice(5, 10),
    };
  });

  registerCall(app, 'accountInformation', 'customer', async ({ services, who }) =>
    customerOf(await ownRow(services, who.customerId)),
  );

  registerCall(app, 'updateAccountInformation', 'customer', async ({ services, who, body }) => {
    const telephone = body.customer_phone ? normalisedPhone(body.customer_phone) : undefined;
    if (telephone === null) throw new ApiError(400, addressMessages.phone, { field: 'customer_phone' });
    await updateCustomer(services.db, who.customerId, {
      firstname: body.firstName?.trim(),
      lastname: body.lastName?.trim(),
      gender: body.gender,
      telephone,
    });
    return customerOf(await ownRow(services, who.customerId));
  });
};

interface NoteRow {
  id: number;
  title: BothLanguages;
  content: BothLanguages;
  url: string | null;
  read: boolean;
}

/** Notifications: the same for everyone; which of them were read is kept for customers only. */
export const registerNotes = (app: FastifyInstance): void => {
  registerCall(
    app,
    'systemNotes',
    'anyone',
    async ({ services, who, language }) => {
      const customerId = who?.kind === 'customer' ? who.customerId : 0;
      const rows = await selectRows<NoteRow>(
        services.db,
        sql`select n.id, n.title, n.content, n.url,
            exists (select 1 from system_note_read r where r.note_id = n.id and r.customer_id = ${customerId}) as read
          from system_note n order by n.id desc`,
      );
      const list = rows.map((note) => ({
        id: note.id,
        title: note.title[language],
        content: note.content[language],
        url: note.url,
        image: null,
        has_read: note.read ? 1 : 0,
        flame_identification: null,
      }));
      return { list, notes_count: list.filter(({ has_read }) => has_read === 0).length };
    },
    ['/customer/get_system_notes'],
  );

  registerCall(app, 'updateSystemNotes', 'customer', async ({ services, who, body }) => {
    const { systemNote, systemNoteRead } = schema;
    const [note] = await services.db.select({ id: systemNote.id }).from(systemNote).where(eq(systemNote.id, body.id));
    if (!note) throw new ApiError(404, messages.notFound);
    await services.db
      .insert(systemNoteRead)
      .values({ customerId: who.customerId, noteId: note.id })
      .onConflictDoNothing();
    return { id: note.id, has_read: 1 };
  });
};
