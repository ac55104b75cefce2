import type { OperatorRole } from '@shop/contract/operator';
import { endKey, findKey, insertKey, type KeyRow } from '../../database/operator/keys.ts';
import { logChange } from '../../database/operator/log.ts';
import { transact } from '../../database/transact.ts';
import { fingerprint, newToken } from '../../domain/account/tokens.ts';
import { noSuch, OperatorProblem } from '../../domain/operator-problem.ts';
import type { Operator } from '../../domain/operator/operator.ts';
import type { Services } from '../../services.ts';

type Clocked = Pick<Services, 'db' | 'now'>;

/** Makes a key, which `expiresAt` may end; `key` is told here and kept nowhere. @throws OperatorProblem for an end that is past */
export const makeKey = (
  { db: outer, now }: Clocked,
  by: Operator,
  name: string,
  role: OperatorRole,
  expiresAt: Date | null = null,
) =>
  transact(outer, async (db): Promise<{ row: KeyRow; key: string }> => {
    const key = `op_${newToken()}`;
    if (expiresAt && expiresAt <= now())
      throw new OperatorProblem({ en: 'This end is past already.', fr: 'Cette fin est déjà passée.' }, 400);
    const row = await insertKey(db, { name, role, hash: fingerprint(key), createdAt: now(), expiresAt });
    const after = { role, ...(expiresAt && { until: expiresAt.toISOString() }) };
    await logChange(db, by, { action: 'key.make', subject: row.id, before: null, after }, now());
    return { row, key };
  });

/** Ends a key at once. @throws OperatorProblem for one that there is not, or that was revoked */
export const revokeKey = ({ db: outer, now }: Clocked, by: Operator, id: number): Promise<KeyRow> =>
  transact(outer, async (db) => {
    const row = await endKey(db, id, now());
    if (!row) {
      if ((await findKey(db, id))?.personId === null)
        throw new OperatorProblem({ en: `Key ${id} is revoked already.`, fr: `La clé ${id} est déjà révoquée.` });
      throw noSuch('key', id);
    }
    const [before, after] = [{ revoked: false }, { revoked: true }];
    await logChange(db, by, { action: 'key.revoke', subject: id, before, after }, now());
    return row;
  });
