import { erasePerson, lockUnswept, noteSwept } from '../../database/rights/erase.ts';
import { transact } from '../../database/transact.ts';
import type { Services } from '../../services.ts';
import { personOf } from '../account/profile.ts';

/** ms after which no call that began before an account's deletion is still under way. */
const afterwards = 10 * 60 * 1000;

/**
 * Deletes what calls that were under way wrote for accounts that were deleted meanwhile. Each account once; one
 * whose rows do not go holds up no other.
 * @throws what the database said of the first such account, once all others are done
 */
export const sweepDeleted = async ({ db, now }: Services, isStopped: () => boolean): Promise<void> => {
  const failed = new Map<number, unknown>();
  const sweepOne = async (): Promise<boolean> => {
    let id: number | null = null;
    try {
      await transact(db, async (transaction) => {
        id = await lockUnswept(transaction, new Date(now().getTime() - afterwards), [...failed.keys()]);
        if (id === null) return;
        await erasePerson(transaction, personOf({ id, email: '', verified: false }), now());
        await noteSwept(transaction, id, now());
      });
    } catch (error) {
      if (id === null) throw error;
      failed.set(id, error);
    }
    return id !== null;
  };
  while (!isStopped() && (await sweepOne()));
  const [first] = failed.values();
  if (first !== undefined) throw first;
};
