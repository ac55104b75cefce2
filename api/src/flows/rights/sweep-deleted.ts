import { erasePerson, lockUnswept, noteSwept } from '../../database/rights/erase.ts';
import { transact } from '../../database/transact.ts';
import type { Services } from '../../services.ts';
import { personOf } from './person.ts';

/** ms after which no call that began before an account's deletion is still under way. */
const afterwards = 10 * 60 * 1000;

/** Deletes what calls that were under way wrote for accounts that were deleted meanwhile. Each account once. */
export const sweepDeleted = async ({ db, now }: Services, isStopped: () => boolean): Promise<void> => {
  const sweepOne = (): Promise<boolean> =>
    transact(db, async (transaction) => {
      const id = await lockUnswept(transaction, new Date(now().getTime() - afterwards));
      if (id === null) return false;
      await erasePerson(transaction, personOf({ id, email: '', verified: false }), now());
      await noteSwept(transaction, id, now());
      return true;
    });
  while (!isStopped() && (await sweepOne()));
};
