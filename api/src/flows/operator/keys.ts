import type { OperatorRole } from '@shop/contract/operator';
import { endKey, findKey, insertKey, type KeyRow } from '../../database/operator/keys.ts';
import { logChange } from '../../database/operator/log.ts';
import { transact } from '../../database/transact.ts';
import { fingerprint, newToken } from '../../domain/account/tokens.ts';
import { OperatorProblem } from '../../domain/operator-problem.ts';
import type { Operator } from '../../domain/operator/operator.ts';
import type { Services } from '../../services.ts';

type Clocked = Pick<Services, 'db' | 'now'>;

/** Makes a key for somebody who works for the shop; `key` is told here and kept nowhere. */
export const makeKey = ({ db: outer, now }: Clocked, by: Operator, name: string, role: OperatorRole) =>
  transact(outer, async (db): Promise<{ row: KeyRow; key: string }> => {
    const key = `op_${newToken()}`;
    const row = await insertKey(db, { name, role, hash: fingerprint(key), createdAt: now() });
    await logChange(db, by, { action: 'key.make', subject: row.id, before: null, after: { role } }, now());
    return { row, key };
  });

/** Ends a key at once. @throws OperatorProblem for one that there is not, or that was revoked */
export const revokeKey = ({ db: outer, now }: Clocked, by: Operator, id: number): Promise<KeyRow> =>
  transact(outer, async (db) => {
    const row = await endKey(db, id, now());
    if (!row) {
      if (await findKey(db, id)) throw new OperatorProblem(`Key ${id} is revoked already.`);
      throw new OperatorProblem(`There is no key ${id}.`, 404);
    }
    const [before, after] = [{ revoked: false }, { revoked: true }];
    await logChange(db, by, { action: 'key.revoke', subject: id, before, after }, now());
    return row;
  });
