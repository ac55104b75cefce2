import { logChange } from '../../database/operator/log.ts';
import { findOrder, lockOrder } from '../../database/orders/orders.ts';
import { insertStaffNote, staffNotesOf, type StaffNoteRow } from '../../database/orders/staff-notes.ts';
import { transact } from '../../database/transact.ts';
import { noSuch, OperatorProblem } from '../../domain/operator-problem.ts';
import type { Operator } from '../../domain/operator/operator.ts';
import type { Services } from '../../services.ts';

/**
 * Writes a note on an order, for those alone who work for the shop.
 * @throws OperatorProblem for an order that there is not, or of which no person's data is stored any more
 */
export const noteOrder = (services: Services, by: Operator, number: string, text: string): Promise<StaffNoteRow> =>
  transact(services.db, async (db) => {
    const found = await findOrder(db, number);
    if (!found) throw noSuch('order', number);
    const { id: orderId, anonymisedAt } = await lockOrder(db, found.id);
    if (anonymisedAt !== null)
      throw new OperatorProblem({
        en: `The time of order ${number} in the books is over: nothing is noted on it any more.`,
        fr: `Le délai de conservation de la commande ${number} est échu\u00a0: on n’y note plus rien.`,
      });
    const now = services.now();
    const id = await insertStaffNote(db, { orderId, text, keyId: by.keyId, createdAt: now });
    await logChange(db, by, { action: 'order.note', subject: number, before: null, after: { note: id } }, now);
    const note = (await staffNotesOf(db, orderId)).find((one) => one.id === id);
    if (!note) throw new Error('A note that was just stored is gone');
    return note;
  });
