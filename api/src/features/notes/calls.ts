import type { CallResult, Language } from '@shop/contract';
import { findCustomer, updateCustomer } from '../../database/account/customers.ts';
import { callsFor } from '../../http/call.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { messages, type Message } from '../../domain/messages.ts';
import { pictureAt } from '../../domain/catalogue/picture.ts';
import { notesFor, readNote, type NoteRow } from './queries.ts';

/** Label of the flame beside a note (NOTE-001). */
const flame: Message = { en: 'Reduced now', fr: 'En rabais' };

const noteOf = ({ id, title, content, url, image, hot, read }: NoteRow, language: Language) => ({
  id,
  title: title[language],
  content: content[language],
  url,
  image: image && pictureAt(image, 320),
  has_read: read ? 1 : 0,
  flame_identification: hot ? flame[language] : null,
});

const switchedOff: CallResult<'systemNotes'> = { list: [], notes_count: 0, is_enabled: false };

/** Notifications are the same for everyone; which of them were read is kept for customers only (NOTE-002). */
export const notesCalls = {
  ...callsFor('anyone', {
    systemNotes: async ({ services, who, language }) => {
      const customerId = who?.kind === 'customer' ? who.customerId : 0;
      const customer = customerId === 0 ? null : await findCustomer(services.db, customerId);
      if (customer?.notificationsEnabled === false) return switchedOff;
      const list = (await notesFor(services.db, customerId)).map((row) => noteOf(row, language));
      return { list, notes_count: list.filter(({ has_read }) => has_read === 0).length, is_enabled: true };
    },
  }),
  ...callsFor('customer', {
    updateSystemNotes: async ({ services, who, body }) => {
      if (!(await readNote(services.db, who.customerId, body.id))) throw new ShopError(404, messages.notFound);
      return { id: body.id, has_read: 1 };
    },

    notificationToggle: async ({ services, who, body }) => {
      await updateCustomer(services.db, who.customerId, { notificationsEnabled: body.is_enabled });
      return { is_enabled: body.is_enabled };
    },
  }),
};
