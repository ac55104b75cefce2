import { transact } from '../../database/transact.ts';
import { isDropshipGroup } from '../../domain/account/identity.ts';
import { pushWithin } from '../../push/outbox.ts';
import type { Services } from '../../services.ts';
import { letterOf } from './about.ts';
import { newsLetter, newsPush } from './letter.ts';
import { dueIds, soldAs, takeAlert, updateAlert } from './queries.ts';
import { alertTimes, isSo, onPage } from './rules.ts';

const batch = 200;

/**
 * Ends an alert and writes its letter and push messages in one transaction: whichever server comes first, and wherever it
 * ends, they are sent once. Nothing happens where the alert has ended or what it waits for is no longer so.
 */
const send = ({ db, mailer, settings, now }: Services, id: number): Promise<void> =>
  transact(db, async (transaction) => {
    const taken = await takeAlert(transaction, id, now());
    const sold = taken && soldAs(taken);
    if (!taken || !sold) return;
    const { alert, group } = taken;
    const page = onPage(sold, group !== null && isDropshipGroup(group), now());
    if (!isSo(alert, page)) return;
    const expiresAt = new Date(now().getTime() + alertTimes.afterwards);
    await updateAlert(transaction, alert.id, { endedAt: now(), expiresAt });
    const letter = letterOf(taken);
    await mailer.sendWithin(transaction, newsLetter(letter, page.price, settings));
    await pushWithin(transaction, alert, newsPush(alert.id, letter, page.price), now());
  });

/** Writes to everybody whose alert's time has come. Any number of servers may. */
export const sendDue = async (services: Services, isStopped: () => boolean = () => false): Promise<void> => {
  let after = 0;
  for (;;) {
    const ids = await dueIds(services.db, services.now(), after, batch);
    for (const id of ids) {
      if (isStopped()) return;
      await send(services, id);
    }
    if (ids.length < batch) return;
    after = ids.at(-1) ?? after;
  }
};
