import {
  endContentPlans,
  lockContentPlans,
  renameInPlans,
  type ContentPlanRow,
} from '../../database/operator/content-plans.ts';
import { contentStores } from '../../database/operator/places/index.ts';
import { logChange } from '../../database/operator/log.ts';
import { isRefused } from '../../database/sql-state.ts';
import { transact } from '../../database/transact.ts';
import type { Queryable } from '../../database/connection.ts';
import { signOf } from '../../domain/content/entry.ts';
import type { Report } from '../../job-kind.ts';
import { briefly } from '../../logged-error.ts';
import type { Services } from '../../services.ts';
import { isSigned, subjectOf } from './content.ts';

/** Does one plan whose time has come. @returns the entry’s id; null where it cannot be done any more */
const begin = async (
  db: Queryable,
  { place, entryId, change, entry }: ContentPlanRow,
  at: Date,
): Promise<string | null> => {
  const store = contentStores[place];
  if (change === 'remove') return (await store.remove(db, entryId)) ? entryId : null;
  if (!entry) return null;
  if (change === 'add') return (await store.add(db, entryId, entry, at)) ? entryId : null;
  if (!(await store.replace(db, entryId, entry, at))) return null;
  const after = isSigned(place) ? signOf(entry) : entryId;
  await renameInPlans(db, place, entryId, after);
  return after;
};

/**
 * Has all content begin, change and go whose time has come; of several processes at once one does it. What the
 * database refuses is given up with a row in the log and holds up nothing else.
 */
export const beginDueContent = (
  { db: outer, now }: Pick<Services, 'db' | 'now'>,
  report: Report = () => undefined,
): Promise<void> =>
  transact(outer, async (db) => {
    const at = now();
    for (;;) {
      // Each may give others new ids.
      const [plan] = await lockContentPlans(db);
      if (!plan || plan.validFrom > at) return;
      await endContentPlans(db, [plan.id], at);
      const subject = subjectOf(plan.place, plan.entryId);
      const { action, id } = await transact(db, (inner) => begin(inner, plan, at)).then(
        (found) => ({ action: found === null ? 'content.miss' : 'content.begin', id: found }),
        (error: unknown) => {
          if (!isRefused(error)) throw error;
          report(`The content ${subject} cannot begin and is given up: ${briefly(error)}`);
          return { action: 'content.fail', id: null };
        },
      );
      const after = { change: plan.change, id };
      await logChange(db, { keyId: plan.keyId }, { action, subject, before: null, after }, at);
    }
  });
